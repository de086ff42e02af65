import { useStore, type DeepKeys, type StandardSchemaV1, type ValidationLogicFn } from "@tanstack/react-form";
import { useId, useRef, useState } from "react";
import * as v from "valibot";
import { reasonOf } from "#domain/refusal.ts";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import type { DraftOwner } from "#src/lib/tab-drafts.ts";
import type { FieldWords } from "./contexts.ts";
import { useAppForm } from "./form-hook.ts";
import type { Told } from "./stale-answer.tsx";
import { useRefusal, type Explain } from "./use-refusal.ts";
import { useTyped } from "./use-typed.ts";

/** A form holds every field of its schema; what is not chosen yet is "" or null, for the schema to refuse. */
type Filled<Schema extends v.GenericSchema> = { [Key in keyof v.InferInput<Schema>]-?: unknown };

type RecordFormOptions<Schema extends v.GenericSchema, Values, Answer, Stored> = {
  /** The rules of the domain, as they are; what they make of the values is what is saved. */
  schema: Schema | ((record: Stored) => Schema);
  /** The record as the screen knows it; left out for a new one. */
  record?: Stored;
  /** What the form opens with. */
  values: (record: Stored) => Values;
  /** The name under which the tab keeps what is typed; without one it keeps nothing (passwords). */
  draft?: string;
  /** Whose it is; a visitor's is there for whoever uses the tab, since nobody is signed in. */
  draftOf?: DraftOwner;
  /** Sending it saves nothing yet, so the draft outlives it. */
  draftStays?: boolean;
  /** Asked before it is saved; false goes back to the form. */
  confirm?: (output: v.InferOutput<Schema>) => Promise<boolean>;
  /** The call; `record` is the version that the person knows by now. */
  save: (output: v.InferOutput<Schema>, record: Stored) => Promise<Answer>;
  onSaved?: (answer: Answer, output: v.InferOutput<Schema>) => void | Promise<void>;
  /** What a form that stays open goes on from once it is saved. */
  savedAs?: (answer: Answer, output: v.InferOutput<Schema>, record: Stored) => Stored;
  /** A refusal in words; say() unless given. */
  explain?: Explain;
  /** Values that a refusal has used up, and what stands in their place now. */
  spent?: (error: unknown) => Partial<Values>;
  /** Reads the record as it is stored now, for whoever saved too late. */
  newest?: () => Promise<Stored>;
  /** Who stored it, and what there is to tell of it beside what the fields on the screen show. */
  told?: (before: Stored, after: Stored) => Told;
  /**
   * For a form that belongs to no version of its record, such as a move and its note: what of the typed still fits the
   * record as it is now. Somebody who was overtaken goes on with that, and chooses again.
   */
  refit?: (typed: Values, record: Stored) => Values;
};

/** Every rule is looked at with each change, when a field is left, and before sending. */
const checkAlways: ValidationLogicFn = ({ form, validators, event, runValidation }) =>
  runValidation({
    form,
    validators: event.async ? [] : [{ fn: validators?.onDynamic, cause: "dynamic" }],
  });

/** Refusals that mean: somebody else was faster. */
const OVERTAKEN: ReadonlySet<string | undefined> = new Set(["stale", "moveNotAllowed"]);

/**
 * A form over one record, a new one or a stored one: `form` has the fields (form.AppField), `record` is for RecordForm
 * or FormDialog, which draw the rest. What is typed stays in the tab until it is saved or thrown away, a refusal stands
 * in the form or beside its field, and a save that comes too late shows what the other person changed.
 */
export function useRecordForm<
  Schema extends v.GenericSchema,
  Values extends Filled<Schema>,
  Answer,
  Stored = undefined,
