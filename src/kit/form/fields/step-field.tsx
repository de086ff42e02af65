import type { KeyboardEvent } from "react";
import type { Figure } from "#domain/typed-number.ts";
import { NUMBER, useTypedFigure } from "./figure-field.tsx";
import { useField } from "./use-field.ts";

type StepFieldProps = {
  label: string;
  /** Added to the label for screen readers: the item of a line. */
  about: string;
  min: number;
  max: number;
  /** Accessible names of the minus and plus buttons. */
  less: string;
  more: string;
};

const STEP =
  "grid h-full w-8.5 place-items-center text-lg text-quiet select-none hover:text-ink disabled:text-line-2 coarse:w-11";

/**
 * A small whole number in a row, between its minus and plus; the arrow keys are the same two for the keyboard, which
 * therefore has one stop here. Anything but a number counts as none. What is broken is said by the row, in a message
 * whose id is the field's with `-error`.
 */
export function StepField({ label, about, min, max, less, more }: StepFieldProps) {
  const { say, show, read, onLeave } = useTypedFigure(NUMBER, true);
  const { name, value, change, leave, around } = useField<Figure>({ label }, say);
  const { id, error } = around;
  const figure = typeof value === "number" ? value : undefined;
  const isLeast = figure !== undefined && figure <= min;
  const isMost = figure !== undefined && figure >= max;

  function step(by: number): void {
    change(Math.min(Math.max((figure ?? min - 1) + by, min), max));
  }

  function stepByKey(event: KeyboardEvent): void {
    const by = STEPS[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  }

  return (
    <div className="flex flex-col gap-x-2.5 @2xl:flex-row @2xl:items-center">
      <label htmlFor={id} className="text-sm leading-4.5 text-quiet">
        {label}
      </label>
      <div
        data-broken={error ? "" : undefined}
        className="flex h-9 w-fit items-center rounded-md border border-field bg-card hover:border-quiet data-broken:border-error data-broken:bg-error-wash"
      >
        <button
          type="button"
          tabIndex={-1}
          aria-label={less}
          disabled={isLeast}
          onClick={() => step(-1)}
          className={STEP}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${label}, ${about}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="figures h-full w-11 rounded-sm bg-transparent text-center"
          value={show(value)}
          onChange={(event) => change(read(event.target.value))}
          onKeyDown={stepByKey}
          onBlur={() => {
            leave();
            onLeave();
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={more}
          disabled={isMost}
          onClick={() => step(1)}
          className={STEP}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </div>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };
