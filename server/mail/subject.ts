import { withoutDirection } from "#domain/accents.ts";
import type { Locale } from "#domain/locales.ts";
import type { TemplateId } from "#domain/mail/letters.ts";
import { formatDate } from "#i18n/formatters.ts";
import { writerOf } from "./letters/index.ts";
import { MAIL_WORDS } from "./words.ts";

/** A name longer than this is cut: the subject says first what happened. */
const NAME_LENGTH = 60;

/** Never between a letter and its marks. */
const SIGNS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

type Said = (values: Record<string, unknown>) => string;

/** One line in the reader's language; shown and searched in the mail log, so without secrets and in plain letters. */
export function composeSubject(
  template: TemplateId,
  locale: Locale,
  params: Record<string, unknown>,
): string {
  return withoutDirection(writeSubject(template, locale, params));
}

/** As it arrives: names stand apart, and what is about a submission or an order says of which event. */
export function subjectToSend(
  template: TemplateId,
  locale: Locale,
  params: Record<string, unknown>,
  event: string,
): string {
  const subject = writeSubject(template, locale, params);
  return params["reference"] ? `${subject} · ${event}` : subject;
}

function writeSubject(template: TemplateId, locale: Locale, params: Record<string, unknown>): string {
  const values = Object.entries(params).map(([name, value]) => [name, shorten(value)]);
  const day = params["dueOn"] ?? params["closesOn"];
  const date = day ? formatDate(locale, String(day), "UTC") : "";
  const said = subjectOf(template, locale, params);
  const subject =
    typeof said === "string" ? said : said({ reference: "", ...Object.fromEntries(values), date });
  return subject.replace(/\s+/g, " ").trim();
}

function subjectOf(template: TemplateId, locale: Locale, params: Record<string, unknown>): Said | string {
  const words = MAIL_WORDS[locale][template] as { subject: Said };
  const { subject } = writerOf(template);
  // Its words know which of them they say; the tests write every one of them.
  return subject ? (subject(params, words) as Said | string) : words.subject;
}

function shorten(value: unknown): unknown {
  if (typeof value !== "string" || value.length <= NAME_LENGTH) return value;
  const cut = SIGNS.segment(value).containing(NAME_LENGTH - 1)?.index;
  return `${value.slice(0, cut).trimEnd()}…`;
}
