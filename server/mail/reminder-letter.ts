import type { Locale } from "#domain/locales.ts";
import type { TemplateParams } from "#domain/mail/templates.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import type { Content } from "./content.ts";
import { reckoningFacts, sayNext } from "./payment-facts.ts";
import type { MailWords } from "./words.ts";

/** Of a day that is near or over, and what is due. */
export function writeReminder(
  { company, reference, url, duty, reminder, dueOn, amount, reckoning }: TemplateParams["dutyReminder"],
  all: MailWords,
  locale: Locale,
): Content {
  const { facts, dutyReminder: words } = all;
  const day = {
    label: duty === "pay" ? facts.payBy() : facts.due(),
    value: formatDate(locale, dueOn, "UTC"),
  };
  const toPay = amount === undefined ? [] : [{ label: facts.toPay(), value: formatUsd(locale, amount) }];
  return {
    title: words.title[duty](),
    before: [words[duty][reminder]({ company })],
    facts: [
      { label: facts.reference(), value: reference },
      ...(reckoning ? reckoningFacts(reckoning, all, locale) : [...toPay, day]),
    ],
    after: reckoning && reckoning.handedIn > 0 ? sayNext(reckoning, all, locale) : [],
    button: { label: words.button(), url },
  };
}
