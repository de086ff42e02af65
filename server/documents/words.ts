import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";

/** Words of contracts, with the screens' words for counting and paying. */
export type ContractWords = TranslationFunctions["contract"] & {
  /** What each kind of order is called. */
  kinds: TranslationFunctions["orders"]["type"];
  counted: TranslationFunctions["orders"]["counted"];
  paying: TranslationFunctions["orderPapers"]["paying"];
  paid: TranslationFunctions["orders"]["paid"];
  ownStatus: TranslationFunctions["statuses"]["order"];
  toBeQuoted: TranslationFunctions["amounts"]["toBeQuoted"];
};
export type BriefWords = TranslationFunctions["briefing"];
/** Words of brochures, most of them from the public pages. */
export type BrochureWords = TranslationFunctions;

export type InterestWords = Pick<TranslationFunctions, "eoi" | "applicant" | "contract">;

export type EvaluationWords = Pick<
  TranslationFunctions,
  "evaluations" | "marking" | "contract" | "applicant"
>;

export const CONTRACT_WORDS: Record<Locale, ContractWords> = {
  pt: contractWords("pt"),
  en: contractWords("en"),
};

export const BRIEF_WORDS: Record<Locale, BriefWords> = {
  pt: SERVER_WORDS.pt.briefing,
  en: SERVER_WORDS.en.briefing,
};

export const BROCHURE_WORDS: Record<Locale, BrochureWords> = SERVER_WORDS;

export const INTEREST_WORDS: Record<Locale, InterestWords> = SERVER_WORDS;

export const EVALUATION_WORDS: Record<Locale, EvaluationWords> = SERVER_WORDS;

function contractWords(locale: Locale): ContractWords {
  const { contract, orders, orderPapers, amounts, statuses } = SERVER_WORDS[locale];
  const { type: kinds, counted, paid } = orders;
  const { paying } = orderPapers;
  return {
    ...contract,
    kinds,
    counted,
    paying,
    paid,
    ownStatus: { ...statuses.order, CONFIRM_PAYMENT: statuses.ownOrder.CONFIRM_PAYMENT },
    toBeQuoted: amounts.toBeQuoted,
  };
}
