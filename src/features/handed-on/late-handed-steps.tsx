import { Suspense } from "react";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { useReached } from "#src/lib/page/use-reached.ts";
import { loadWords } from "#src/lib/words/words.tsx";

const HandedSteps = optionalPart(async () => {
  const [part] = await Promise.all([import("./handed-steps.tsx"), loadWords("handedOn")]);
  return part.HandedSteps;
});

type LateHandedStepsProps = {
  order: { id: string; reference: string | null };
  reader: "exhibitor" | "staff";
};

/** Far below what a page of an order shows first, and fetched once its place comes near. */
export function LateHandedSteps(props: LateHandedStepsProps) {
  const [place, isReached] = useReached();
  return (
    <div ref={place} id={isReached ? undefined : "handed-on"}>
      <Suspense fallback={null}>{isReached && <HandedSteps {...props} />}</Suspense>
    </div>
  );
}