>(options: RecordFormOptions<Schema, Values, Answer, Stored>) {
  const { values, draft, draftOf, refit } = options;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [words] = useState(() => new Map<string, FieldWords>());
  // Without a record `values` takes none.
  const stored = options.record as Stored;
  const typed = useTyped({ draft, draftOf, record: stored, values, refit });
  const schema = typeof options.schema === "function" ? options.schema(typed.base) : options.schema;
  const refusal = useRefusal(words, options.explain);
  const [conflict, setConflict] = useState<{ before: Stored; theirs: Stored }>();

  const form = useAppForm({
    defaultValues: typed.start,
    validationLogic: checkAlways,
    // The compiler has compared their fields (Filled); that one is not filled in yet is for the schema to say.
    validators: { onDynamic: schema as unknown as StandardSchemaV1<Values, unknown> },
    canSubmitWhenInvalid: true,
    listeners: {
      onChange({ formApi }) {
        refusal.age();
        typed.note(formApi.state.values);
      },
    },
    onSubmitInvalid: () => focusFirstInvalid(element.current),
    onSubmit: ({ value }) => save(v.parse(schema, value)),
  });

  async function save(output: v.InferOutput<Schema>): Promise<void> {
    refusal.forget();
    if (options.confirm && !(await options.confirm(output))) return;
    const known = conflict?.theirs ?? typed.base;
    let answer: Answer;
    try {
      answer = await options.save(output, known);
    } catch (error) {
      return OVERTAKEN.has(reasonOf(error)?.code) ? compare(error) : refuse(error);
    }
    // Also when the page was left meanwhile: what was saved must not come back.
    if (!options.draftStays) typed.forget();
    setConflict(undefined);
    if (options.savedAs) startFrom(options.savedAs(answer, output, known));
    await options.onSaved?.(answer, output);
  }

  function refuse(error: unknown): void {
    setConflict(undefined);
    for (const [name, value] of Object.entries(options.spent?.(error) ?? {})) {
      // A part of the values, name by name.
      form.setFieldValue(name as DeepKeys<Values>, value as never);
    }
    refusal.hear(error);
    focusFirstInvalid(element.current);
  }

  /** Beside the version of the other person; when that cannot be read either, the refusal says what to do. */
  async function compare(overtaken: unknown): Promise<void> {
    try {
      if (!options.newest) return refuse(overtaken);
      setConflict({ before: typed.base, theirs: await options.newest() });
    } catch {
      refuse(overtaken);
    }
  }

  /** The form shows a record as it is stored, or the beginning of a new one. */
  function startFrom(next: Stored): void {
    typed.startFrom(next);
    setConflict(undefined);
    refusal.forget();
    form.reset(values(next));
  }

  function goOnWith(newer: Stored, fit: (typed: Values, record: Stored) => Values): void {
    const fitting = fit(form.state.values, newer);
    typed.goOnFrom(newer, fitting);
    setConflict(undefined);
    form.reset(fitting);
  }

  function keepMine(newer: Stored): void {
    typed.goOnFrom(newer, form.state.values);
    submit();
  }

  function submit(): void {
    if (!form.state.isSubmitting && !refusal.mustWait()) void form.handleSubmit();
  }

  const record = {
    id,
    element,
    words,
    base: typed.base,
    isPending: useStore(form.store, ({ isSubmitting }) => isSubmitting),
    wrongFields: useStore(form.store, countWrong),
    isChanged: typed.isChanged,
    wasKept: typed.wasKept,
    failure: refusal.whole,
    refused: refusal.beside,
    submit,
    discard: () => startFrom(conflict?.theirs ?? stored),
    /** The form is closed on purpose: nothing of it stays. */
    forget: typed.forget,
    stale: conflict && {
      ...options.told?.(conflict.before, conflict.theirs),
      before: values(conflict.before),
      after: values(conflict.theirs),
      onTakeTheirs: () => (refit ? goOnWith(conflict.theirs, refit) : startFrom(conflict.theirs)),
      onKeepMine: refit ? undefined : () => keepMine(conflict.theirs),
    },
  };
  return { form, record };
}

/** How many fields are marked, once somebody has tried to send. */
function countWrong({ submissionAttempts, fieldMeta }: Marked): number {
  if (submissionAttempts === 0) return 0;
  return Object.values(fieldMeta).filter((meta) => meta && meta.errors.length > 0).length;
}

type Marked = { submissionAttempts: number; fieldMeta: Partial<Record<string, { errors: unknown[] }>> };

/** What RecordForm and FormDialog need to know of a form, whatever its record. */
export type FormRecord = Omit<ReturnType<typeof useRecordForm>["record"], "base">;
