import { useState } from "react";
import { type Cents, centsFromUsd } from "#domain/money.ts";
import { excessOf, type Settlement } from "#domain/orders/moves/balance.ts";
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

/** What a verdict does to the order and whom it notifies; a refusal says why. */
export function JudgeDialog({ order, paymentId, verdict, onClose }: JudgeDialogProps) {
  const { LL } = useWords();
  const words = LL.orderPapers.payment.judge;
  // What was read when the dialog opened: a newer state that arrives behind it has not been seen.
  const [{ id, version, ...seen }] = useState(order);
  const settlement = verdict === "accept" ? settlementOf(seen, paymentId) : null;
  const judged = (note: string, way: string) => ({
    id,
    paymentId,
    verdict,
    note,
    ...(settlement && way === settlement && { settledAs: settlement }),
  });
  return (
    <VerdictDialog
      of={`payment:${paymentId}`}
      verdict={verdict}
      words={words}
      description={useAbout(seen, paymentId)}
      ways={useWays(seen, settlement)}
      text={useConsequence(seen, paymentId, verdict, settlement)}
      takesNote="always"
      noteHint={words.noteHint()}
      save={(note, way) => sendChange(judgePayment, { version, ...judged(note, way) })}
      renderMail={(note, way) => <JudgementLetter asked={judged(note, way)} />}
      onClose={onClose}
    />
  );
}

/** The reason proposed for what is missing, once nothing else waits to be checked: such a part is no part payment. */
function settlementOf(order: Pick<Order, "payments" | "proposedSettlement">, paymentId: string) {
  const isLast = order.payments.every(({ id, status }) => id === paymentId || status !== "handedIn");
  return isLast ? order.proposedSettlement : null;
}

/** As settled first, as a part payment after it; undefined where there is nothing to choose. */
function useWays({ paid }: Pick<Order, "paid">, settlement: Settlement | null) {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.payment.judge;
  if (!settlement) return undefined;
  return {
    label: words.missing({ amount: formatUsd(locale, centsFromUsd(paid.outstanding)) }),
    options: [
      { value: settlement, label: LL.orders.paid.settled[settlement]() },
      { value: AS_PART, label: words.asPart() },
    ],
  };
}

const AS_PART = "part";

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

function useConsequence(
  order: Judged,
  paymentId: string,
  verdict: Verdict,
  settlement: Settlement | null,
): (way: string) => string {
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
    if (missing <= 0) return () => "";
    const day = formatDate(locale, payByAfterRefusal(paying?.dueOn ?? null, today), "UTC");
    return () => words.refuseUntil({ missing: usd(missing), day });
  }
  return (way) => [sayExcess(), sayRest(way)].filter(Boolean).join(" ");

  function sayExcess(): string {
    const excess = excessOf(due, accepted + amount);
    return excess > 0 ? words.acceptTooMuch({ amount: usd(excess) }) : "";
  }

  function sayRest(way: string): string {
    if (settlement && way === settlement) return words.acceptLast();
    if (payments.some(({ id, status }) => id !== paymentId && status === "handedIn"))
      return words.acceptOthers();
    if (paid.outstanding === 0) return words.acceptLast();
    return words.acceptPart({ missing: usd(centsFromUsd(paid.outstanding)) });
  }
}
