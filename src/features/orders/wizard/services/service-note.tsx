import { TextField } from "#src/kit/form/fields/text-field.tsx";
import { HeldField } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { LineProps } from "./use-written-line.ts";

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
        aside={LL.field.optional()}
        className="max-sm:col-span-full"
        maxLength={2000}
      />
    </HeldField>
  );
}
