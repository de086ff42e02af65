import { withoutDirection } from "#domain/accents.ts";
import type { Locale } from "#domain/locales.ts";
import type { TemplateId, TemplateParams } from "#domain/mail/templates.ts";
import { formatDate } from "#i18n/formatters.ts";
import { toldOf } from "./order-move.ts";
import { remindedAs } from "./reminder-letter.ts";
import { answeredHow } from "./request-letters.ts";
import { MAIL_WORDS, type MailWords } from "./words.ts";

/** A name longer than this is cut: the subject says first what happened. */
const NAME_LENGTH = 60;

/** Never between a letter and its marks. */
const LETTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

type Said = (values: Record<string, unknown>) => string;
type Params<Id extends TemplateId> = TemplateParams[Id];

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
  // Its words know which of them they say; the tests write every one of them.
  const said = subjectOf(template, locale, params) as Said | string;
  const subject =
    typeof said === "string" ? said : said({ reference: "", ...Object.fromEntries(values), date });
  return subject.replace(/\s+/g, " ").trim();
}

function subjectOf(template: TemplateId, locale: Locale, params: Record<string, unknown>): unknown {
  const words = MAIL_WORDS[locale];
  switch (template) {
    case "campaign":
      // It stands on the campaign, and comes with its text when the message leaves.
      return (params["text"] as { subject: string } | undefined)?.subject ?? "";
    case "orderStatusChanged":
      return words.orderStatusChanged.subject[toldOf(params)];
    case "requestAnswered":
      return words.requestAnswered.subject[answeredHow(params as Params<"requestAnswered">)];
    case "wishReceived":
    case "changeAskedFor":
      return words[template].subject[params["isQuestion"] ? "question" : "wish"];
    case "dutyReminder":
      return reminderSubject(params as Params<"dutyReminder">, words.dutyReminder.subject);
    case "contractRecorded":
      return (params["order"] ? words.contractRecorded.ofOrder : words.contractRecorded).subject;
    case "accessChanged":
      return words.accessChanged.subject[(params as Params<"accessChanged">).act];
    default:
      return words[template].subject;
  }
}

function reminderSubject(params: Params<"dutyReminder">, words: MailWords["dutyReminder"]["subject"]) {
  return params.duty === "signContract" ? words.signContract : words[params.duty][remindedAs(params)];
}

function shorten(value: unknown): unknown {
  if (typeof value !== "string" || value.length <= NAME_LENGTH) return value;
  const cut = LETTERS.segment(value).containing(NAME_LENGTH - 1)?.index;
  return `${value.slice(0, cut).trimEnd()}…`;
}
