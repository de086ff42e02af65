import type { ComponentProps, ReactNode } from "react";
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
          />
        </>
      )}
    </FormField>
  );
}
