import { FormField } from "#src/components/form-field.tsx";
import { SearchableSelect } from "#src/components/ui/searchable-select.tsx";
import { sayOption, type Option } from "./choice-field.tsx";
import { useField, type FieldProps } from "./use-field.ts";

type SearchableFieldProps = FieldProps & { options: readonly Option[] };

/** A select with search, for many options; the value is "" while none is chosen. */
export function SearchableField({ options, ...props }: SearchableFieldProps) {
  const { name, value, change, leave, around } = useField<string>(props, (chosen) =>
    sayOption(options, chosen),
  );
  return (
    <FormField {...around}>
      {(control) => (
        <SearchableSelect
          {...control}
          name={name}
          options={options}
          value={value}
          onValueChange={change}
          onBlur={leave}
        />
      )}
    </FormField>
  );
}
