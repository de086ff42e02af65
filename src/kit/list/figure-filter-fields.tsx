import { useId, useState } from "react";
import type { Span } from "#domain/lists/spans.ts";
import { Input } from "#src/components/ui/input.tsx";
import { useWords } from "#src/lib/words.tsx";

type FieldProps<Value> = {
  label: string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

/** From one figure to another; either may be left empty. */
export function RangeField({ label, value, onChange }: FieldProps<Span>) {
  const { LL } = useWords();
  const id = useId();

  function change(part: Span): void {
    const { from, to } = { ...value, ...part };
    if (from !== undefined && to !== undefined && from > to) return;
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

/** More than so many days ago. */
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

export function DayField({ label, value = "", onChange }: FieldProps<string>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={value}
        className="w-44"
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      />
    </div>
  );
}

type FigureProps = FieldProps<number> & { isStrong?: boolean; className?: string };

/** Counts when it is left, or with Enter: half a figure would find something else. */
function Figure({ label, value, onChange, isStrong = false, className }: FigureProps) {
  const id = useId();
  const [text, setText] = useState(value?.toString() ?? "");
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value?.toString() ?? "");
  }

  function tell(): void {
    const figure = text.trim() === "" ? undefined : Number(text.replace(/\D/g, ""));
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
