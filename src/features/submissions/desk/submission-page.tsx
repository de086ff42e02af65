import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { readDraft } from "#src/lib/kept/tab-drafts.ts";
import type { SubmissionListAddress } from "./list-at.ts";
import { correctionsOf } from "./corrections.ts";
import { forgetEdit, isEditWanted } from "./edit-wanted.ts";
import { SubmissionDossier } from "./submission-dossier.tsx";
import { SubmissionRead } from "./submission-read.tsx";

/** The long form loads when somebody edits the submission. */
const SubmissionEdit = lazy(() =>
  import("./submission-edit.tsx").then((module) => ({ default: module.SubmissionEdit })),
);

type SubmissionPageProps = {
  id: string;
  /** The address of the list that the reader came from. */
  list: SubmissionListAddress;
  evaluations: ReactNode;
  notes: ReactNode;
};

/** One submission on the staff desk (SUB-02, SUB-03): its dossier, or the form that corrects it. */
export function SubmissionPage({ id, list, evaluations, notes }: SubmissionPageProps) {
  // Corrections that were left unsaved are taken up again.
  const [isEditing, setIsEditing] = useState(
    () => isEditWanted(id) || readDraft(correctionsOf(id)) !== undefined,
  );
  useEffect(forgetEdit, [id]);
  return (
    <SubmissionRead id={id} list={list}>
      {(submission) =>
        isEditing ? (
          <Suspense fallback={<SpinnerArea />}>
            <SubmissionEdit submission={submission} onDone={() => setIsEditing(false)} />
          </Suspense>
        ) : (
          <SubmissionDossier
            submission={submission}
            list={list}
            evaluations={evaluations}
            notes={notes}
            onEdit={() => setIsEditing(true)}
          />
        )
      }
    </SubmissionRead>
  );
}
