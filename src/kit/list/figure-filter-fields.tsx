import { useId, useState } from "react";
import type { NumberSpan } from "#domain/lists/spans.ts";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words/words.tsx";

type FieldProps<Value> = {
  label: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** A filter from one number to another; either end may be empty. */
export function RangeField({ label, value, onChange }: FieldProps<NumberSpan>) {
  const { LL } = useWords();
  const id = useId();

  function change(part: NumberSpan): void {
    const typed = { ...value, ...part };
    const isTurned = typed.from !== undefined && typed.to !== undefined && typed.from > typed.to;
    const { from, to } = isTurned ? { from: typed.to, to: typed.from } : typed;
    const span = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    onChange((from ?? to) === undefined ? undefined : span);
  }

  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 font-semibold">
        {label}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Figure label={LL.listing.from()} value={value?.from} onChange={(from) => change({ from })} />
        <Figure label={LL.listing.to()} value={value?.to} onChange={(to) => change({ to })} />
      </div>
    </div>
  );
}

/** A filter for rows older than so many days. */
export function AgeField({ label, value, onChange }: FieldProps<number>) {
  return (
    <Figure
      label={label}
      value={value}
      onChange={(days) => onChange(days || undefined)}
      isStrong
      className="w-28"
    />
  );
}

/** Earlier years are still being typed: 0002, 0020, 0202. */
const FIRST_YEAR = "1900";

type DayFieldProps = FieldProps<string> & {
  /** The label stands before the field, not above it. */
  isInline?: boolean;
};

/** Applies once the year is complete; an incomplete year on blur or Enter. */
export function DayField({ label, value = "", onChange, isInline = false }: DayFieldProps) {
  const id = useId();
  const [text, setText] = useTyped(value);

  function tell(day = text): void {
    if (day !== value) onChange(day === "" ? undefined : day);
  }

  function type(day: string): void {
    setText(day);
    if (day >= FIRST_YEAR) tell(day);
  }

  return (
    <div className={isInline ? "flex items-center gap-2.5" : undefined}>
      <label htmlFor={id} className={isInline ? "min-w-8 text-quiet" : "mb-1.5 block font-semibold"}>
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={text}
        className="w-44 max-w-full"
        onChange={({ target }) => type(target.value)}
        onBlur={() => tell()}
        onKeyDown={({ key }) => key === "Enter" && tell()}
      />
    </div>
  );
}

/** Typed text, replaced when the value changes from outside. */
function useTyped(value: string) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  return [text, setText] as const;
}

type FigureProps = FieldProps<number> & { isStrong?: boolean; className?: string };

/** Applies on blur or Enter, not while typing. */
function Figure({ label, value, onChange, isStrong = false, className }: FigureProps) {
  const id = useId();
  const [text, setText] = useTyped(value?.toString() ?? "");

  function tell(): void {
    const digits = text.replace(/\D/g, "");
    const figure = digits === "" ? undefined : Number(digits);
    setText(digits);
    if (figure !== value) onChange(figure);
  }

  return (
    <div>
      <label htmlFor={id} className={isStrong ? "mb-1.5 block font-semibold" : "mb-1 block text-quiet"}>
        {label}
      </label>
      <Input
        id={id}
        inputMode="numeric"
        value={text}
        maxLength={9}
        className={className}
        onChange={({ target }) => setText(target.value)}
        onBlur={tell}
        onKeyDown={({ key }) => key === "Enter" && tell()}
      />
    </div>
  );
}
