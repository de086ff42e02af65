import { useState } from "react";
import type { Locale } from "#domain/locales.ts";
import { readAmount, readNumber, writeNumber, type Figure } from "#domain/typed-number.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LineField, type LineProps } from "./line-field.tsx";
import type { FieldProps } from "./use-field.ts";

/** In the reader's notation or the plain one. */
export function NumberField(props: FigureProps) {
  return <FigureField {...props} notation={NUMBER} />;
}

/** Dollars: 1.450,50, 1,450.50, US$ 450. */
export function MoneyField(props: FigureProps) {
  return <FigureField {...props} notation={AMOUNT} />;
}

type Notation = {
  read: typeof readNumber;
  write: (value: number, locale: Locale) => string;
};

export const NUMBER: Notation = { read: readNumber, write: writeNumber };
const AMOUNT: Notation = {
  read: readAmount,
  write: (value, locale) => writeNumber(value, locale, 2),
};

type FigureProps = FieldProps & Pick<LineProps, "placeholder" | "inputMode" | "maxLength">;

function FigureField({ notation, ...props }: FigureProps & { notation: Notation }) {
  return <LineField inputMode="decimal" {...props} inputClass="figures" {...useTypedFigure(notation)} />;
}

/**
 * A figure while it is typed: how it is shown, read and said, and what becomes of it when the field is left. `orNone`: what is
 * no number counts for nothing.
 */
export function useTypedFigure({ read, write }: Notation, orNone = false) {
  const { locale } = useWords();
  const [typed, setTyped] = useState<string>();
  const say = (value: Figure) => (typeof value === "number" ? write(value, locale) : (value ?? ""));

  function take(text: string): Figure {
    const number = read(text, locale);
    if (number !== undefined) return number;
    return orNone ? null : text;
  }

  return {
    say,
    /** Keeps the typed text until the value changes from outside. */
    show: (value: Figure) => (typed !== undefined && take(typed) === value ? typed : say(value)),
    read(text: string): Figure {
      setTyped(text);
      return take(text);
    },
    /** Shows what was understood. */
    onLeave(): void {
      if (typeof take(typed ?? "") === "number") setTyped(undefined);
    },
  };
}
