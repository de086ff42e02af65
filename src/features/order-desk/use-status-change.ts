import { useState } from "react";
import { bearsPayment } from "#domain/orders/rules.ts";
import { reasonOf } from "#domain/refusal.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/say.ts";
import { useTabDraft } from "#src/lib/use-tab-draft.ts";
import { useWords } from "#src/lib/words.tsx";
import { useNewestOrder, useSetStatus, type Order, type StatusInput } from "./data.ts";
import {
  EMPTY_FORM,
  findProblems,
  formFor,
  targetOf,
  type StatusForm,
  type StatusProblems,
} from "./status-form.ts";
import { usePaymentUpload } from "./use-payment-upload.ts";

/** The change of an order's status, from the choice to the answer (ORD-08, ORD-09, ORD-15 to ORD-17). */
export function useStatusChange(order: Order, onDone: () => void) {
  const { LL } = useWords();
  const kept = useTabDraft(`order-status:${order.id}`, EMPTY_FORM);
  const [form, setForm] = useState(() => formFor(order, kept.opened));
  const [problems, setProblems] = useState<StatusProblems>({});
  const [failure, setFailure] = useState<string>();
  const [newest, setNewest] = useState<Order>();
  const upload = usePaymentUpload();
  const mutation = useSetStatus();
  const stored = useNewestOrder(order.id);
  const target = targetOf(order, form);

  function change(part: Partial<StatusForm>): void {
    const next = { ...form, ...part };
    setForm(next);
    if (next.note === "") kept.drop();
    else kept.keep(next);
    setProblems({});
    setFailure(undefined);
  }

  function save(): void {
    setFailure(undefined);
    const found = findProblems(order, form, upload.fileId !== undefined || upload.isTravelling);
    setProblems(found);
    if (!target || Object.keys(found).length > 0) return;
    if (bearsPayment(target.to) && upload.isTravelling) return setFailure(LL.desk.status.fileTravelling());
    const input: StatusInput = {
      id: order.id,
      version: order.version,
      status: target.to,
      note: form.note.trim(),
      force: target.isForced,
      ...(bearsPayment(target.to) && upload.fileId !== undefined && { paymentConfirmation: upload.fileId }),
    };
    // Also when the dialog was closed meanwhile: a note that was sent must not come back.
    mutation.mutateAsync(input).then(() => finish(input), explain);
  }

  function finish({ status }: StatusInput): void {
    kept.drop();
    showSuccess(LL.desk.status.done({ status: LL.statuses.order[status]() }));
    onDone();
  }

  function explain(error: unknown): void {
    const reason = reasonOf(error);
    setFailure(reason ? say(LL, error) : LL.desk.order.updateFailed());
    if (reason?.code !== "stale" && reason?.code !== "moveNotAllowed") return;
    void compare();
  }

  async function compare(): Promise<void> {
    try {
      setNewest(await stored.read());
    } catch {
      // Without the newer version the refusal itself still says what happened.
    }
  }

  /** Goes on with the version now stored; the note and the uploaded file stay, the choice is made again. */
  function takeNewest(): void {
    if (!newest) return;
    stored.show(newest);
    setNewest(undefined);
    setFailure(undefined);
    change({ choice: "", forcedTo: "" });
  }

  function discard(): void {
    kept.drop();
    setForm(EMPTY_FORM);
  }

  return {
    form,
    change,
    wasKept: kept.wasKept,
    discard,
    problems,
    failure,
    newest,
    takeNewest,
    target,
    upload,
    save,
    isPending: mutation.isPending,
  };
}
