import { useStore } from "@tanstack/react-form";
import { useEffect, useRef, type ReactNode } from "react";
import type { BaseIssue } from "valibot";
import { fieldIssue } from "#domain/messages.ts";
import { sayIssue } from "#i18n/say-issue.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useFieldContext, useFieldHost } from "../contexts.ts";

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** Content at the end of the label's line: "optional". */
  aside?: ReactNode;
  required?: boolean;
  /** Leaves the label to screen readers. */
  hideLabel?: boolean;
  className?: string;
  /** Added to the label for screen readers: the item of a line. */
  about?: string;
  /** Added in sentences where the label alone is unclear. */
  under?: string;
};

/**
 * Value, handlers and everything around a control. A broken rule shows after the field was left filled in, or after
 * an attempt to send. What was pressed while its files are on their way is done once they are here.
 */
export function useField<Value>(
  { label, under, ...props }: FieldProps,
  say: (value: Value) => string = String,
  uploads?: { isBusy: boolean; failed: number },
) {
  const field = useFieldContext<Value>();
  const { LL } = useWords();
  const { refused, afterPress, uploaded, words, idOf, sayMissing } = useFieldHost();
  const isTried = useStore(field.form.store, ({ submissionAttempts }) => submissionAttempts > 0);
  const { name, state } = field;
  const isTold = isTried || (state.meta.isBlurred && isWritten(state.value));
  // Valibot issues, by way of the standard schema.
  const broken = isTold ? (state.meta.errors[0] as BaseIssue<unknown> | undefined) : undefined;
  const issue = broken && fieldIssue(broken);
  const missing = issue?.key === "required" ? sayMissing?.(name) : undefined;
  const error = refused.get(name) ?? missing ?? (issue && sayIssue(LL, issue));

  useEffect(() => {
    // The values to put into words are of this field's type.
    words.set(name, {
      label: under ? `${under}, ${label}` : label,
      say: (value) => say(value as Value),
      waitsFor: sayWait(),
    });
  });
  useEffect(() => () => void words.delete(name), [words, name]);
  // Runs after the words are set, which name the upload that the field waits for.
  const wasBusy = useRef(false);
  const isBusy = uploads?.isBusy ?? false;
  useEffect(() => {
    if (wasBusy.current && !isBusy) uploaded();
    wasBusy.current = isBusy;
  }, [isBusy, uploaded]);

  function sayWait(): string | undefined {
    if (uploads?.isBusy) return LL.statuses.files.wait();
    return uploads?.failed ? LL.statuses.files.refused({ count: uploads.failed }) : undefined;
  }

  return {
    name,
    value: state.value,
    change: (value: Value | ((before: Value) => Value)) => field.handleChange(value),
    leave: () => afterPress(field.handleBlur),
    /** Props for FormField or FormGroup. */
    around: { ...props, id: idOf?.(name), label, error },
  };
}

function isWritten(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : value !== null && value !== undefined;
}
