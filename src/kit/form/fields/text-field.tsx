import type { ComponentProps, ReactNode } from "react";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useField, type FieldProps } from "./use-field.ts";

type TextFieldProps = FieldProps &
  Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "placeholder" | "maxLength"> & {
    /** A button that goes with the field, on its line. */
    beside?: ReactNode;
  };

/** One line of text. */
export function TextField({ autoComplete = "off", beside, ...props }: TextFieldProps) {
  const { name, value, change, leave, around } = useField<string>(props);
  const { type, inputMode, placeholder, maxLength } = props;
  return (
    <FormField {...around}>
      {(control) => (
        <div className="flex flex-wrap gap-2.5">
          <Input
            {...control}
            name={name}
            type={type}
            inputMode={inputMode}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete={autoComplete}
            className="min-w-0 flex-1 basis-60"
            value={value}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
          {beside}
        </div>
      )}
    </FormField>
  );
}
