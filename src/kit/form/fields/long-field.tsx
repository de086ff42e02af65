import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { FormField } from "#src/components/form-field.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { useField, type FieldProps } from "./use-field.ts";

type LongFieldProps = FieldProps & {
  rows?: number;
  /** Shows a countdown of characters. */
  max?: number;
  inputClass?: string;
  /** Above the text. */
  above?: ReactNode;
} & Pick<ComponentProps<"textarea">, "maxLength">;

/** A text of many lines, where Enter begins a line and Ctrl+Enter sends the form. */
export function LongField({ rows, max, maxLength, inputClass, above, ...props }: LongFieldProps) {
  const { name, value, change, leave, around } = useField<string>(props);
  return (
    <FormField {...around}>
      {(control) => (
        <>
          {above}
          <Textarea
            {...control}
            name={name}
            rows={rows}
            counterMax={max}
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

function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  event.preventDefault();
  // A form that sends by this key from anywhere would send twice.
  event.stopPropagation();
  event.currentTarget.form?.requestSubmit();
}
