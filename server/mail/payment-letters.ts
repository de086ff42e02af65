import type { Locale } from "#domain/locales.ts";
import type { TemplateParams } from "#domain/mail/templates.ts";
import type { Cents } from "#domain/money.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import type { Content } from "./content.ts";
import type { MailWords } from "./words.ts";

/** The order is paid: its total, and where that is not what was accepted, the difference by its reason. */
export function writePaymentReceived(
  params: TemplateParams["paymentReceived"],
  words: MailWords,
  locale: Locale,
): Content {
  const { company, reference, total, accepted = total, settled = 0, settledAs = null, credit = 0 } = params;
  const { title, body, tooMuch, button } = words.paymentReceived;
  const usd = (cents: Cents) => formatUsd(locale, cents);
  const isExact = settled === 0 && credit === 0;
  const beside = [
    { label: words.paid.accepted(), value: isExact ? "" : usd(accepted) },
    { label: words.paid.settled[settledAs ?? "unstated"](), value: settled > 0 ? usd(settled) : "" },
    { label: words.paid.credit(), value: credit > 0 ? usd(credit) : "" },
  ];
  return {
    title: title(),
    before: [body({ company })],
    facts: [
      { label: words.facts.reference(), value: reference },
      { label: words.facts.total(), value: usd(total) },
      ...beside.filter(({ value }) => value !== ""),
    ],
    after: credit > 0 ? [tooMuch({ amount: usd(credit) })] : [],
    button: { label: button(), url: params.url },
  };
}

/** A part was found good: how much in all, and what is still to be paid by when. */
export function writePartAccepted(
  { company, reference, amount, accepted, total, note, toPay, url }: TemplateParams["paymentPartAccepted"],
  words: MailWords,
  locale: Locale,
): Content {
  const { title, body, button } = words.paymentPartAccepted;
  const usd = (cents: Cents) => formatUsd(locale, cents);
  const rest = toPay && [
    { label: words.facts.toPay(), value: usd(toPay.amount) },
    { label: words.facts.payBy(), value: formatDate(locale, toPay.dueOn, "UTC") },
  ];
  return {
    title: title(),
    before: [body({ company })],
    facts: [
      { label: words.facts.reference(), value: reference },
      ...(amount === null ? [] : [{ label: words.paymentPartAccepted.amount(), value: usd(amount) }]),
      { label: words.paid.accepted(), value: usd(accepted) },
      { label: words.facts.total(), value: usd(total) },
      ...(rest ?? []),
    ],
    note,
    button: { label: button(), url },
  };
}
