import { useEffect, useRef } from "react";
import { noteForm, TEAM_NOTE_MAX } from "#domain/notes/schema.ts";
import { Button } from "#src/components/ui/button.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { editNote, type Note } from "./data.ts";

/** Edits the reader's own note in its place. */
export function NoteEdit({ note, onDone }: { note: Note; onDone: () => void }) {
  const { LL } = useWords();
  const words = LL.teamNotes;
  const { form, record } = useRecordForm({
    schema: noteForm,
    record: note,
    draft: `note-edit:${note.id}`,
    values: ({ text }) => ({ text }),
    save: ({ text }, { id, version }) => sendChange(editNote, { id, version, text }),
    done: words.saved,
    onClose: onDone,
  });

  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("textarea")?.focus(), []);

  return (
    <RecordForm record={record} className="grid gap-3">
      <div ref={place}>
        <form.LongField name="text" label={words.editLabel()} rows={3} max={TEAM_NOTE_MAX} />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton record={record} size="sm">
          {words.save()}
        </SubmitButton>
        <Button variant="secondary" size="sm" onClick={record.cancel}>
          {LL.actions.cancel()}
        </Button>
      </div>
    </RecordForm>
  );
}
