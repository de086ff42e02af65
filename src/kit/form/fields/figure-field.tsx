import { useState } from "react";
import type { Locale } from "#domain/locales.ts";
import { readAmount, readNumber, writeNumber, type Figure } from "#domain/typed-number.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LineField, type LineProps } from "./line-field.tsx";
import type { FieldProps } from "./use-field.ts";

/** A number in the reader's notation or the plain one. */
export function NumberField(props: Pick<LineProps, "placeholder"> & FieldProps) {
  return <FigureField {...props} read={readNumber} write={writeNumber} />;
}

/** An amount in dollars, as people of both languages write one: 1.450,50, 1,450.50, US$ 450. */
export function MoneyField(props: FieldProps) {
  return <FigureField {...props} read={readAmount} write={writeAmount} />;
}

function writeAmount(value: number, locale: Locale): string {
  return writeNumber(value, locale, 2);
}

type FigureFieldProps = FieldProps &
  Pick<LineProps, "placeholder"> & {
    read: typeof readNumber;
    write: (value: number, locale: Locale) => string;
  };

function FigureField({ read, write, ...props }: FigureFieldProps) {
  const { locale } = useWords();
  const [typed, setTyped] = useState<string>();
  const say = (value: Figure) => (typeof value === "number" ? write(value, locale) : (value ?? ""));

  function take(text: string): Figure {
    const number = read(text, locale);
    return number === undefined ? text : number;
  }

  return (
    <LineField
      {...props}
      inputMode="decimal"
      inputClass="figures"
      say={say}
      // What is typed stays as it is, until the form shows another figure.
      show={(value: Figure) => (typed !== undefined && take(typed) === value ? typed : say(value))}
      read={(text) => {
        setTyped(text);
        return take(text);
      }}
    />
  );
}
