import { useMutation } from "@tanstack/react-query";
import * as v from "valibot";
import { NOTE_MAX, note } from "#domain/note.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormDialog } from "../form/form-dialog.tsx";
import { useRecordForm } from "../form/use-record-form.ts";
import { sayUndo } from "./bulk-words.ts";
import { type ListedRun, undoBulk } from "./data.ts";

const schema = v.strictObject({ note: note(true) });

/** Asks for the note without which an administrator takes nothing back. */
export function UndoDialog({ run, onClose }: { run: ListedRun; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.bulk;
  const { mutateAsync } = useMutation(undoBulk);
  const { form, record } = useRecordForm({
    schema,
    values: () => ({ note: "" }),
    draft: `bulk-undo:${run.id}`,
    save: ({ note: said }) => mutateAsync({ id: run.id, note: said }),
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={words.undoTitle({ count: run.counts.done })}
      description={sayUndo(LL, run)}
      submit={words.undo()}
      submitting={words.starting()}
    >
      <form.LongField name="note" label={words.undoNote()} rows={3} max={NOTE_MAX} required />
    </FormDialog>
  );
}
