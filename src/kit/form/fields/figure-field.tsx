import { useState } from "react";
import type { Locale } from "#domain/locales.ts";
import { readAmount, readNumber, writeNumber } from "#domain/typed-number.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { LineField, type LineProps } from "./line-field.tsx";
import type { FieldProps } from "./use-field.ts";

/** A figure in the reader's notation or in plain digits. */
export function NumberField(props: FigureProps) {
  return <FigureField {...props} notation={NUMBER} />;
}

/** An amount in dollars, typed as 1.450,50, 1,450.50 or US$ 450. */
export function MoneyField(props: FigureProps) {
  return <FigureField {...props} notation={AMOUNT} />;
}

/** `Value`: what can be understood of a text. */
export type Notation<Value = number> = {
  read: (typed: string, locale: Locale) => Value | null | undefined;
  write: (value: Value, locale: Locale) => string;
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
 * A figure while it is typed: how it is shown, read and said, and what becomes of it when the field is left. `orNone`:
 * what is no number counts for nothing.
 */
export function useTypedFigure<Value extends number | boolean = number>(
  { read, write }: Notation<Value>,
  orNone = false,
) {
  type Taken = Value | string | null;
  const { locale } = useWords();
  const [typed, setTyped] = useState<string>();
  const isRead = (value: Taken): value is Value => value !== null && typeof value !== "string";
  const say = (value: Taken): string => (isRead(value) ? write(value, locale) : String(value ?? ""));

  function take(text: string): Taken {
    const number = read(text, locale);
    if (number !== undefined) return number;
    return orNone ? null : text;
  }

  return {
    say,
    /** Keeps the typed text until the value changes from outside. */
    show: (value: Taken) => (typed !== undefined && take(typed) === value ? typed : say(value)),
    read(text: string): Taken {
      setTyped(text);
      return take(text);
    },
    /** On leaving, the field shows the figure as it was understood. */
    onLeave(): void {
      if (isRead(take(typed ?? ""))) setTyped(undefined);
    },
  };
}
