import { Suspense } from "react";
import { NAMED_STATUS } from "#domain/submissions/naming.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { loadWords } from "#src/lib/words/words.tsx";

const Tick = optionalPart(async () => {
  const [part] = await Promise.all([import("./naming-tick.tsx"), loadWords("orderPapers", "obstacles")]);
  return part.NamingTick;
});

type NamingAloneProps = {
  submission: { id: string; status: SubmissionStatus; orders: { live: number }; mayBeNamed: boolean };
};

/** The tick of who signed and has no order under way, on whose page it would stand otherwise. */
export function NamingAlone({ submission: { id, status, orders, mayBeNamed } }: NamingAloneProps) {
  if (status !== NAMED_STATUS || orders.live > 0) return null;
  return (
    <Suspense fallback={null}>
      <div className="mt-10 max-w-[60ch]">
        <Tick submissionId={id} mayBeNamed={mayBeNamed} />
      </div>
    </Suspense>
  );
}
