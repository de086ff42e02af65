import type { Locale } from "#domain/locales.ts";
import type { TemplateParams } from "#domain/mail/templates.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { at, type Content } from "./content.ts";
import { reckoningFacts, sayNext } from "./payment-facts.ts";
import type { MailWords } from "./words.ts";

type Params = TemplateParams["dutyReminder"];

/** Of a day that is near or over, and what is due. */
export function writeReminder(params: Params, all: MailWords, locale: Locale): Content {
  const { company, reference, url, duty, reminder, dueOn, amount, reckoning } = params;
  const { facts, dutyReminder: words } = all;
  const isPay = duty === "pay";
  return {
    title: words.title[duty][remindedAs(params)](),
    before: [words[duty][reminder]({ company })],
    figure: amount === undefined ? undefined : { label: facts.toPay(), value: formatUsd(locale, amount) },
    day: { label: isPay ? facts.payBy() : facts.due(), value: formatDate(locale, dueOn, "UTC") },
    facts: [
      { label: facts.reference(), value: reference },
      ...(reckoning ? reckoningFacts(reckoning, all, locale) : []),
    ],
    after: reckoning && reckoning.handedIn > 0 ? sayNext(reckoning, all, locale) : [],
    button: { label: words.button(), url: at(url, isPay ? "payment" : "requests") },
  };
}

/** Whether its day is still to come. */
export function remindedAs({ reminder }: Pick<Params, "reminder">): "ahead" | "overdue" {
  return reminder === "overdue" ? "overdue" : "ahead";
}
