import { FormGroup } from "#src/components/form-field.tsx";
import { CheckboxLine } from "#src/components/ui/checkbox.tsx";
import { sayOption, type Option } from "./choice-field.tsx";
import { useField, type FieldProps } from "./use-field.ts";

type ChoicesFieldProps = FieldProps & {
  options: readonly Option[];
  /** Consequences of a new choice, such as excluding others. */
  settle?: (chosen: string[], added: string) => string[];
};

/** Checkboxes; the value is the list of the ticked options. */
export function ChoicesField({ options, settle, ...props }: ChoicesFieldProps) {
  const { name, value, change, around } = useField<string[]>(props, (chosen) =>
    chosen.map((one) => sayOption(options, one)).join(", "),
  );

  function toggle(option: string, isChosen: boolean): void {
    const others = value.filter((chosen) => chosen !== option);
    if (!isChosen) return change(others);
    const chosen = [...others, option];
    change(settle ? settle(chosen, option) : chosen);
  }

  return (
    <FormGroup {...around}>
      {() => (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {options.map((option) => (
            <CheckboxLine
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              hint={option.hint}
              disabled={option.disabled}
              aria-invalid={around.error ? true : undefined}
              checked={value.includes(option.value)}
              onCheckedChange={(checked) => toggle(option.value, checked === true)}
            />
          ))}
        </div>
      )}
    </FormGroup>
  );
}
