import { useState } from "react";
import { abstentionReason, MAX_REASON } from "#domain/evaluations/schema.ts";
import { Button } from "#src/components/ui/button.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { abstain, type Card, declareConflict } from "../data.ts";

type Way = "abstain" | "conflict";
type WaysOutProps = { card: Card; onOut: () => void };

/** The ways to give no marks: abstain while none are given, or declare a conflict of interest. */
export function WaysOut({ card, onOut }: WaysOutProps) {
  const { LL } = useWords();
  const words = LL.evaluations.card;
  const [asked, setAsked] = useState<Way>();
  return (
    <>
      {!card.standing.hasGiven && (
        <Button variant="quiet" size="sm" onClick={() => setAsked("abstain")}>
          {words.abstain()}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => setAsked("conflict")}>
        {words.conflict()}
      </Button>
      {asked && (
        <ReasonDialog
          way={asked}
          submissionId={card.submission.id}
          onClose={() => setAsked(undefined)}
          onOut={onOut}
        />
      )}
    </>
  );
}

type ReasonDialogProps = { way: Way; submissionId: string; onClose: () => void; onOut: () => void };

/** Asks for the reason of a way out, and takes it. */
export function ReasonDialog({ way, submissionId, onClose, onOut }: ReasonDialogProps) {
  const { LL } = useWords();
  const words = LL.evaluations.card;
  const isConflict = way === "conflict";
  const { form, record } = useRecordForm({
    schema: abstentionReason,
    draft: `evaluation-${way}:${submissionId}`,
    values: () => ({ reason: "" }),
    async save({ reason }) {
      const out = { submissionId, reason };
      await (isConflict ? sendChange(declareConflict, out) : sendChange(abstain, out));
    },
    done: isConflict ? words.conflictDone : words.abstainedDone,
    onClose,
    onSaved: onOut,
  });
  return (
    <FormDialog
      record={record}
      title={isConflict ? words.conflictTitle() : words.abstainTitle()}
      description={isConflict ? words.conflictText() : words.abstainText()}
      submit={isConflict ? words.conflict() : words.abstain()}
      tone="danger"
    >
      <form.AppField name="reason">
        {(field) => <field.LongField label={words.reason()} required rows={3} max={MAX_REASON} />}
      </form.AppField>
    </FormDialog>
  );
}
