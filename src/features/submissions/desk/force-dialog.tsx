import { useState, type SubmitEvent } from "react";
import { submissionForceTargets, type SubmissionStatus } from "#domain/submissions/status.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { KeptNote } from "#src/kit/form/kept-note.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { Select } from "#src/components/ui/select.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { useForce, type Submission } from "../data.ts";
import { MoveNote, useMoveNote } from "./move-note.tsx";

/** For ADMIN: any other status with a mandatory note, shown as forced (decisions.md 7). The note stays until it is sent. */
export function ForceDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.submissions.ask;
  const names = LL.statuses.submission;
  const force = useForce();
  const [status, setStatus] = useState<SubmissionStatus | "">("");
  const note = useMoveNote(submission.id, "force");
  const [isTried, setIsTried] = useState(false);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (status === "" || note.isBlank) return;
    // Also when the page was left meanwhile: a note that was sent must not come back. The dialog says a refusal.
    force.mutateAsync({ id: submission.id, version: submission.version, status, note: note.text }).then(
      (moved) => {
        note.forget();
        showSuccess(words.done({ status: names[moved.status]() }));
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
    <Dialog open onOpenChange={(open) => !open && !force.isPending && onClose()}>
      <DialogContent
        title={LL.submissions.moves.force()}
        description={words.forceHint()}
        footer={
          <>
            <Button variant="secondary" disabled={force.isPending} onClick={cancel}>
              {LL.actions.cancel()}
            </Button>
            <Button type="submit" form="submission-force" variant="danger" pending={force.isPending}>
              {LL.submissions.moves.force()}
            </Button>
          </>
        }
      >
        <form id="submission-force" noValidate onSubmit={onSubmit} className="grid gap-5">
          {note.wasKept && <KeptNote onDiscard={note.discard} />}
          <FormField
            label={words.status()}
            required
            error={isTried && status === "" ? words.statusRequired() : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={status}
                onValueChange={(value) => setStatus(value as SubmissionStatus)}
                options={submissionForceTargets(submission.status).map((value) => ({
                  value,
                  label: names[value](),
                }))}
              />
            )}
          </FormField>
          <MoveNote note={note} hint={words.noteHint()} required isTried={isTried} />
          {force.isError && <FormAlert>{say(LL, force.error)}</FormAlert>}
        </form>
      </DialogContent>
    </Dialog>
  );
}
