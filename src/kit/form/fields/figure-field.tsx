import { useState } from "react";
import type { Locale } from "#domain/locales.ts";
import { readAmount, readNumber, writeNumber, type Figure } from "#domain/typed-number.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LineField, type LineProps } from "./line-field.tsx";
import type { FieldProps } from "./use-field.ts";

/** In the reader's notation or the plain one. */
export function NumberField(props: FigureProps) {
  return <FigureField {...props} read={readNumber} write={writeNumber} />;
}

/** Dollars: 1.450,50, 1,450.50, US$ 450. */
export function MoneyField(props: FigureProps) {
  return <FigureField {...props} read={readAmount} write={writeAmount} />;
}

function writeAmount(value: number, locale: Locale): string {
  return writeNumber(value, locale, 2);
}

type FigureProps = FieldProps &
  Pick<LineProps, "placeholder" | "inputMode" | "maxLength"> & {
    /** For drafts: anything but a number becomes null. */
    orNone?: boolean;
  };

type FigureFieldProps = FigureProps & {
  read: typeof readNumber;
  write: (value: number, locale: Locale) => string;
};

function FigureField({ read, write, orNone = false, ...props }: FigureFieldProps) {
  const { locale } = useWords();
  const [typed, setTyped] = useState<string>();
  const say = (value: Figure) => (typeof value === "number" ? write(value, locale) : (value ?? ""));

  function take(text: string): Figure {
    const number = read(text, locale);
    if (number !== undefined) return number;
    return orNone ? null : text;
  }

  return (
    <LineField
      inputMode="decimal"
      {...props}
      inputClass="figures"
      say={say}
      // Keeps the typed text until the value changes from outside.
      show={(value: Figure) => (typed !== undefined && take(typed) === value ? typed : say(value))}
      read={(text) => {
        setTyped(text);
        return take(text);
      }}
      // Shows what was understood.
      onLeave={() => typeof take(typed ?? "") === "number" && setTyped(undefined)}
    />
  );
}
