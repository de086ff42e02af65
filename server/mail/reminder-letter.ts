import type { Locale } from "#domain/locales.ts";
import type { TemplateParams } from "#domain/mail/templates.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import type { Content } from "./content.ts";
import type { MailWords } from "./words.ts";

/** Of a day that is near or over, and what is due. */
export function writeReminder(
  { company, reference, url, duty, reminder, dueOn, amount }: TemplateParams["dutyReminder"],
  { facts, dutyReminder: words }: MailWords,
  locale: Locale,
): Content {
  const day = {
    label: duty === "pay" ? facts.payBy() : facts.due(),
    value: formatDate(locale, dueOn, "UTC"),
  };
  const toPay = amount === undefined ? [] : [{ label: facts.toPay(), value: formatUsd(locale, amount) }];
  return {
    title: words.title[duty](),
    before: [words[duty][reminder]({ company })],
    facts: [{ label: facts.reference(), value: reference }, ...toPay, day],
    button: { label: words.button(), url },
  };
}
