import type { useOvertaken } from "../together/use-overtaken.ts";
import type { useRefusal } from "./use-refusal.ts";
import { changedValues, type useTyped } from "./use-typed.ts";

/** The part of TanStack's form that is used here. */
export type ShownForm<Values> = {
  state: { values: Values; isSubmitting: boolean };
  reset: (values: Values) => void;
  setFieldValue: (name: never, value: never) => void;
  handleSubmit: () => Promise<void>;
};

export type FormParts<Values extends object, Stored> = {
  values: (record: Stored) => Values;
  typed: ReturnType<typeof useTyped<Values, Stored>>;
  refusal: ReturnType<typeof useRefusal>;
  overtaken: ReturnType<typeof useOvertaken<Stored, Values>>;
};

/** Replaces the record under a form, keeping or dropping what was typed. */
export function shownRecord<Values extends object, Stored>({
  values,
  typed,
  refusal,
  overtaken,
}: FormParts<Values, Stored>) {
  type Form = ShownForm<Values>;

  function startFrom(next: Stored, form: Form): void {
    typed.startFrom(next);
    overtaken.forget();
    refusal.forget();
    form.reset(values(next));
  }

  /** Continues from the saved record, with what was typed during the save. */
  function goOnFrom(saved: Stored, sent: Values, form: Form): void {
    const since = changedValues(sent, form.state.values);
    startFrom(saved, form);
    if (Object.keys(since).length === 0) return;
    const going = { ...values(saved), ...since };
    typed.goOnFrom(saved, going);
    form.reset(going);
  }

  /** Keeps the typing over a newer version. */
  function goOnOver(theirs: Stored, going: Values, form: Form): void {
    typed.goOnFrom(theirs, going);
    overtaken.settle();
    form.reset(going);
  }

  return { startFrom, goOnFrom, goOnOver };
}
