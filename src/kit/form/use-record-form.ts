import { useStore, type StandardSchemaV1, type ValidationLogicFn } from "@tanstack/react-form";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { useWriting } from "#src/lib/live/writing.ts";
import { useOvertaken } from "../together/use-overtaken.ts";
import { bindFields } from "./bound-fields.tsx";
import type { FieldWords } from "./contexts.ts";
import { useAppForm } from "./form-hook.ts";
import type { Filled, RecordFormOptions } from "./form-options.ts";
import { useFormRecord } from "./use-form-record.ts";
import { useRefusal } from "./use-refusal.ts";
import { useSending } from "./use-sending.ts";
import { useTyped } from "./use-typed.ts";

/** Validates on change, on blur and before sending. */
const checkAlways: ValidationLogicFn = ({ form, validators, event, runValidation }) =>
  runValidation({
    form,
    validators: event.async ? [] : [{ fn: validators?.onDynamic, cause: "dynamic" }],
  });

/**
 * A form over a new or stored record: `form` has the fields (form.TextField, or form.AppField for a custom one),
 * `record` is for RecordForm or FormDialog. Typed text stays in the tab until saved or discarded. A late save is
 * merged with changes of other fields and goes on; if both changed the same field, it asks.
 */
export function useRecordForm<
  Schema extends v.GenericSchema,
  Values extends Filled<Schema>,
  Answer,
  Stored = undefined,
>(options: RecordFormOptions<Schema, Values, Answer, Stored>) {
  const { values, at, refit } = options;
  const element = useRef<HTMLFormElement>(null);
  const [fields] = useState(() => new Map<string, FieldWords>());
  // `values` ignores it for a new record.
  const stored = options.record as Stored;
  const typed = useTyped({ ...options, record: stored });
  const refusal = useRefusal(fields, options);
  const overtaken = useOvertaken({ at, values, fields, told: options.told, isChosenAgain: Boolean(refit) });
  const parts = { values, typed, refusal, overtaken };
  const sending = useSending(options, parts, element);
  const schema = typeof options.schema === "function" ? options.schema(typed.base) : options.schema;
  useWriting(at?.place, typed.isChanged);

  const form = useAppForm({
    defaultValues: typed.start,
    validationLogic: checkAlways,
    // Filled compares the fields; empty values are the schema's to refuse.
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
    onSubmit: ({ value, formApi }) => sending.save(v.parse(schema, value), value, formApi),
  });
  const record = useFormRecord(options, {
    ...parts,
    id: useId(),
    element,
    fields,
    form,
    sending,
    isPending: useStore(form.store, ({ isSubmitting }) => isSubmitting),
    wrongFields: useStore(form.store, countWrong),
    mine: useStore(form.store, ({ values }) => (overtaken.conflict ? values : typed.start)),
  });
  const isSaving = record.isPending;
  const notice = useEffectEvent((now: Stored) => overtaken.notice(typed.known(), now));
  useEffect(() => {
    if (!isSaving) notice(stored);
  }, [stored, isSaving]);
  const [bound] = useState(() => bindFields<Values, typeof form>(form));
  return { form: bound, record };
}

type Marked = { submissionAttempts: number; fieldMeta: Partial<Record<string, { errors: unknown[] }>> };

/** Fields marked after an attempt to send. */
function countWrong({ submissionAttempts, fieldMeta }: Marked): number {
  if (submissionAttempts === 0) return 0;
  return Object.values(fieldMeta).filter((meta) => meta && meta.errors.length > 0).length;
}
