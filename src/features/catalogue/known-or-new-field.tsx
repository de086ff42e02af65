import { useEffect, useRef, useState } from "react";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { isCalled } from "#src/components/ui/matching-options.ts";
import { SearchableSelect } from "#src/components/ui/searchable-select.tsx";
import type { SearchableOption } from "#src/components/ui/use-combobox.ts";
import { useField, type FieldProps } from "#src/kit/form/fields/use-field.ts";

type KnownOrNewFieldProps = FieldProps & {
  options: readonly SearchableOption[];
  /** The way out of the list: "Another...". */
  another: string;
  anotherCalled: (words: { name: string }) => string;
  newLabel: string;
};

const ANOTHER = "(another)";

/** A known name, or a new name in free text; text that matches a known name chooses it. */
export function KnownOrNewField({
  options,
  another,
  anotherCalled,
  newLabel,
  ...props
}: KnownOrNewFieldProps) {
  const label = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const { name, value, change, leave, around } = useField<string>(props, label);
  const [isNew, setIsNew] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) input.current?.focus();
  }, [isNew]);
  const isOwn = isNew || (value !== "" && !options.some((option) => option.value === value));

  function choose(chosen: string): void {
    setIsNew(chosen === ANOTHER);
    change(chosen === ANOTHER ? "" : chosen);
  }

  function settle(): void {
    const known = options.find((option) => isCalled(option, value));
    if (known) choose(known.value);
    leave();
  }

  return (
    <FormField {...around}>
      {(control) => (
        <div className="grid gap-2">
          <SearchableSelect
            {...control}
            name={name}
            options={[...options, { value: ANOTHER, label: another }]}
            value={isOwn ? ANOTHER : value}
            onValueChange={choose}
            anew={(typed) => ({ value: typed, label: anotherCalled({ name: typed }) })}
            onBlur={leave}
          />
          {isOwn && (
            <Input
              ref={input}
              aria-label={newLabel}
              aria-describedby={control["aria-describedby"]}
              aria-invalid={control["aria-invalid"]}
              autoComplete="off"
              placeholder={newLabel}
              value={value}
              onChange={(event) => change(event.target.value)}
              onBlur={settle}
            />
          )}
        </div>
      )}
    </FormField>
  );
}
