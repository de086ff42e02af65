import type { useOvertaken } from "../together/use-overtaken.ts";
import type { useRefusal } from "./use-refusal.ts";
import { changedValues, type useTyped } from "./use-typed.ts";

/** Of TanStack's form, what is needed to show something else in it and to send it. */
export type ShownForm<Values> = {
  state: { values: Values; isSubmitting: boolean };
  reset: (values: Values) => void;
  setFieldValue: (name: never, value: never) => void;
  handleSubmit: () => Promise<void>;
};

/** What a form consists of, beside TanStack's. */
export type FormParts<Values extends object, Stored> = {
  values: (record: Stored) => Values;
  typed: ReturnType<typeof useTyped<Values, Stored>>;
  refusal: ReturnType<typeof useRefusal>;
  overtaken: ReturnType<typeof useOvertaken<Stored, Values>>;
};

/** Which record a form shows, and what is typed over it. */
export function shownRecord<Values extends object, Stored>({
  values,
  typed,
  refusal,
  overtaken,
}: FormParts<Values, Stored>) {
  type Form = ShownForm<Values>;

  /** A record as it is stored, or the beginning of a new one. */
  function startFrom(next: Stored, form: Form): void {
    typed.startFrom(next);
    overtaken.forget();
    refusal.forget();
    form.reset(values(next));
  }

  /** What was saved, and what was typed while that was under way. */
  function goOnFrom(saved: Stored, sent: Values, form: Form): void {
    const since = changedValues(sent, form.state.values);
    startFrom(saved, form);
    if (Object.keys(since).length === 0) return;
    const going = { ...values(saved), ...since };
    typed.goOnFrom(saved, going);
    form.reset(going);
  }

  /** The same typing, over a newer version of the record. */
  function goOnOver(theirs: Stored, going: Values, form: Form): void {
    typed.goOnFrom(theirs, going);
    overtaken.settle();
    form.reset(going);
  }

  return { startFrom, goOnFrom, goOnOver };
}
