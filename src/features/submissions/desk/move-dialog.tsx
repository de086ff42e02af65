import { useState, type SubmitEvent } from "react";
import { FormAlert } from "#src/components/form-alert.tsx";
import { KeptNote } from "#src/kit/form/kept-note.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { useMove, type OfferedMove, type Submission } from "../data.ts";
import { MoveNote, useMoveNote } from "./move-note.tsx";
import { OriginalPicker } from "./original-picker.tsx";

type MoveDialogProps = { submission: Submission; move: OfferedMove; onClose: () => void };

/** Asks for what a move needs, says where it leads and which mail it prepares, and makes it. The note stays until it is sent. */
export function MoveDialog({ submission, move, onClose }: MoveDialogProps) {
  const { LL } = useWords();
  const words = LL.submissions.ask;
  const name = LL.submissions.moves[move.verb]();
  const status = LL.statuses.submission;
  const mutation = useMove(move.verb);
  const note = useMoveNote(submission.id, move.verb);
  const [originalId, setOriginalId] = useState("");
  const [isTried, setIsTried] = useState(false);
  const needsNote = move.asks.includes("note");
  const lacksOriginal = move.asks.includes("original") && originalId === "";
  const writesMail = move.verb === "approve" || move.verb === "reject" || move.verb === "revokeApproval";

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    setIsTried(true);
    if ((needsNote && note.isBlank) || lacksOriginal) return;
    const input = { id: submission.id, version: submission.version, note: note.text };
    // Also when the page was left meanwhile: a note that was sent must not come back. The dialog says a refusal.
    mutation.mutateAsync({ ...input, ...(originalId && { originalId }) }).then(
      (moved) => {
        note.forget();
        showSuccess(words.done({ status: status[moved.status]() }));
        onClose();
      },
      () => undefined,
    );
  }

  function cancel(): void {
    note.discard();
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !mutation.isPending && onClose()}>
      <DialogContent
        title={words.title({ move: name })}
        description={words.leads({ from: status[submission.status](), to: status[move.to]() })}
        footer={
          <>
            <Button variant="secondary" disabled={mutation.isPending} onClick={cancel}>
              {LL.actions.cancel()}
            </Button>
            <Button
              type="submit"
              form="submission-move"
              variant={move.to === "REJECTED" ? "danger" : "primary"}
              pending={mutation.isPending}
            >
              {name}
            </Button>
          </>
        }
      >
        <form id="submission-move" noValidate onSubmit={onSubmit} className="grid gap-5">
          {note.wasKept && <KeptNote onDiscard={note.discard} />}
          {move.verb === "approve" && !submission.isApprovedByEvaluation && (
            <p className="border-l-3 border-ochre bg-wait px-4 py-3 text-wait-ink">{words.noEvaluation()}</p>
          )}
          {move.asks.includes("original") && (
            <OriginalPicker
              exceptId={submission.id}
              value={originalId}
              onValueChange={setOriginalId}
              error={isTried && lacksOriginal ? words.originalRequired() : undefined}
            />
          )}
          <MoveNote
            note={note}
            hint={writesMail ? words.noteMail() : words.noteHint()}
            required={needsNote}
            isTried={isTried}
          />
          {writesMail && <p className="text-quiet">{words.draft()}</p>}
          {mutation.isError && <FormAlert>{say(LL, mutation.error)}</FormAlert>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
