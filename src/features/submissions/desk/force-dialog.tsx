import { useState, type SubmitEvent } from "react";
import { submissionForceTargets, type SubmissionStatus } from "#domain/submissions/status.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { Select } from "#src/components/ui/select.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { useForce, type Submission } from "../data.ts";

/** For ADMIN: any other status with a mandatory note, shown as forced (decisions.md 7). */
export function ForceDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.submissions.ask;
  const names = LL.statuses.submission;
  const force = useForce();
  const [status, setStatus] = useState<SubmissionStatus | "">("");
  const [note, setNote] = useState("");
  const [isTried, setIsTried] = useState(false);
  const lacksNote = note.trim() === "";

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (status === "" || lacksNote) return;
    force.mutate(
      { id: submission.id, version: submission.version, status, note },
      {
        onSuccess(moved) {
          showSuccess(words.done({ status: names[moved.status]() }));
          onClose();
        },
      },
    );
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !force.isPending && onClose()}>
      <DialogContent
        title={LL.submissions.moves.force()}
        description={words.forceHint()}
        footer={
          <>
            <Button variant="secondary" disabled={force.isPending} onClick={onClose}>
              {LL.actions.cancel()}
            </Button>
            <Button type="submit" form="submission-force" variant="danger" pending={force.isPending}>
              {LL.submissions.moves.force()}
            </Button>
          </>
        }
      >
        <form id="submission-force" noValidate onSubmit={onSubmit} className="grid gap-5">
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
          <FormField
            label={words.note()}
            required
            hint={words.noteHint()}
            error={isTried && lacksNote ? words.noteRequired() : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                counterMax={2000}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </FormField>
          {force.isError && (
            <p role="alert" className="border-l-3 border-annatto bg-annatto-wash px-4 py-3">
              {say(LL, force.error)}
            </p>
          )}
        </form>
      </DialogContent>
    </Dialog>
  );
}
