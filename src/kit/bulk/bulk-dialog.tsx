import { useMutation, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { asksNote, hasWayBack, takesNote, writesLetters } from "#domain/bulk/acts.ts";
import { isUnderWay, progressOf } from "#domain/runs/run.ts";
import { message } from "#domain/messages.ts";
import { note, NOTE_MAX } from "#domain/note.ts";
import { SETTLEMENTS } from "#domain/orders/moves/balance.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { RecordForm } from "../form/record-form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { useRecordForm } from "../form/use-record-form.ts";
import { MailsKeptLine } from "../record/mails-kept-line.tsx";
import { BulkGroups } from "./bulk-groups.tsx";
import { LettersToLeave, RunLetters } from "./run-letters.tsx";
import { RunProgressBar } from "../run/run-progress.tsx";
import { missingOf, sayBefore, sayBulk, sayResult, type BulkNames } from "./bulk-words.ts";
import { bulkQuery, runBulk, type BulkRun } from "./data.ts";
import { useUndo } from "./use-undo.tsx";

const chosenSettlement = v.picklist(SETTLEMENTS, message("choice"));

type BulkDialogProps = {
  /** The run when the dialog opened. */
  first: BulkRun;
  names: BulkNames;
  /** Called once the run has begun, when the selection can be cleared. */
  onRun?: (() => void) | undefined;
  onClose: () => void;
};

/**
 * A run from preview to result: what happens to which records, and why not to others; then its progress; then the
 * result, with undo. Needs the namespace bulk.
 */
export function BulkDialog({ first, names, onRun, onClose }: BulkDialogProps) {
  const { LL } = useWords();
  const words = LL.bulk;
  const { data: run = first } = useQuery({ ...bulkQuery(first.id), initialData: first });
  const { undo, isPending: isUndoing, dialog } = useUndo();
  const isPreview = run.status === "planned";
  const isAsked = asksNote(run);
  // What cannot be taken back is what is sent.
  const isMailed = writesLetters(run) || !hasWayBack(run.kind);
  const isOfAccounts = run.kind === "partners" || run.kind === "registrations";
  const { form, record, missing } = useBulkForm(run, onRun);
  const move = names.move[run.verb]();
  const { waiting } = run.counts;

  function cancel(): void {
    record.forget();
    onClose();
  }

  return (
    <>
      <Dialog open onOpenChange={(isOpen) => !isOpen && !record.isPending && onClose()}>
        <DialogContent
          title={sayBulk(LL, names, run)}
          description={isPreview ? words.preview() : undefined}
          footer={
            isPreview ? (
              <>
                <Button variant="secondary" disabled={record.isPending} onClick={cancel}>
                  {LL.actions.cancel()}
                </Button>
                {waiting > 0 && (
                  <SubmitButton record={record} pendingLabel={words.starting()}>
                    {words.submit({ move, count: waiting })}
                  </SubmitButton>
                )}
              </>
            ) : (
              <ResultFoot
                canUndo={run.canUndo}
                isUndoing={isUndoing}
                onUndo={() => void undo(run)}
                onClose={onClose}
              />
            )
          }
        >
          {isMailed && <MailsKeptLine withPassword={isOfAccounts} className="mb-4" />}
          {isPreview ? (
            <RecordForm record={record}>
              {waiting === 0 && <p>{words.nothing()}</p>}
              <LettersToLeave run={run} />
              <WarningBefore said={waiting > 0 && sayBefore(LL, names, run)} />
              <BulkGroups run={run} names={names} />
              {waiting > 0 && missing && (
                <form.AppField name="settledAs">
                  {() => names.renderDifference?.(missing.cents)}
                </form.AppField>
              )}
              {waiting > 0 && takesNote(run) && (
                <form.LongField
                  name="note"
                  label={LL.moving.note()}
                  required={isAsked}
                  aside={isAsked ? undefined : LL.field.optional()}
                  hint={names.noteHint?.(run.verb)}
                  rows={3}
                  max={NOTE_MAX}
                />
              )}
            </RecordForm>
          ) : (
            <BulkState run={run} names={names} />
          )}
        </DialogContent>
      </Dialog>
      {dialog}
    </>
  );
}

function WarningBefore({ said }: { said: string | false | undefined }) {
  return said && <p className="border-l-3 border-ochre pl-3">{said}</p>;
}

type ResultFootProps = { canUndo: boolean; isUndoing: boolean; onUndo: () => void; onClose: () => void };

function ResultFoot({ canUndo, isUndoing, onUndo, onClose }: ResultFootProps) {
  const { LL } = useWords();
  return (
    <>
      {canUndo && (
        <Button variant="secondary" pending={isUndoing} onClick={onUndo}>
          {LL.bulk.undo()}
        </Button>
      )}
      <Button onClick={onClose}>{LL.actions.close()}</Button>
    </>
  );
}

/** The note for all of them, and the reason for what is missing. */
function useBulkForm(run: BulkRun, onRun: (() => void) | undefined) {
  const { mutateAsync: start } = useMutation(runBulk);
  const missing = missingOf(run);
  const { form, record } = useRecordForm({
    schema: v.strictObject({ note: note(asksNote(run)), settledAs: missing ? chosenSettlement : v.string() }),
    values: () => ({ note: "", settledAs: missing?.proposed ?? "" }),
    draft: `bulk:${run.kind}:${run.verb}`,
    save: ({ note: said, settledAs }) => {
      const reason = SETTLEMENTS.find((one) => one === settledAs);
      return start({ id: run.id, note: said, ...(missing && reason && { settledAs: reason }) });
    },
    onSaved: onRun,
  });
  return { form, record, missing };
}

function BulkState({ run, names }: { run: BulkRun; names: BulkNames }) {
  const { LL } = useWords();
  const words = LL.bulk;
  const isGoing = isUnderWay(run.status);
  const progress = progressOf(run.status, run.count, run.counts);
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {isGoing ? (run.status === "running" ? words.going() : words.undoing()) : sayResult(LL, names, run)}
      </p>
      {run.status === "ended" && <p>{words.ended()}</p>}
      {run.note !== "" && <blockquote className="text-quiet wrap-anywhere">{run.note}</blockquote>}
      {isGoing ? (
        <RunProgressBar
          isWide
          className="text-sm"
          label={sayBulk(LL, names, run)}
          said={words.progress(progress)}
          {...progress}
        />
      ) : (
        <BulkGroups run={run} names={names} />
      )}
      <RunLetters run={run} />
    </div>
  );
}
