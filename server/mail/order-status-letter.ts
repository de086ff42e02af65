import type { Locale } from "#domain/locales.ts";
import { isRefusedPayment, type TemplateParams } from "#domain/mail/templates.ts";
import { canPayBy } from "#domain/settings/paying.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { supportOf, type Content, type Surroundings } from "./content.ts";
import { MAIL_WORDS, type MailWords } from "./words.ts";

type Params = TemplateParams["orderStatusChanged"];

/** For an approved order with amount, due day and where to pay. */
export function writeOrderStatus(params: Params, locale: Locale, around: Surroundings): Content {
  const words = MAIL_WORDS[locale];
  const { company, reference, from, to, note, url } = params;
  const status = words.orderStatusChanged;
  const isRefused = isRefusedPayment(params);
  const knowsHow = canPayBy(around.settings.paying);
  const asksToPay = to === "APPROVED" && !isRefused;
  return {
    title: isRefused ? status.refusedTitle() : status.title(),
    before: [
      statusSentence(params, words)({ company }),
      ...(asksToPay && !knowsHow ? [status.howToPay({ email: supportOf(locale, around) })] : []),
    ],
    facts: [
      { label: words.facts.reference(), value: reference },
      ...(isRefused
        ? []
        : [
            { label: words.facts.before(), value: words.orderStatus[from]() },
            { label: words.facts.now(), value: words.orderStatus[to]() },
          ]),
      ...(to === "APPROVED" ? payingFacts(params, locale, around) : []),
    ],
    note,
    button: { label: status.button(), url },
  };
}

function payingFacts(
  { toPay }: Params,
  locale: Locale,
  { settings }: Surroundings,
): NonNullable<Content["facts"]> {
  const { facts } = MAIL_WORDS[locale];
  const { payee, bank, account, swift, pixKey, text } = settings.paying;
  const all = [
    { label: facts.toPay(), value: toPay ? formatUsd(locale, toPay.amount) : "" },
    { label: facts.payBy(), value: toPay ? formatDate(locale, toPay.dueOn, "UTC") : "" },
    { label: facts.payee(), value: payee },
    { label: facts.bank(), value: bank },
    { label: facts.account(), value: account },
    { label: facts.swift(), value: swift },
    { label: facts.pixKey(), value: pixKey },
    { label: facts.instructions(), value: text[locale] },
  ];
  return all.filter(({ value }) => value !== "");
}

function statusSentence({ from, to }: Params, words: MailWords) {
  const sentences = words.orderStatusChanged;
  switch (to) {
    case "DRAFT":
    case "PENDING":
      return sentences.pending;
    case "REVIEWING":
      return from === "APPROVED" ? sentences.approvalTakenBack : sentences.reviewing;
    case "APPROVED":
      return isRefusedPayment({ from, to }) ? sentences.paymentRefused : sentences.approved;
    case "CONFIRM_PAYMENT":
      return sentences.confirmPayment;
    case "REJECTED":
      return sentences.rejected;
    case "CANCELLED":
      return sentences.cancelled;
    case "PAID":
      return sentences.paid;
    default:
      return to satisfies never;
  }
}
