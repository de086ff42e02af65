import type { ComponentProps } from "react";
import { FormGroup } from "#src/components/form-field.tsx";
import { RadioGroup } from "#src/components/ui/radio-group.tsx";
import { useField, type FieldProps } from "./use-field.ts";

export type Option = { value: string; label: string; hint?: string; disabled?: boolean };

type ChoiceFieldProps = FieldProps & {
  options: readonly Option[];
} & Pick<ComponentProps<typeof RadioGroup>, "layout" | "columns">;

/** Radio buttons; the value is "" while none is chosen. */
export function ChoiceField({ options, layout, columns, ...props }: ChoiceFieldProps) {
  const { name, value, change, around } = useField<string>(props, (chosen) => sayOption(options, chosen));
  return (
    <FormGroup {...around}>
      {(control) => (
        <RadioGroup
          {...control}
          name={name}
          layout={layout}
          columns={columns}
          options={options}
          value={value}
          onValueChange={change}
        />
      )}
    </FormGroup>
  );
}

export function sayOption(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
