import { useStore, type DeepKeys, type StandardSchemaV1, type ValidationLogicFn } from "@tanstack/react-form";
import { useId, useRef, useState } from "react";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import type { FieldWords } from "./contexts.ts";
import { useAppForm } from "./form-hook.ts";
import type { Filled, RecordFormOptions } from "./form-options.ts";
import { useOvertaken } from "./use-overtaken.ts";
import { useRefusal } from "./use-refusal.ts";
import { changedSince, useTyped } from "./use-typed.ts";

/** Every rule is looked at with each change, when a field is left, and before sending. */
const checkAlways: ValidationLogicFn = ({ form, validators, event, runValidation }) =>
  runValidation({
    form,
    validators: event.async ? [] : [{ fn: validators?.onDynamic, cause: "dynamic" }],
  });

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
  const overtaken = useOvertaken(options.newest);
  const { conflict } = overtaken;

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
    onSubmitInvalid({ value }) {
      refusal.hearRules(fieldIssues(v.safeParse(schema, value).issues ?? []));
      focusFirstInvalid(element.current);
    },
    onSubmit: ({ value }) => save(v.parse(schema, value), value),
  });

  async function save(output: v.InferOutput<Schema>, sent: Values): Promise<void> {
    refusal.forget();
    if (options.confirm && !(await options.confirm(output))) return;
    const known = conflict?.theirs ?? typed.base;
    let answer: Answer;
    try {
      answer = await options.save(output, known);
    } catch (error) {
      if (await overtaken.met(error, typed.base)) return;
      return refuse(error);
    }
    // Also when the page was left meanwhile: what was saved must not come back.
    if (!options.draftStays) typed.forget();
    overtaken.settle();
    if (options.savedAs) goOnFrom(options.savedAs(answer, output, known), sent);
    await options.onSaved?.(answer, output);
  }

  function refuse(error: unknown): void {
    overtaken.settle();
    for (const [name, value] of Object.entries(options.spent?.(error) ?? {})) {
      // A part of the values, name by name.
      form.setFieldValue(name as DeepKeys<Values>, value as never);
    }
    refusal.hear(error);
    focusFirstInvalid(element.current);
  }

  /** The form shows a record as it is stored, or the beginning of a new one. */
  function startFrom(next: Stored): void {
    typed.startFrom(next);
    overtaken.settle();
    refusal.forget();
    form.reset(values(next));
  }

  /** The form shows what was saved of it, and what was typed while that was under way. */
  function goOnFrom(saved: Stored, sent: Values): void {
    const since = changedSince(sent, form.state.values);
    startFrom(saved);
    if (Object.keys(since).length === 0) return;
    const going = { ...values(saved), ...since };
    typed.goOnFrom(saved, going);
    form.reset(going);
  }

  function takeTheirs(theirs: Stored): void {
    if (!refit) return startFrom(theirs);
    const fitting = refit(form.state.values, theirs);
    typed.goOnFrom(theirs, fitting);
    overtaken.settle();
    form.reset(fitting);
  }

  function keepMine(theirs: Stored): void {
    typed.goOnFrom(theirs, form.state.values);
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
      onTakeTheirs: () => takeTheirs(conflict.theirs),
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
