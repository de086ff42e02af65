import { countryName } from "#domain/countries.ts";
import type { Locale } from "#domain/locales.ts";
import type { SubmissionLink } from "#domain/submissions/options.ts";
import type { SubmissionAnswers } from "#domain/submissions/schema.ts";
import { formatArea } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

type Words = { LL: TranslationFunctions; locale: Locale };
type Key = keyof SubmissionAnswers;

/** An answer's name for the sheet, the history and conflicts; other facts keep their own name. */
export function sayField({ LL }: Words, key: string): string {
  return key in LL.eoi.fields ? LL.eoi.fields[key as Key]() : key;
}

/** An answer in words; "" for no answer. */
export function sayAnswer(words: Words, key: string, value: unknown): string {
  const { LL, locale } = words;
  if (value === null || value === undefined || value === "") return "";
  if (Array.isArray(value)) return value.map((item) => sayItem(words, key, item)).join(", ");
  if (typeof value === "boolean") return value ? LL.submissions.detail.yes() : LL.submissions.detail.no();
  if (typeof value === "number") return formatArea(locale, value);
  return key === "country" ? countryName(String(value), locale) : sayItem(words, key, value);
}

function sayItem({ LL, locale }: Words, key: string, value: unknown): string {
  if (typeof value === "object" && value !== null) {
    const { url, description } = value as SubmissionLink;
    return description ? `${url} (${description})` : url;
  }
  const { options } = LL.eoi;
  const text = String(value);
  if (key === "spaceSize")
    return text === "custom" ? options.spaceSize.custom() : formatArea(locale, Number(text));
  const choices: Partial<Record<string, Record<string, () => string>>> = {
    institutionType: options.institutionType,
    pavillionFocus: options.focus,
    standType: options.standType,
    flexibility: options.flexibility,
    servicesNeeded: options.services,
    contactLanguage: options.language,
  };
  const choice = choices[key];
  return choice && text in choice ? (choice[text]?.() ?? text) : text;
}
