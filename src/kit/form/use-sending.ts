import { useRef, useState, type RefObject } from "react";
import type * as v from "valibot";
import { Refusal } from "#domain/refusal.ts";
import { isSame } from "#domain/same.ts";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { throughSignIn } from "#src/session/through-sign-in.ts";
import type { RecordFormOptions } from "./form-options.ts";
import { shownRecord, type FormParts, type ShownForm } from "./shown-record.ts";

/** Confirms, saves and reports. After a conflict it goes on over the newer version, by itself or after a choice. */
export function useSending<Schema extends v.GenericSchema, Values extends object, Answer, Stored>(
  options: RecordFormOptions<Schema, Values, Answer, Stored>,
  parts: FormParts<Values, Stored>,
  element: RefObject<HTMLFormElement | null>,
) {
  type Output = v.InferOutput<Schema>;
  type Form = ShownForm<Values>;
  const { typed, refusal, overtaken } = parts;
  const shown = shownRecord(parts);
  /** Set when the merged values are to be sent again. */
  const isToSend = useRef(false);
  /** Set when somebody pressed save while files were uploading. */
  const isPressed = useRef(false);
  const [isConfirmed, isAsking] = useAsking(options.confirm);

  async function save(output: Output, sent: Values, form: Form): Promise<void> {
    refusal.forget();
    if (isUnchanged(sent)) return refuse(new Refusal({ code: "nothingChanged", params: {} }), form);
    const known = typed.known();
    let answer: Answer;
    try {
      if (!(await isConfirmed(output, known))) return;
      answer = await throughSignIn(async () => options.save(output, known));
    } catch (error) {
      return goOnOrRefuse(error, known, form);
    }
    // Even if the page was left, or what was saved would come back.
    if (!options.draftStays) typed.forget();
    if (options.savedAs) shown.goOnFrom(options.savedAs(answer, output, known), sent, form);
    overtaken.forget();
    await sayDone(options, answer, output);
    await overtaken.announce();
  }

  /** Whether a stored record would be saved as it is; moves and sendings may be made unchanged. */
  function isUnchanged(sent: Values): boolean {
    const known = typed.known();
    if (known === undefined || options.refit || options.maySendUnchanged?.(known)) return false;
    return isSame(sent, options.values(known));
  }

  async function goOnOrRefuse(error: unknown, known: Stored, form: Form): Promise<void> {
    const met = await overtaken.meet(error, known, form.state.values);
    if (met === "toChoose") return;
    if (!met) return refuse(error, form);
    isToSend.current = met.isMineLeft;
    if (met.isMineLeft) shown.goOnOver(met.theirs, met.values, form);
    else shown.startFrom(met.theirs, form);
    overtaken.take(met.sentence);
  }

  function refuse(error: unknown, form: Form): void {
    overtaken.settle();
    for (const [name, value] of Object.entries(options.spent?.(error) ?? {})) {
      // A part of the values, name by name.
      form.setFieldValue(name as never, value as never);
    }
    refusal.hear(error);
    focusFirstInvalid(element.current);
  }

  /** Merged changes are validated and sent again. */
  async function send(form: Form): Promise<void> {
    overtaken.begin();
    do {
      isToSend.current = false;
      await form.handleSubmit();
    } while (isToSend.current);
  }

  function submit(form: Form): void {
    if (form.state.isSubmitting) return;
    isPressed.current = refusal.mustWait();
    if (!isPressed.current) void send(form);
  }

  return { save, submit, isAsking, isPressed, ...shown };
}

/** Confirms before saving; while the dialog is open nothing else is saved. */
function useAsking<Output, Stored>(
  confirm: ((output: Output, known: Stored) => Promise<boolean>) | undefined,
): [(output: Output, known: Stored) => Promise<boolean>, isAsking: boolean] {
  const [isAsking, setIsAsking] = useState(false);
  async function isConfirmed(output: Output, known: Stored): Promise<boolean> {
    if (!confirm) return true;
    setIsAsking(true);
    return confirm(output, known).finally(() => setIsAsking(false));
  }
  return [isConfirmed, isAsking];
}

async function sayDone<Schema extends v.GenericSchema, Values, Answer, Stored>(
  { done, onClose, onSaved }: RecordFormOptions<Schema, Values, Answer, Stored>,
  answer: Answer,
  output: v.InferOutput<Schema>,
): Promise<void> {
  if (done) showSuccess(done({ answer, output }));
  onClose?.();
  await onSaved?.(answer, output);
}
