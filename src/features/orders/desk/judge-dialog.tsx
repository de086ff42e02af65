import { useState } from "react";
import * as v from "valibot";
import { centsFromUsd } from "#domain/money.ts";
import { note, NOTE_MAX } from "#domain/note.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { judgePayment, type Order } from "../data.ts";

export type Verdict = "accept" | "refuse";

type JudgeDialogProps = { order: Order; paymentId: string; verdict: Verdict; onClose: () => void };

/** What one verdict does to the order and whom it tells; a refusal says why. */
export function JudgeDialog({ order, paymentId, verdict, onClose }: JudgeDialogProps) {
  const { LL } = useWords();
  const words = LL.orderPapers.payment.judge;
  // What was read when the dialog opened: a newer state that arrives behind it has not been seen.
  const [seen] = useState(order);
  const isRefusal = verdict === "refuse";
  const { form, record } = useRecordForm({
    schema: v.strictObject({ note: note(isRefusal) }),
    draft: `judge-${verdict}:${paymentId}`,
    values: () => ({ note: "" }),
    save: ({ note: said }) =>
      sendChange(judgePayment, { id: seen.id, version: seen.version, paymentId, verdict, note: said }),
    failed: LL.desk.order.updateFailed(),
    done: isRefusal ? words.refused : words.accepted,
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={isRefusal ? words.refuseTitle() : words.acceptTitle()}
      description={useAbout(seen, paymentId)}
      submit={isRefusal ? words.refuse() : words.accept()}
      tone={isRefusal ? "danger" : "normal"}
    >
      <p>{useConsequence(seen, paymentId, verdict)}</p>
      <form.LongField
        name="note"
        label={LL.moving.note()}
        {...(isRefusal ? { required: true } : { aside: LL.field.optional() })}
        hint={words.noteHint()}
        rows={3}
        max={NOTE_MAX}
      />
    </FormDialog>
  );
}

function useAbout({ payments, files }: Order, paymentId: string): string {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.payment.judge;
  const payment = payments.find(({ id }) => id === paymentId);
  const name = files.find(({ id }) => id === payment?.fileId)?.name ?? "";
  const amount = payment?.amount ?? null;
  return words.about({
    name,
    amount: amount === null ? words.noAmount() : formatUsd(locale, centsFromUsd(amount)),
  });
}

/** The figures count what waits as paid, so accepting one changes nothing of what is missing. */
function useConsequence({ payments, paid }: Order, paymentId: string, verdict: Verdict): string {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.payment.judge;
  if (verdict === "refuse") return words.refuseText();
  if (payments.some(({ id, status }) => id !== paymentId && status === "handedIn"))
    return words.acceptOthers();
  if (paid.outstanding === 0) return words.acceptLast();
  return words.acceptPart({ missing: formatUsd(locale, centsFromUsd(paid.outstanding)) });
}
