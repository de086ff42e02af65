import { useState, type ComponentProps } from "react";
import type { Locale } from "#domain/locales.ts";
import { readAmount, readNumber, writeNumber, type Figure } from "#domain/typed-number.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words.tsx";
import { useField, type FieldProps } from "./use-field.ts";

/** A number in the reader's notation or the plain one. */
export function NumberField(props: FieldProps) {
  return <FigureField {...props} read={readNumber} write={writeNumber} inputMode="decimal" />;
}

/** An amount in dollars, as people of both languages write one: 1.450,50, 1,450.50, US$ 450. */
export function MoneyField(props: FieldProps) {
  return <FigureField {...props} read={readAmount} write={writeAmount} inputMode="decimal" />;
}

function writeAmount(value: number, locale: Locale): string {
  return writeNumber(value, locale, 2);
}

type FigureFieldProps = FieldProps & {
  read: typeof readNumber;
  write: (value: number, locale: Locale) => string;
} & Pick<ComponentProps<"input">, "inputMode">;

function FigureField({ read, write, inputMode, ...props }: FigureFieldProps) {
  const { locale } = useWords();
  const show = (value: Figure) => (typeof value === "number" ? write(value, locale) : (value ?? ""));
  const { name, value, change, leave, around } = useField<Figure>(props, show);
  const [typed, setTyped] = useState(() => show(value));
  const take = (text: string): Figure => {
    const number = read(text, locale);
    return number === undefined ? text : number;
  };
  return (
    <FormField {...around}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode={inputMode}
          autoComplete="off"
          className="figures"
          // What is typed stays as it is, until the form shows another figure.
          value={take(typed) === value ? typed : show(value)}
          onChange={(event) => {
            setTyped(event.target.value);
            change(take(event.target.value));
          }}
          onBlur={leave}
        />
      )}
    </FormField>
  );
}
