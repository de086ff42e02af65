import { moveForm } from "#domain/submissions/move-form.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { useWords } from "#src/lib/words.tsx";
import { useMove, type OfferedMove, type Submission } from "../data.ts";
import { NoteField } from "./note-field.tsx";
import { OriginalField } from "./original-field.tsx";

type MoveDialogProps = { submission: Submission; move: OfferedMove; onClose: () => void };

/** Asks for what a move needs, says where it leads and which mail it prepares, and makes it. */
export function MoveDialog({ submission, move, onClose }: MoveDialogProps) {
  const { LL } = useWords();
  const words = LL.submissions.ask;
  const name = LL.submissions.moves[move.verb]();
  const status = LL.statuses.submission;
  const { id, version } = submission;
  const { mutateAsync: make } = useMove(move.verb);
  const { form, record } = useRecordForm({
    schema: moveForm(move.asks),
    draft: `submission-move:${id}:${move.verb}`,
    values: () => ({ note: "", originalId: "" }),
    save: ({ note, originalId }) => make({ id, version, note, ...(originalId && { originalId }) }),
    onSaved(moved) {
      showSuccess(words.done({ status: status[moved.status]() }));
      onClose();
    },
  });
  const writesMail = move.verb === "approve" || move.verb === "reject" || move.verb === "revokeApproval";
  return (
    <FormDialog
      record={record}
      title={words.title({ move: name })}
      description={words.leads({ from: status[submission.status](), to: status[move.to]() })}
      submit={name}
      tone={move.to === "REJECTED" ? "danger" : "normal"}
      onClose={onClose}
    >
      {move.verb === "approve" && !submission.isApprovedByEvaluation && (
        <p className="border-l-3 border-ochre bg-wait px-4 py-3 text-wait-ink">{words.noEvaluation()}</p>
      )}
      {move.asks.includes("original") && (
        <form.AppField name="originalId">{() => <OriginalField exceptId={id} />}</form.AppField>
      )}
      <form.AppField name="note">
        {() => (
          <NoteField
            hint={writesMail ? words.noteMail() : words.noteHint()}
            required={move.asks.includes("note")}
          />
        )}
      </form.AppField>
      {writesMail && <p className="text-quiet">{words.draft()}</p>}
    </FormDialog>
  );
}
