import type * as v from "valibot";
import type { RefObject } from "react";
import type { FieldIssue } from "#domain/messages.ts";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import type { FieldWords } from "./contexts.ts";
import type { RecordFormOptions } from "./form-options.ts";
import type { FormParts, ShownForm } from "./shown-record.ts";
import type { useSending } from "./use-sending.ts";

type Drawn<Values extends object, Stored, Sending> = FormParts<Values, Stored> & {
  id: string;
  element: RefObject<HTMLFormElement | null>;
  fields: Map<string, FieldWords>;
  form: ShownForm<Values>;
  isPending: boolean;
  wrongFields: number;
  /** The form's values during a conflict. */
  mine: Values;
  sending: Sending;
};

/** What RecordForm and FormDialog need of a form. */
export function useFormRecord<Schema extends v.GenericSchema, Values extends object, Answer, Stored>(
  { at, refit, record: stored, onClose }: RecordFormOptions<Schema, Values, Answer, Stored>,
  drawn: Drawn<Values, Stored, ReturnType<typeof useSending<Schema, Values, Answer, Stored>>>,
) {
  const { id, element, fields, form, isPending, wrongFields, mine } = drawn;
  const { values, typed, refusal, overtaken, sending } = drawn;
  const { conflict } = overtaken;

  function settle(theirs: Stored, chosen: Values, isMineLeft: boolean): void {
    if (!isMineLeft) return sending.startFrom(theirs, form);
    sending.goOnOver(theirs, chosen, form);
    sending.submit(form);
  }

  return {
    id,
    element,
    fields,
    place: at?.place,
    base: typed.base,
    isPending,
    isAsking: sending.isAsking,
    isPressed: sending.isPressed,
    wrongFields,
    isChanged: typed.isChanged,
    wasKept: typed.wasKept,
    failure: refusal.whole,
    refused: refusal.beside,
    submit: () => sending.submit(form),
    /** Shows issues that prevent going on but not saving, beside the fields until something is typed. */
    hold(issues: readonly FieldIssue[]): void {
      refusal.hear({ issues });
      focusFirstInvalid(element.current);
    },
    // The cast holds: `stored` is undefined only where Stored allows it (a new record).
    discard: () => sending.startFrom(conflict?.theirs ?? (stored as Stored), form),
    forget: typed.forget,
    /** Closes the form; the draft stays. */
    close: () => onClose?.(),
    cancel(): void {
      typed.forget();
      onClose?.();
    },
    joined: overtaken.joined,
    stale: conflict && {
      who: conflict.who,
      name: conflict.name,
      also: conflict.also,
      sides: { before: values(conflict.before), mine, theirs: values(conflict.theirs) },
      onSettle: (chosen: object, isMineLeft: boolean) =>
        // Merged values have the shape of the form's.
        settle(conflict.theirs, chosen as Values, isMineLeft),
      onGoOn:
        refit && (() => sending.goOnOver(conflict.theirs, refit(form.state.values, conflict.theirs), form)),
    },
  };
}

export type FormRecord = Omit<ReturnType<typeof useFormRecord>, "base">;
