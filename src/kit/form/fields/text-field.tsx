import type { ComponentProps } from "react";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useField, type FieldProps } from "./use-field.ts";

type TextFieldProps = FieldProps & Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete">;

/** One line of text. */
export function TextField({ type, inputMode, autoComplete = "off", ...words }: TextFieldProps) {
  const { name, value, change, leave, error } = useField<string>(words.label);
  return (
    <FormField {...words} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      )}
    </FormField>
  );
}
