import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { LineProps } from "./use-written-line.ts";

/** What the team should know of this line (WIZ-43). */
export function ServiceNote({ line, title, onWrite }: LineProps) {
  const { LL } = useWords();
  return (
    <FormField
      className="max-sm:col-span-full"
      label={
        <>
          {LL.orders.line.notes()}
          <span className="sr-only">, {title}</span>
        </>
      }
      aside={LL.field.optional()}
    >
      {(control) => (
        <Input
          {...control}
          maxLength={2000}
          value={line.notes}
          onChange={(event) => onWrite({ notes: event.target.value })}
        />
      )}
    </FormField>
  );
}
