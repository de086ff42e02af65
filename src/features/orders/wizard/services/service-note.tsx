import { useState } from "react";
import { TextField } from "#src/kit/form/fields/text-field.tsx";
import { HeldField } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { ROW_LINK } from "./row-link.ts";
import { focusNext, noteId } from "./service-places.ts";
import type { LineProps } from "./use-written-line.ts";

/** Whether the note of a line is on the screen: once it has text, or was opened. */
export function useServiceNote({ notes }: LineProps["line"]) {
  const [isOpen, setIsOpen] = useState(notes !== "");
  if (!isOpen && notes !== "") setIsOpen(true);
  return { isOpen, open: () => setIsOpen(true) };
}

type OpenNoteProps = Pick<LineProps, "line" | "title"> & { onOpen: () => void };

export function OpenNote({ line, title, onOpen }: OpenNoteProps) {
  const { LL } = useWords();
  return (
    <button
      type="button"
      className={ROW_LINK}
      aria-label={LL.orders.line.addNoteTo({ title })}
      onClick={() => {
        onOpen();
        focusNext(noteId(line.lineId));
      }}
    >
      {LL.orders.line.addNote()}
    </button>
  );
}

/** What the team should know of this line (WIZ-43). */
export function ServiceNote({ line, title, onWrite }: LineProps) {
  const { LL } = useWords();
  return (
    <HeldField
      name={`lines.${line.lineId}.notes`}
      value={line.notes}
      onChange={(notes) => onWrite({ notes })}
    >
      <TextField
        label={LL.orders.line.notes()}
        about={title}
        className="mb-3 basis-full @2xl:flex @2xl:flex-wrap @2xl:items-center @2xl:gap-x-2.5 @2xl:*:first:mb-0 @2xl:*:nth-2:grow"
        maxLength={2000}
      />
    </HeldField>
  );
}
