import type { Locale } from "#domain/locales.ts";
import type { MailedPayment, Reckoning } from "#domain/mail/templates.ts";
import type { Cents } from "#domain/money.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import { isLive, isPayable, takesPayment } from "#domain/orders/moves/rules.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { isolate } from "#i18n/isolate.ts";
import type { Figure, Letter } from "./content.ts";
import type { MailWords } from "./words.ts";

type Facts = Letter["facts"];
type Verdict = "handedIn" | "accepted" | "refused";

/** Which confirmations a letter is about, each by its amount, day and file. */
export function paymentFacts(
  payments: readonly MailedPayment[],
  verdict: Verdict,
  { payment: words }: MailWords,
  locale: Locale,
): Facts {
  return payments.map(({ amount, paidOn, file }) => ({
    label: words.of[verdict](),
    value: [
      amount === null ? words.noAmount() : formatUsd(locale, amount),
      paidOn === null ? "" : words.paidOn({ date: formatDate(locale, paidOn, "UTC") }),
      isolate(file),
    ]
      .filter(Boolean)
      .join(", "),
  }));
}

/** The figures of `balanceOf`, in a column that adds up. */
export function reckoningFacts(reckoning: Reckoning, { paid }: MailWords, locale: Locale): Facts {
  const { status, total, accepted, handedIn, settled, settledAs, outstanding, credit } = reckoning;
  const usd = (cents: Cents) => formatUsd(locale, cents);
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
  { paid, facts }: MailWords,
  locale: Locale,
): { figure?: Figure; day?: Figure } {
  if (!isPayable(status) || outstanding === 0) return {};
  return {
    figure: { label: paid.outstanding(), value: formatUsd(locale, outstanding) },
    ...(dueOn !== null && { day: { label: facts.payBy(), value: formatDate(locale, dueOn, "UTC") } }),
  };
}

/**
 * What comes next and whose turn it is, and what becomes of what is too much. After a refusal the money may have been
 * transferred all the same.
 */
export function sayNext(
  reckoning: Reckoning,
  words: MailWords,
  locale: Locale,
  { isRefusal = false } = {},
): string[] {
  const { status, outstanding, handedIn, credit } = reckoning;
  const { next } = words.payment;
  const isChecked = handedIn > 0;
  const amount = formatUsd(locale, credit);
  const tooMuch = isCreditSure(status, reckoning) ? words.paymentReceived.tooMuch : words.paid.surplusOwn;
  const pay = isRefusal ? next.sendAgain : next.pay;
  const payMeanwhile = isRefusal ? next.sendAgainMeanwhile : next.payMeanwhile;
  const turn = outstanding > 0 ? (isChecked ? payMeanwhile : pay) : isChecked ? next.checked : next.closed;
  return [...(credit > 0 ? [tooMuch({ amount })] : []), ...(takesPayment(status) ? [turn()] : [])];
}
