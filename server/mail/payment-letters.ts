import type { Locale } from "#domain/locales.ts";
import type { TemplatedMail, TemplateParams } from "#domain/mail/templates.ts";
import type { Cents } from "#domain/money.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { at, type Content } from "./content.ts";
import { outstandingFigures, paymentFacts, reckoningFacts, sayNext } from "./payment-facts.ts";
import type { MailWords } from "./words.ts";

type PaymentMail = Extract<
  TemplatedMail,
  { template: "paymentReceived" | "paymentPartAccepted" | "creditReturned" }
>;

/** What became of money that was paid. */
export function writePaymentLetter(mail: PaymentMail, words: MailWords): Content {
  if (mail.template === "paymentReceived") return writePaymentReceived(mail.params, words, mail.language);
  if (mail.template === "creditReturned") return writeCreditReturned(mail.params, words, mail.language);
  return writePartAccepted(mail.params, words, mail.language);
}

/** The order is paid: its total, what was accepted of it, and the difference by its reason. */
function writePaymentReceived(
  params: TemplateParams["paymentReceived"],
  words: MailWords,
  locale: Locale,
): Content {
  const { company, reference, total, accepted = total, settled = 0, settledAs = null, credit = 0 } = params;
  const { title, body, tooMuch, button } = words.paymentReceived;
  const usd = (cents: Cents) => formatUsd(locale, cents);
  const beside = [
    { label: words.paid.accepted(), value: usd(accepted) },
    { label: words.paid.settled[settledAs ?? "unstated"](), value: settled > 0 ? usd(settled) : "" },
    { label: words.paid.credit(), value: credit > 0 ? usd(credit) : "" },
  ];
  return {
    title: title(),
    before: [body({ company })],
    figure: { label: words.paid.accepted(), value: usd(accepted) },
    facts: [
      { label: words.facts.reference(), value: reference },
      ...paymentFacts(params.payments ?? [], "accepted", words, locale),
      { label: words.facts.total(), value: usd(total) },
      ...beside.filter(({ value }) => value !== ""),
    ],
    after: credit > 0 ? [tooMuch({ amount: usd(credit) })] : [],
    button: { label: button(), url: params.url },
  };
}

/** A part was found good: how much in all, what waits, and what is still to be paid by when. */
function writePartAccepted(
  params: TemplateParams["paymentPartAccepted"],
  words: MailWords,
  locale: Locale,
): Content {
  const { company, reference, payments = [], reckoning, note, url } = params;
  const { title, body, button } = words.paymentPartAccepted;
  return {
    title: title(),
    before: [body({ company })],
    ...(reckoning && outstandingFigures(reckoning, words, locale)),
    facts: [
      { label: words.facts.reference(), value: reference },
      ...paymentFacts(payments, "accepted", words, locale),
      ...(reckoning ? reckoningFacts(reckoning, words, locale) : formerFacts(params, words, locale)),
    ],
    note,
    after: reckoning ? sayNext(reckoning, words, locale) : [],
    button: { label: button(), url: at(url, "payment") },
  };
}

/** What was transferred back of what had been paid too much. */
function writeCreditReturned(
  { company, reference, amount, paidOn, transfer, left, url }: TemplateParams["creditReturned"],
  words: MailWords,
  locale: Locale,
): Content {
  const { title, body, returnedOn, transfer: named, left: rest, button } = words.creditReturned;
  const facts = [
    { label: words.facts.reference(), value: reference },
    { label: returnedOn(), value: formatDate(locale, paidOn, "UTC") },
    { label: named(), value: transfer },
    { label: rest(), value: left > 0 ? formatUsd(locale, left) : "" },
  ];
  return {
    title: title(),
    before: [body({ company })],
    figure: { label: words.creditReturned.amount(), value: formatUsd(locale, amount) },
    facts: facts.filter(({ value }) => value !== ""),
    after: [words.creditReturned.ask()],
    button: { label: button(), url: at(url, "payment") },
  };
}

/** Of a mail of an earlier release. */
function formerFacts(
  { amount, accepted, total, toPay }: TemplateParams["paymentPartAccepted"],
  { facts, paid, payment }: MailWords,
  locale: Locale,
) {
  const all = [
    { label: payment.of.accepted(), value: amount === null ? "" : formatUsd(locale, amount) },
    { label: paid.accepted(), value: formatUsd(locale, accepted) },
    { label: facts.total(), value: formatUsd(locale, total) },
    { label: facts.toPay(), value: toPay ? formatUsd(locale, toPay.amount) : "" },
    { label: facts.payBy(), value: toPay ? formatDate(locale, toPay.dueOn, "UTC") : "" },
  ];
  return all.filter(({ value }) => value !== "");
}
