import type { MailedPayment, Reckoning } from "#domain/mail/facts.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import { isLive, isPayable, takesPayment } from "#domain/orders/moves/rules.ts";
import { isolate } from "#i18n/isolate.ts";
import type { Figure, Letter } from "../content.ts";
import type { Tools } from "./writer.ts";

type Facts = Letter["facts"];
type Verdict = "handedIn" | "accepted" | "refused";

/** Which confirmations a letter is about, each by its amount, day and file. */
export function paymentFacts(
  payments: readonly MailedPayment[],
  verdict: Verdict,
  { all: { payment: words }, usd, date }: Tools,
): Facts {
  return payments.map(({ amount, paidOn, file }) => ({
    label: words.of[verdict](),
    value: [
      amount === null ? words.noAmount() : usd(amount),
      paidOn === null ? "" : words.paidOn({ date: date(paidOn) }),
      isolate(file),
    ]
      .filter(Boolean)
      .join(", "),
  }));
}

/** The figures of `balanceOf`, in a column that adds up. */
export function reckoningFacts(reckoning: Reckoning, { all: { paid }, usd }: Tools): Facts {
  const { status, total, accepted, handedIn, settled, settledAs, outstanding, credit } = reckoning;
  const tooMuch = isCreditSure(status, reckoning) ? paid.credit() : paid.surplus();
  const all = [
    { label: paid.total(), value: isLive(status) ? usd(total) : "" },
    { label: paid.accepted(), value: usd(accepted) },
    { label: paid.handedIn(), value: handedIn > 0 ? usd(handedIn) : "" },
    { label: paid.settled[settledAs ?? "unstated"](), value: settled > 0 ? usd(settled) : "" },
    credit > 0
      ? { label: tooMuch, value: usd(credit) }
      : { label: paid.outstanding(), value: isPayable(status) ? usd(outstanding) : "" },
  ];
  return all.filter(({ value }) => value !== "");
}

/** What is still to be paid, and by which day; nothing of it once nothing is. */
export function outstandingFigures(
  { status, outstanding, dueOn }: Reckoning,
  { all: { paid, facts }, usd, date }: Tools,
): { figure?: Figure; day?: Figure } {
  if (!isPayable(status) || outstanding === 0) return {};
  return {
    figure: { label: paid.outstanding(), value: usd(outstanding) },
    ...(dueOn !== null && { day: { label: facts.payBy(), value: date(dueOn) } }),
  };
}

/**
 * What comes next and whose turn it is, and what becomes of what is too much. After a refusal the money may have been
 * transferred all the same.
 */
export function sayNext(
  reckoning: Reckoning,
  { all: words, usd }: Tools,
  { isRefusal = false } = {},
): string[] {
  const { status, outstanding, handedIn, credit } = reckoning;
  const { next } = words.payment;
  const isChecked = handedIn > 0;
  const amount = usd(credit);
  const tooMuch = isCreditSure(status, reckoning) ? words.paymentReceived.tooMuch : words.paid.surplusOwn;
  const pay = isRefusal ? next.sendAgain : next.pay;
  const payMeanwhile = isRefusal ? next.sendAgainMeanwhile : next.payMeanwhile;
  const turn = outstanding > 0 ? (isChecked ? payMeanwhile : pay) : isChecked ? next.checked : next.closed;
  return [...(credit > 0 ? [tooMuch({ amount })] : []), ...(takesPayment(status) ? [turn()] : [])];
}
