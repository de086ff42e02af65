import type { Corrected } from "#domain/submissions/corrections.ts";
import { shownLegalId } from "#domain/submissions/cnpj.ts";
import type { Locale } from "#domain/locales.ts";
import { labelOfAnswer, type AnswerField } from "./answer-label.ts";
import { formatArea } from "./formatters.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type Said = {
  LL: Pick<TranslationFunctions, "eoi">;
  locale: Locale;
  nameCountry: (code: string, locale: Locale) => string;
};
/** Whole or half written. */
type Answers = Readonly<Record<string, unknown>>;
type InterestRow = { field: AnswerField; label: string; text: string };
export type InterestGroup = { title: string; rows: InterestRow[] };

/** An expression of interest as it is read, on the screen, on paper and copied as text; "" for what has no answer. */
function sayInterest(said: Said, answers: Answers): InterestGroup[] {
  const { form } = said.LL.eoi;
  const row = (field: AnswerField) => sayRow(said, answers, field);
  const group = (title: string, ...fields: AnswerField[]) => ({ title, rows: fields.map(row) });
  return [
    group(
      form.organisation(),
      "institutionName",
      "country",
      "cnpj",
      "institutionType",
      "mainArea",
      "website",
      "socialMedia",
      "pavillionFocus",
    ),
    group(
      form.representative(),
      "representativeName",
      "representativePosition",
      "representativePhone",
      "representativeEmail",
    ),
    group(
      form.stand(),
      "standType",
      "spaceSize",
      "description",
      "justification",
      "flexibility",
      "flexibilityExplanation",
    ),
    group(form.services(), "servicesNeeded", "links", "additionalInfo"),
    group(form.practices(), "certifications", "abntPr2030", "sustainabilityPractices"),
    group(form.send(), "contactLanguage"),
  ];
}

export type Correction = Corrected & { text: string };
export type CorrectedGroup = { title: string; rows: (InterestRow & { correction?: Correction })[] };

/** What was sent, and beside each answer what it says now where that was corrected. */
export function sayCorrected(
  said: Said,
  { sent, now, corrected }: { sent: Answers; now: Answers; corrected: Record<string, Corrected> },
): CorrectedGroup[] {
  const later = new Map(
    sayInterest(said, now).flatMap(({ rows }) => rows.map((row) => [row.field, row.text])),
  );
  return sayInterest(said, sent).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => {
      const text = later.get(row.field) ?? "";
      const last = text === row.text ? undefined : lastOf(row.field, corrected);
      return last ? { ...row, correction: { ...last, text } } : row;
    }),
  }));
}

/** An answer is read together with what specifies it: `institutionType` and `institutionTypeOther`. */
function lastOf(field: string, corrected: Record<string, Corrected>): Corrected | undefined {
  const all = Object.entries(corrected).toSorted(([, one], [, other]) => other.at.localeCompare(one.at));
  return (all.find(([name]) => name.startsWith(field)) ?? all[0])?.[1];
}

/** As plain text, for the clipboard; without what has no answer. */
export function writeInterest(said: Said, answers: Answers): string {
  return sayInterest(said, answers)
    .flatMap(({ title, rows }) => {
      const given = rows.filter(({ text }) => text !== "");
      return given.length > 0
        ? [[title, ...given.map(({ label, text }) => `${label}: ${text}`)].join("\n")]
        : [];
    })
    .join("\n\n");
}

function sayRow(said: Said, answers: Answers, field: AnswerField): InterestRow {
  return {
    field,
    label: labelOfAnswer(said.LL.eoi, field, answers["country"]),
    text: sayField(said, answers, field),
  };
}

function sayField({ LL, locale, nameCountry }: Said, answers: Answers, field: AnswerField): string {
  const { options } = LL.eoi;
  const value = answers[field];
  switch (field) {
    case "country":
      return textOf(value) && nameCountry(textOf(value), locale);
    case "cnpj":
      return shownLegalId({ country: textOf(answers["country"]), cnpj: textOf(value) });
    case "institutionType":
      return withOther(choice(options.institutionType, value), answers["institutionTypeOther"]);
    case "pavillionFocus":
      return withOther(choices(options.focus, value), answers["pavillionFocusOther"]);
    case "standType":
      return choice(options.standType, value);
    case "spaceSize":
      return saySize(locale, answers);
    case "flexibility":
      return choice(options.flexibility, value);
    case "servicesNeeded":
      return choices(options.services, value);
    case "links":
      return sayLinks(value);
    case "certifications":
    case "abntPr2030":
    case "sustainabilityPractices":
      return value === true
        ? [options.flexibility.yes(), textOf(answers[`${field}Details`])].filter(Boolean).join(". ")
        : options.flexibility.no();
    case "contactLanguage":
      return choice(options.language, value);
    default:
      return textOf(value);
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function withOther(said: string, other: unknown): string {
  return textOf(other) ? `${said} (${textOf(other)})` : said;
}

function choice(words: Readonly<Record<string, (() => string) | undefined>>, value: unknown): string {
  return words[textOf(value)]?.() ?? textOf(value);
}

function choices(words: Parameters<typeof choice>[0], value: unknown): string {
  return Array.isArray(value) ? value.map((item) => choice(words, item)).join(", ") : "";
}

function saySize(locale: Locale, { spaceSize, customSpaceSize }: Answers): string {
  const size = spaceSize === "custom" ? customSpaceSize : spaceSize;
  if (size === "" || size === null || size === undefined) return "";
  const metres = Number(size);
  return Number.isFinite(metres) ? formatArea(locale, metres) : textOf(size);
}

function sayLinks(value: unknown): string {
  const links = Array.isArray(value) ? (value as { url?: unknown; description?: unknown }[]) : [];
  return links
    .map(({ url, description }) => withOther(textOf(url), description))
    .filter(Boolean)
    .join("\n");
}
