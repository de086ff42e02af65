import { useState } from "react";
import { FormField } from "#src/components/form-field.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { useTabDraft } from "#src/lib/use-tab-draft.ts";
import { useWords } from "#src/lib/words.tsx";
import type { StaffVerb } from "../data.ts";

/** The note of one move of one submission: the tab keeps it until it is sent or thrown away. */
export function useMoveNote(submissionId: string, verb: StaffVerb | "force") {
  const kept = useTabDraft(`submission-move:${submissionId}:${verb}`, { note: "" });
  const [text, setText] = useState(kept.opened.note);
  return {
    text,
    isBlank: text.trim() === "",
    wasKept: kept.wasKept,
    write(note: string): void {
      setText(note);
      kept.keep({ note });
    },
    /** It was sent. */
    forget: kept.drop,
    discard(): void {
      setText("");
      kept.drop();
    },
  };
}

type MoveNoteProps = {
  note: ReturnType<typeof useMoveNote>;
  hint: string;
  required: boolean;
  /** Somebody tried to send: what is missing shows. */
  isTried: boolean;
};

export function MoveNote({ note, hint, required, isTried }: MoveNoteProps) {
  const { LL } = useWords();
  const words = LL.submissions.ask;
  return (
    <FormField
      label={words.note()}
      required={required}
      hint={hint}
      error={isTried && required && note.isBlank ? words.noteRequired() : undefined}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          counterMax={2000}
          value={note.text}
          onChange={(event) => note.write(event.target.value)}
        />
      )}
    </FormField>
  );
}
