import type { Locale } from "#domain/locales.ts";
import type { TemplatedMail, TemplateParams } from "#domain/mail/templates.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { at, type Content, type Figure, standDayFacts, type Surroundings } from "./content.ts";
import { whereToPay } from "./order-status-letter.ts";
import { reckoningFacts, sayNext } from "./payment-facts.ts";
import type { MailWords } from "./words.ts";

type Params = TemplateParams["dutyReminder"];

const PLACES = { pay: "payment", answerRequest: "requests", signContract: "contract" } as const;

type ReminderMail = Extract<TemplatedMail, { template: "dutyReminder" | "draftReminder" | "windowReminder" }>;

export function writeReminder(mail: ReminderMail, words: MailWords, around: Surroundings): Content {
  switch (mail.template) {
    case "dutyReminder":
      return writeDuty(mail.params, words, mail.language, around);
    case "draftReminder":
      return writeDraft(mail.params, words, mail.language, around);
    case "windowReminder":
      return writeWindow(mail.params, words, mail.language, around);
    default:
      return mail satisfies never;
  }
}

/** Of a day that is near or over, and what is due. */
function writeDuty(params: Params, all: MailWords, locale: Locale, around: Surroundings): Content {
  const { company, reference, url, duty, dueOn, amount, reckoning } = params;
  const { facts, dutyReminder: words } = all;
  const told = remindedAs(params);
  const labels = { pay: facts.payBy(), answerRequest: facts.due(), signContract: words.publishedOn() };
  const said =
    duty === "signContract"
      ? { title: words.title.signContract(), sentence: words.signContract({ company }) }
      : { title: words.title[duty][told](), sentence: words[duty][told]({ company }) };
  const block = duty === "pay" ? whereToPay(reference, all, locale, around) : undefined;
  return {
    title: said.title,
    before: [said.sentence],
    figure: amount === undefined ? undefined : { label: facts.toPay(), value: formatUsd(locale, amount) },
    day: dayOf(labels[duty], dueOn, locale),
    block,
    facts: [
      // The block has it already, for the bank.
      ...(block ? [] : [{ label: facts.reference(), value: reference }]),
      ...(reckoning ? reckoningFacts(reckoning, all, locale) : []),
    ],
    after: reckoning && reckoning.handedIn > 0 ? sayNext(reckoning, all, locale) : [],
    button: { label: words.button[duty](), url: at(url, PLACES[duty]) },
  };
}

/** Whether its day is still to come. */
export function remindedAs({ reminder }: Pick<Params, "reminder">): "ahead" | "overdue" {
  return reminder === "overdue" ? "overdue" : "ahead";
}

function writeDraft(
  { company, url, savedOn }: TemplateParams["draftReminder"],
  all: MailWords,
  locale: Locale,
  around: Surroundings,
): Content {
  const words = all.draftReminder;
  return {
    title: words.title(),
    before: [words.body({ company })],
    day: dayOf(words.savedOn(), savedOn, locale),
    facts: standDayFacts(all, locale, around),
    button: { label: words.button(), url },
  };
}

function writeWindow(
  { closesOn, url }: TemplateParams["windowReminder"],
  { windowReminder: words }: MailWords,
  locale: Locale,
  { settings: { zone } }: Surroundings,
): Content {
  return {
    title: words.title(),
    before: [words.body({ zone })],
    day: dayOf(words.closesOn(), closesOn, locale),
    button: { label: words.button(), url },
    hints: [words.unexpected()],
  };
}

function dayOf(label: string, day: string, locale: Locale): Figure {
  return { label, value: formatDate(locale, day, "UTC") };
}
