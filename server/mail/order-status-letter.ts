import type { Locale } from "#domain/locales.ts";
import type { TemplateParams } from "#domain/mail/templates.ts";
import { canPayBy } from "#domain/settings/paying.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { supportOf, type Content, type Surroundings } from "./content.ts";
import { toldOf } from "./order-move.ts";
import { paymentFacts, reckoningFacts, sayNext } from "./payment-facts.ts";
import { MAIL_WORDS, type MailWords } from "./words.ts";

type Params = TemplateParams["orderStatusChanged"];

/** For an approved order with amount, due day and where to pay. */
export function writeOrderStatus(params: Params, locale: Locale, around: Surroundings): Content {
  const words = MAIL_WORDS[locale];
  const { company, reference, from, to, note, url, payments = [], reckoning } = params;
  const status = words.orderStatusChanged;
  const told = toldOf(params);
  const knowsHow = canPayBy(around.settings.paying);
  const isRefusal = told === "paymentRefused" || told === "partRefused";
  const asksToPay = told === "approvedToPay";
  return {
    title: status.title[told](),
    before: [
      sentenceOf(told, words)({ company }),
      ...(told === "paymentRefused" ? [status.stillApproved()] : []),
      ...(asksToPay && !knowsHow ? [status.howToPay({ email: supportOf(locale, around) })] : []),
    ],
    facts: [
      { label: words.facts.reference(), value: reference },
      ...paymentFacts(payments, isRefusal ? "refused" : "handedIn", words, locale),
      // These would be called by the name of a status that says less than the title, or of the one they had.
      ...(isRefusal || told === "pending" || from === to
        ? []
        : [
            { label: words.facts.before(), value: words.orderStatus[from]() },
            { label: words.facts.now(), value: words.orderStatus[to]() },
          ]),
      ...(reckoning ? reckoningFacts(reckoning, words, locale) : []),
      ...(to === "APPROVED" || (reckoning?.outstanding ?? 0) > 0 ? payingFacts(params, locale, around) : []),
    ],
    note,
    after: reckoning && to !== "APPROVED" ? sayNext(reckoning, words, locale, { isRefusal }) : [],
    button: { label: status.button(), url },
  };
}

function payingFacts(
  { toPay, reckoning }: Params,
  locale: Locale,
  { settings }: Surroundings,
): NonNullable<Content["facts"]> {
  const { facts } = MAIL_WORDS[locale];
  const { payee, bank, account, swift, pixKey, text } = settings.paying;
  const all = [
    // The reckoning ends with both.
    { label: facts.toPay(), value: toPay && !reckoning ? formatUsd(locale, toPay.amount) : "" },
    { label: facts.payBy(), value: toPay && !reckoning ? formatDate(locale, toPay.dueOn, "UTC") : "" },
    { label: facts.payee(), value: payee },
    { label: facts.bank(), value: bank },
    { label: facts.account(), value: account },
    { label: facts.swift(), value: swift },
    { label: facts.pixKey(), value: pixKey },
    { label: facts.instructions(), value: text[locale] },
  ];
  return all.filter(({ value }) => value !== "");
}

function sentenceOf(told: ReturnType<typeof toldOf>, words: MailWords) {
  const { approved, approvedFree, ...sentences } = words.orderStatusChanged;
  if (told === "approved") return approvedFree;
  return told === "approvedToPay" ? approved : sentences[told];
}

/** The letter before was our mistake, and there is nothing to do. */
export function writeMoveUndone(
  { company, reference, status, url }: TemplateParams["orderMoveUndone"],
  words: MailWords,
): Content {
  const { title, body, button } = words.orderMoveUndone;
  return {
    title: title(),
    before: [body({ company, reference })],
    facts: [
      { label: words.facts.reference(), value: reference },
      { label: words.facts.now(), value: words.orderStatus[status]() },
    ],
    button: { label: button(), url },
  };
}
