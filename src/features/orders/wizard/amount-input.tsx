import { useState } from "react";
import { readAmount, writeNumber } from "#domain/typed-number.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type AmountInputProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  /** Dollars; null while nothing that is an amount stands there. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/** Dollars in the reader's notation; what is no amount stays as it was typed, and counts as none. */
export function AmountInput({ value, onChange, required, ...field }: AmountInputProps) {
  const { LL, locale } = useWords();
  const [typed, setTyped] = useState<string>();
  return (
    <FormField {...field} required={required} aside={required ? undefined : LL.field.optional()}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          maxLength={24}
          className="figures"
          value={typed ?? (value === null ? "" : writeNumber(value, locale, 2))}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readAmount(target.value, locale) ?? null);
          }}
          onBlur={() => {
            if (readAmount(typed ?? "", locale) !== undefined) setTyped(undefined);
          }}
        />
      )}
    </FormField>
  );
}
