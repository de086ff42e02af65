import { useEffect, useRef } from "react";
import { noteForm, TEAM_NOTE_MAX } from "#domain/notes/schema.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Noted, writeNote } from "./data.ts";

type NewNoteProps = {
  of: Noted;
  /** Set when the reader has just pressed the button to write. */
  takesFocus: boolean;
};

/** A field that is empty again once its note is saved. */
export function NewNote({ of, takesFocus }: NewNoteProps) {
  const { LL } = useWords();
  const words = LL.teamNotes;
  const { form, record } = useRecordForm({
    schema: noteForm,
    draft: `note:${of.id}`,
    values: () => ({ text: "" }),
    save: ({ text }) => sendChange(writeNote, { of, text }),
    done: words.written,
    onSaved() {
      record.discard();
    },
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector("textarea")?.focus();
  }, [takesFocus]);
  return (
    <RecordForm record={record} className="grid gap-3">
      <div ref={place}>
        <form.LongField
          name="text"
          label={words.label()}
          hint={words.hint()}
          rows={2}
          max={record.isChanged ? TEAM_NOTE_MAX : undefined}
        />
      </div>
      <SubmitButton
        record={record}
        variant="secondary"
        size="sm"
        className="justify-self-start"
        pendingLabel={words.writing()}
      >
        {words.write()}
      </SubmitButton>
    </RecordForm>
  );
}
