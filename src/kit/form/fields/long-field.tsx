import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { cn } from "#src/components/cn.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useField, type FieldProps } from "./use-field.ts";

type LongFieldProps = FieldProps & {
  rows?: number;
  /** Beside the label stands how many characters are used of this many; the text itself is not cut. */
  max?: number;
  inputClass?: string;
  /** Shown between the label and the text area. */
  above?: ReactNode;
} & Pick<ComponentProps<"textarea">, "maxLength">;

/** A text of many lines, where Enter begins a line and Ctrl+Enter sends the form. */
export function LongField({ rows, max, maxLength, inputClass, above, ...props }: LongFieldProps) {
  const { name, value, change, leave, around } = useField<string>(props);
  return (
    <FormField {...around} aside={max === undefined ? around.aside : <Counter text={value} max={max} />}>
      {(control) => (
        <>
          {above}
          <Textarea
            {...control}
            name={name}
            rows={rows}
            maxLength={maxLength}
            className={inputClass}
            value={value}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
            onKeyDown={sendByKey}
          />
        </>
      )}
    </FormField>
  );
}

function Counter({ text, max }: { text: string; max: number }) {
  const { LL } = useWords();
  const used = text.trim().length;
  return (
    <span className={cn("figures", used > max && "error-text font-semibold")}>
      {LL.field.counter({ used, max })}
    </span>
  );
}

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  event.preventDefault();
  // A form that sends by this key from anywhere would send twice.
  event.stopPropagation();
  event.currentTarget.form?.requestSubmit();
}
