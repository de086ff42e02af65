import { i18nObject } from "typesafe-i18n";
import type { Locale } from "#domain/locales.ts";
import en from "./en/index.ts";
import deskObstacles from "./en/deskObstacles/index.ts";
import obstacles from "./en/obstacles/index.ts";
import refusals from "./en/refusals/index.ts";
import statuses from "./en/statuses/index.ts";
import validation from "./en/validation/index.ts";
import { initFormatters } from "./formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "./i18n-types.ts";
import { type Failing, sayFailing } from "./say-refusal.ts";

/** The words of refusals alone, made with the first of them: a start waits for none. */
let words: TranslationFunctions | undefined;

function readWords(): TranslationFunctions {
  words ??= i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    "en",
    { ...en, deskObstacles, obstacles, refusals, statuses, validation } as unknown as Translations,
    initFormatters("en"),
  );
  return words;
}

/** Why a call failed, as a sentence for whoever reads the answer itself: a program, a log, a person at its tools. */
export function sayInEnglish(failing: Failing): string {
  const LL = readWords();
  return sayFailing(LL, failing) ?? LL.error.generic();
}
