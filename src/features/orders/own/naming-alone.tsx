import { Suspense } from "react";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { loadWords } from "#src/lib/words/words.tsx";

const Tick = optionalPart(async () => {
  const [part] = await Promise.all([import("./naming-tick.tsx"), loadWords("orderPapers", "obstacles")]);
  return part.NamingTick;
});

type NamingAloneProps = { submissionId: string; mayBeNamed: boolean };

/** The tick of who signed without an order, on whose page it would stand otherwise. */
export function NamingAlone(props: NamingAloneProps) {
  return (
    <Suspense fallback={null}>
      <div className="mt-10 max-w-[60ch]">
        <Tick {...props} />
      </div>
    </Suspense>
  );
}
