import type { Locale } from "#domain/locales.ts";
import type { TemplateId, TemplateParams } from "#domain/mail/letters.ts";
import type { Cents } from "#domain/money.ts";
import { formatDate, formatMoment, formatUsd } from "#i18n/formatters.ts";
import type { Content, LetterFact, Surroundings } from "../content.ts";
import { MAIL_WORDS, type MailWords } from "../words.ts";

/** What every letter is written with, in its reader's language. */
export type Tools = {
  all: MailWords;
  locale: Locale;
  around: Surroundings;
  zone: string;
  usd: (amount: Cents) => string;
  /** Formats a day: "31 Oct 2025". */
  date: (day: string) => string;
  /** Formats an instant in the event's time zone. */
  moment: (instant: string) => string;
  /** The same, with where it is that late. */
  until: (instant: string) => string;
  reference: (value: string) => LetterFact;
};

type Write<Params, Words> = (given: Params, tools: Tools & { words: Words }) => Content;

/** `subject` says which of its words it is, or what. */
type WithSubject<Params, Words> = {
  subject: (given: Params, words: Words) => string | ((values: never) => string);
  write: Write<Params, Words>;
};

type WriterOf<Params, Words> =
  | WithSubject<Params, Words>
  | (Words extends { subject: (values: never) => string } ? Write<Params, Words> : never);

/** How letters read. One whose words hold several subjects says which it is. */
export type Writers = { [Id in TemplateId]: WriterOf<TemplateParams[Id], MailWords[Id]> };

export type AnyWriter = Partial<Pick<WithSubject<object, object>, "subject">> & {
  write: Write<object, object>;
};

export function toolsOf(locale: Locale, around: Surroundings): Tools {
  const all = MAIL_WORDS[locale];
  const { settings } = around;
  const moment = (instant: string) => formatMoment(locale, instant, settings.eventZone);
  return {
    all,
    locale,
    around,
    zone: settings.zone,
    usd: (amount) => formatUsd(locale, amount),
    date: (day) => formatDate(locale, day, "UTC"),
    moment,
    until: (instant) => all.facts.validUntilValue({ date: moment(instant), city: settings.city }),
    reference: (value) => ({ label: all.facts.reference(), value }),
  };
}
