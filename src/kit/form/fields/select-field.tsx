import { FormField } from "#src/components/form-field.tsx";
import { Select } from "#src/components/ui/select.tsx";
import { sayOption, type Option } from "./choice-field.tsx";
import { useField, type FieldProps } from "./use-field.ts";

type SelectFieldProps = FieldProps & { options: readonly Option[]; disabled?: boolean };

/** A select for up to about fifteen options; the value is "" while none is chosen. */
export function SelectField({ options, disabled, ...props }: SelectFieldProps) {
  const { name, value, change, leave, around } = useField<string>(props, (chosen) =>
    sayOption(options, chosen),
  );
  return (
    <FormField {...around}>
      {(control) => (
        <Select
          {...control}
          name={name}
          disabled={disabled}
          options={options}
          value={value}
          onValueChange={change}
          onBlur={leave}
        />
      )}
    </FormField>
  );
}
