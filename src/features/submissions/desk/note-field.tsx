import { NOTE_MAX } from "#domain/note.ts";
import { LongField } from "#src/kit/form/fields/long-field.tsx";
import { useWords } from "#src/lib/words.tsx";

/** The note that goes with a move. */
export function NoteField({ hint, required }: { hint: string; required: boolean }) {
  const { LL } = useWords();
  return (
    <LongField label={LL.submissions.ask.note()} hint={hint} required={required} rows={3} max={NOTE_MAX} />
  );
}
