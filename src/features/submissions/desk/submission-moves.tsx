import { lazy, Suspense, useState } from "react";
import { FORCE } from "#domain/move-form.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { StaffVerb, Submission } from "../data.ts";

/** The question comes when it is asked. */
const StatusDialog = lazy(() =>
  import("./status-dialog.tsx").then((module) => ({ default: module.StatusDialog })),
);

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
} as const satisfies Record<StaffVerb, string>;

/** The moves this person may make now, and only those. */
export function SubmissionMoves({ submission }: { submission: Submission }) {
  const { LL } = useWords();
  const words = LL.submissions.moves;
  const [asked, setAsked] = useState<StaffVerb | typeof FORCE>();
  return (
    <Section title={words.title()} isRuled className="mb-8">
      {submission.moves.length === 0 && !submission.canForce && (
        <p className="text-quiet">{LL.moving.none()}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {submission.moves.map(({ verb }) => (
          <Button
            key={verb}
            size="sm"
            variant={VARIANT[verb]}
            data-move={verb}
            onClick={() => setAsked(verb)}
          >
            {words[verb]()}
          </Button>
        ))}
        {submission.canForce && (
          <Button size="sm" variant="quiet" data-move="force" onClick={() => setAsked(FORCE)}>
            {words.force()}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {asked && (
          <StatusDialog
            key={asked}
            submission={submission}
            asked={asked}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}
