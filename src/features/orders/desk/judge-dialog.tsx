import { useState } from "react";
import { type Cents, centsFromUsd } from "#domain/money.ts";
import { excessOf } from "#domain/orders/moves/balance.ts";
import { payByAfterRefusal } from "#domain/orders/moves/pay-by.ts";
import { dayAt } from "#domain/wall-time.ts";
import { formatDate, formatUsd, shownZone } from "#i18n/formatters.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { judgePayment, type Order } from "../data.ts";
import { JudgementLetter } from "./order-letter.tsx";
import { type Verdict, VerdictDialog } from "./verdict-dialog.tsx";

type JudgeDialogProps = { order: Order; paymentId: string; verdict: Verdict; onClose: () => void };

/** What one verdict does to the order and whom it tells; a refusal says why. */
export function JudgeDialog({ order, paymentId, verdict, onClose }: JudgeDialogProps) {
  const { LL } = useWords();
  const words = LL.orderPapers.payment.judge;
  // What was read when the dialog opened: a newer state that arrives behind it has not been seen.
  const [{ id, version, ...seen }] = useState(order);
  return (
    <VerdictDialog
      of={`payment:${paymentId}`}
      verdict={verdict}
      words={words}
      description={useAbout(seen, paymentId)}
      text={useConsequence(seen, paymentId, verdict)}
      takesNote="always"
      noteHint={words.noteHint()}
      save={(note) => sendChange(judgePayment, { id, version, paymentId, verdict, note })}
      renderMail={(note) => <JudgementLetter asked={{ id, paymentId, verdict, note }} />}
      onClose={onClose}
    />
  );
}

function useAbout({ payments, files }: Pick<Order, "payments" | "files">, paymentId: string): string {
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
type Judged = Pick<Order, "payments" | "paid" | "total" | "paying">;

function useConsequence(order: Judged, paymentId: string, verdict: Verdict): string {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.payment.judge;
  const today = dayAt(useToday().toISOString(), shownZone());
  const { payments, paid, total, paying } = order;
  const usd = (cents: Cents) => formatUsd(locale, cents);
  const accepted = centsFromUsd(paid.accepted);
  const handedIn = centsFromUsd(paid.handedIn);
  const stated = payments.find(({ id }) => id === paymentId)?.amount ?? null;
  const amount = stated === null ? handedIn : centsFromUsd(stated);
  const due = { total: centsFromUsd(total), settled: centsFromUsd(paid.settled) };
  if (verdict === "refuse") {
    const missing = due.total - due.settled - accepted - (handedIn - amount);
    if (missing <= 0) return "";
    const day = formatDate(locale, payByAfterRefusal(paying?.dueOn ?? null, today), "UTC");
    return words.refuseUntil({ missing: usd(missing), day });
  }
  return [sayExcess(), sayRest()].filter(Boolean).join(" ");

  function sayExcess(): string {
    const excess = excessOf(due, accepted + amount);
    return excess > 0 ? words.acceptTooMuch({ amount: usd(excess) }) : "";
  }

  function sayRest(): string {
    if (payments.some(({ id, status }) => id !== paymentId && status === "handedIn"))
      return words.acceptOthers();
    if (paid.outstanding === 0) return words.acceptLast();
    return words.acceptPart({ missing: usd(centsFromUsd(paid.outstanding)) });
  }
}
