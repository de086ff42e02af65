import { lazy, Suspense, useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { OfferedMove, Submission } from "../data.ts";

/** The questions come when they are asked. */
const ForceDialog = lazy(() =>
  import("./force-dialog.tsx").then((module) => ({ default: module.ForceDialog })),
);
const MoveDialog = lazy(() => import("./move-dialog.tsx").then((module) => ({ default: module.MoveDialog })));

/** Which button a move gets: what carries a submission forward stands out, what ends it warns. */
const VARIANT = {
  startReview: "secondary",
  approve: "primary",
  signContract: "primary",
  restore: "primary",
  reopen: "secondary",
  returnToPending: "secondary",
  undoSignature: "secondary",
  markDuplicate: "secondary",
  hide: "secondary",
  reject: "danger",
  revokeApproval: "danger",
} as const satisfies Record<OfferedMove["verb"], string>;

/** The moves this person may make now, and only those (decisions.md 7). */
export function SubmissionMoves({ submission }: { submission: Submission }) {
  const { LL } = useWords();
  const words = LL.submissions.moves;
  const [move, setMove] = useState<OfferedMove>();
  const [isForcing, setIsForcing] = useState(false);
  return (
    <section className="mb-8 border-t border-line-2 pt-4">
      <h2 className="display-5 mb-3">{words.title()}</h2>
      {submission.moves.length === 0 && !submission.canForce && <p className="text-quiet">{words.none()}</p>}
      <div className="flex flex-wrap gap-2">
        {submission.moves.map((offered) => (
          <Button
            key={offered.verb}
            size="sm"
            variant={VARIANT[offered.verb]}
            data-move={offered.verb}
            onClick={() => setMove(offered)}
          >
            {words[offered.verb]()}
          </Button>
        ))}
        {submission.canForce && (
          <Button size="sm" variant="quiet" data-move="force" onClick={() => setIsForcing(true)}>
            {words.force()}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {move && (
          <MoveDialog
            key={move.verb}
            submission={submission}
            move={move}
            onClose={() => setMove(undefined)}
          />
        )}
        {isForcing && <ForceDialog submission={submission} onClose={() => setIsForcing(false)} />}
      </Suspense>
    </section>
  );
}
