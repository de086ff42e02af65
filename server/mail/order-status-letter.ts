import type { Locale } from "#domain/locales.ts";
import type { TemplateParams } from "#domain/mail/templates.ts";
import { canPayBy } from "#domain/settings/paying.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { at, supportOf, type Content, type Surroundings } from "./content.ts";
import { toldOf } from "./order-move.ts";
import { outstandingFigures, paymentFacts, reckoningFacts, sayNext } from "./payment-facts.ts";
import { MAIL_WORDS, type MailWords } from "./words.ts";

type Params = TemplateParams["orderStatusChanged"];

/** For an approved order with amount, due day and where to pay. */
export function writeOrderStatus(params: Params, locale: Locale, around: Surroundings): Content {
  const words = MAIL_WORDS[locale];
  const { company, reference, to, note, payments = [], reckoning } = params;
  const status = words.orderStatusChanged;
  const told = toldOf(params);
  const knowsHow = canPayBy(around.settings.paying);
  const isRefusal = told === "paymentRefused" || told === "partRefused";
  const asksToPay = told === "approvedToPay";
  const isToPay = to === "APPROVED" || (reckoning?.outstanding ?? 0) > 0;
  const block = isToPay ? whereToPay(reference, words, locale, around) : undefined;
  return {
    title: status.title[told](),
    before: [
      sentenceOf(told, words)({ company }),
      ...(told === "paymentRefused" ? [status.stillApproved()] : []),
      ...(asksToPay && !knowsHow ? [status.howToPay({ email: supportOf(locale, around) })] : []),
    ],
    ...figuresOf(params, words, locale),
    block,
    facts: [
      // The block has it already, for the bank.
      ...(block ? [] : [{ label: words.facts.reference(), value: reference }]),
      ...paymentFacts(payments, isRefusal ? "refused" : "handedIn", words, locale),
      ...(reckoning ? reckoningFacts(reckoning, words, locale) : []),
    ],
    note,
    after: reckoning && to !== "APPROVED" ? sayNext(reckoning, words, locale, { isRefusal }) : [],
    button: buttonOf(params, words),
  };
}

function buttonOf({ url, ...params }: Params, { orderStatusChanged: { button } }: MailWords) {
  const told = toldOf(params);
  if (told === "pending") return { label: button.adjust(), url };
  if (told === "paymentRefused" || told === "partRefused")
    return { label: button.sendAgain(), url: at(url, "payment") };
  if (told === "approvedToPay") return { label: button.pay(), url: at(url, "payment") };
  return { label: button.order(), url: told === "confirmPayment" ? at(url, "payment") : url };
}

function figuresOf({ toPay, reckoning }: Params, words: MailWords, locale: Locale) {
  if (reckoning) return outstandingFigures(reckoning, words, locale);
  if (!toPay) return {};
  return {
    figure: { label: words.facts.toPay(), value: formatUsd(locale, toPay.amount) },
    day: { label: words.facts.payBy(), value: formatDate(locale, toPay.dueOn, "UTC") },
  };
}

/** What a bank asks for, to be copied as a whole; undefined while the settings do not say. */
export function whereToPay(
  reference: string,
  { facts }: MailWords,
  locale: Locale,
  { settings: { paying } }: Surroundings,
): Content["block"] {
  if (!canPayBy(paying)) return undefined;
  const { payee, bank, account, swift, pixKey } = paying;
  const rows = [
    { label: facts.payee(), value: payee },
    { label: facts.bank(), value: bank },
    { label: facts.account(), value: account },
    { label: facts.swift(), value: swift },
    { label: facts.pixKey(), value: pixKey },
    { label: facts.quote(), value: reference },
  ];
  return {
    title: facts.whereToPay(),
    rows: rows.filter(({ value }) => value !== ""),
    text: paying.text[locale],
  };
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
