import { useStore, type DeepKeys, type StandardSchemaV1, type ValidationLogicFn } from "@tanstack/react-form";
import { useId, useRef, useState } from "react";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { FieldWords } from "./contexts.ts";
import { useAppForm } from "./form-hook.ts";
import type { Filled, RecordFormOptions } from "./form-options.ts";
import { useOvertaken } from "./use-overtaken.ts";
import { useRefusal } from "./use-refusal.ts";
import { changedValues, useTyped } from "./use-typed.ts";

/** Every rule is looked at with each change, when a field is left, and before sending. */
const checkAlways: ValidationLogicFn = ({ form, validators, event, runValidation }) =>
  runValidation({
    form,
    validators: event.async ? [] : [{ fn: validators?.onDynamic, cause: "dynamic" }],
  });

/** How often a save goes on by itself over what others saved meanwhile, before its sender is asked again. */
const MOST_JOINS = 3;

/**
 * A form over one record, a new one or a stored one: `form` has the fields (form.AppField), `record` is for RecordForm
 * or FormDialog, which draw the rest. What is typed stays in the tab until it is saved or thrown away, a refusal stands
 * in the form or beside its field. A save that comes too late takes in what somebody else changed in other fields and
 * goes on; where both changed the same one, it asks.
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
  const language = useWords();
  /** What came into the form from others, in words. */
  const [joined, setJoined] = useState<string>();
  /** Of the save under way: what it took in, and whether that is still to be sent. */
  const joining = useRef<{ told: string[]; isToSend: boolean }>({ told: [], isToSend: false });

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
    const known = typed.known();
    let answer: Answer;
    try {
      answer = await options.save(output, known);
    } catch (error) {
      return meet(error, known);
    }
    // Also when the page was left meanwhile: what was saved must not come back.
    if (!options.draftStays) typed.forget();
    overtaken.settle();
    if (options.savedAs) goOnFrom(options.savedAs(answer, output, known), sent);
    setJoined(undefined);
    await options.onSaved?.(answer, output);
    const { told } = joining.current;
    if (told.length > 0) (await loadJoin())?.announceJoined(told);
  }

  /** Somebody else was faster: what they changed comes in by itself, or my save waits for a choice; or it is a plain no. */
  async function meet(error: unknown, known: Stored): Promise<void> {
    const theirs = await overtaken.meet(error);
    if (theirs === undefined) return refuse(error);
    if (refit) return overtaken.ask(known, theirs);
    if (!isNewer(theirs, known) || joining.current.told.length >= MOST_JOINS) return refuse(error);
    const part = await loadJoin();
    if (!part) return refuse(error);
    const mine = form.state.values;
    const both = part.joinEdits({ before: values(known), mine, theirs: values(theirs) });
    if (!both) return overtaken.ask(known, theirs);
    const told = part.tellJoined(language, both.differences, words, options.told?.(known, theirs) ?? {});
    joining.current = { told: [...joining.current.told, told], isToSend: both.isMineLeft };
    if (both.isMineLeft) goOnOver(theirs, both.values);
    else startFrom(theirs);
    setJoined(told);
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
    setJoined(undefined);
    form.reset(values(next));
  }

  /** The form shows what was saved of it, and what was typed while that was under way. */
  function goOnFrom(saved: Stored, sent: Values): void {
    const since = changedValues(sent, form.state.values);
    startFrom(saved);
    if (Object.keys(since).length === 0) return;
    const going = { ...values(saved), ...since };
    typed.goOnFrom(saved, going);
    form.reset(going);
  }

  /** The same typing, over a newer version of the record. */
  function goOnOver(theirs: Stored, going: Values): void {
    typed.goOnFrom(theirs, going);
    overtaken.settle();
    form.reset(going);
  }

  /** Somebody has chosen between the two versions, field by field. */
  function settle(theirs: Stored, chosen: Values, isMineLeft: boolean): void {
    if (!isMineLeft) return startFrom(theirs);
    goOnOver(theirs, chosen);
    submit();
  }

  function submit(): void {
    if (!form.state.isSubmitting && !refusal.mustWait()) void send();
  }

  /** What came in from others meanwhile is held to the rules like everything typed, and sent along. */
  async function send(): Promise<void> {
    joining.current = { told: [], isToSend: false };
    setJoined(undefined);
    do {
      joining.current.isToSend = false;
      await form.handleSubmit();
    } while (joining.current.isToSend);
  }

  // Whoever chooses sees what stands in the form at that moment.
  const typedNow = useStore(form.store, ({ values }) => (conflict ? values : typed.start));

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
    joined,
    stale: conflict && {
      ...options.told?.(conflict.before, conflict.theirs),
      sides: { before: values(conflict.before), mine: typedNow, theirs: values(conflict.theirs) },
      onSettle: (chosen: object, isMineLeft: boolean) =>
        // What the panel brings together has the shape of what it was given.
        settle(conflict.theirs, chosen as Values, isMineLeft),
      onGoOn: refit && (() => goOnOver(conflict.theirs, refit(form.state.values, conflict.theirs))),
    },
  };
  return { form, record };
}

/** How many fields are marked, once somebody has tried to send. */
function countWrong({ submissionAttempts, fieldMeta }: Marked): number {
  if (submissionAttempts === 0) return 0;
  return Object.values(fieldMeta).filter((meta) => meta && meta.errors.length > 0).length;
}

/** It comes with the first save that needs it; where it cannot be fetched, the refusal says what to do. */
async function loadJoin(): Promise<typeof import("./join.ts") | undefined> {
  try {
    return await import("./join.ts");
  } catch {
    return undefined;
  }
}

/** Where records have a version; any other was read because the server said that it is newer. */
function isNewer(one: unknown, other: unknown): boolean {
  const [newer, older] = [versionOf(one), versionOf(other)];
  return newer === undefined || older === undefined || newer > older;
}

function versionOf(record: unknown): number | undefined {
  const { version } = (record ?? {}) as { version?: unknown };
  return typeof version === "number" ? version : undefined;
}

type Marked = { submissionAttempts: number; fieldMeta: Partial<Record<string, { errors: unknown[] }>> };

/** What RecordForm and FormDialog need to know of a form, whatever its record. */
export type FormRecord = Omit<ReturnType<typeof useRecordForm>["record"], "base">;
