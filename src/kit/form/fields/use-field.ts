import { useStore } from "@tanstack/react-form";
import { useEffect, type ReactNode } from "react";
import type { BaseIssue } from "valibot";
import { fieldIssue } from "#domain/messages.ts";
import { sayIssue } from "#src/lib/words/say-issue.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useFieldContext, useFieldHost } from "../contexts.ts";

/** What every field takes. */
export type FieldProps = {
  label: string;
  hint?: ReactNode;
  /** A word at the far end of the label's line: "optional". */
  aside?: ReactNode;
  required?: boolean;
  /** Keeps the label for screen readers, where what stands around says it. */
  hideLabel?: boolean;
  className?: string;
  /** What it is about, for a reader who only hears its label: the item of a line. */
  about?: string;
  /** What the field belongs to, for a sentence in which its label alone would not say it. */
  under?: string;
};

/**
 * The field around a component: its value, the ways to change it, and all that stands around its control. A broken rule
 * is shown once it can be true: after the field was left with something in it, or after somebody tried to send.
 * `waitsFor` is why the form cannot be sent yet.
 */
export function useField<Value>(
  { label, under, ...props }: FieldProps,
  say: (value: Value) => string = String,
  waitsFor?: string,
) {
  const field = useFieldContext<Value>();
  const { LL } = useWords();
  const { refused, afterPress, words, idOf } = useFieldHost();
  const isTried = useStore(field.form.store, ({ submissionAttempts }) => submissionAttempts > 0);
  const { name, state } = field;
  const isTold = isTried || (state.meta.isBlurred && isWritten(state.value));
  // Issues come from the schema as they are, by way of the standard schema.
  const broken = isTold ? (state.meta.errors[0] as BaseIssue<unknown> | undefined) : undefined;
  const error = refused.get(name) ?? (broken && sayIssue(LL, fieldIssue(broken)));

  useEffect(() => {
    // What is told is a value of this very field, then or now.
    words.set(name, {
      label: under ? `${under}, ${label}` : label,
      say: (value) => say(value as Value),
      waitsFor,
    });
  });
  useEffect(() => () => void words.delete(name), [words, name]);

  return {
    name,
    value: state.value,
    change: (value: Value | ((before: Value) => Value)) => field.handleChange(value),
    leave: () => afterPress(field.handleBlur),
    /** For the FormField or FormGroup around the control. */
    around: { ...props, id: idOf?.(name), label, error },
  };
}

function isWritten(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : value !== null && value !== undefined;
}
