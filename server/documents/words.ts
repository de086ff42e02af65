import { i18nObject } from "typesafe-i18n";
import { LOCALES, type Locale } from "#domain/locales.ts";
import en from "#i18n/en/index.ts";
import en_briefing from "#i18n/en/briefing/index.ts";
import en_brochure from "#i18n/en/brochure/index.ts";
import en_contract from "#i18n/en/contract/index.ts";
import en_evaluations from "#i18n/en/evaluations/index.ts";
import en_exhibiting from "#i18n/en/exhibiting/index.ts";
import en_home from "#i18n/en/home/index.ts";
import en_marking from "#i18n/en/marking/index.ts";
import en_map from "#i18n/en/map/index.ts";
import en_orders from "#i18n/en/orders/index.ts";
import en_overview from "#i18n/en/overview/index.ts";
import en_participation from "#i18n/en/participation/index.ts";
import en_support from "#i18n/en/support/index.ts";
import { initFormatters } from "#i18n/formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import pt from "#i18n/pt/index.ts";
import pt_briefing from "#i18n/pt/briefing/index.ts";
import pt_brochure from "#i18n/pt/brochure/index.ts";
import pt_contract from "#i18n/pt/contract/index.ts";
import pt_evaluations from "#i18n/pt/evaluations/index.ts";
import pt_exhibiting from "#i18n/pt/exhibiting/index.ts";
import pt_home from "#i18n/pt/home/index.ts";
import pt_marking from "#i18n/pt/marking/index.ts";
import pt_map from "#i18n/pt/map/index.ts";
import pt_orders from "#i18n/pt/orders/index.ts";
import pt_overview from "#i18n/pt/overview/index.ts";
import pt_participation from "#i18n/pt/participation/index.ts";
import pt_support from "#i18n/pt/support/index.ts";

/** With the screens' words for counting and paying. */
export type ContractWords = TranslationFunctions["contract"] & {
  counted: TranslationFunctions["orders"]["counted"];
  paying: TranslationFunctions["orders"]["paying"];
  toBeQuoted: TranslationFunctions["amounts"]["toBeQuoted"];
};
export type BriefWords = TranslationFunctions["briefing"];
/** From the public pages, with few of their own. */
export type BrochureWords = Pick<TranslationFunctions, keyof (typeof TEXTS)["pt"]>;

export type EvaluationWords = Pick<TranslationFunctions, "evaluations" | "marking" | "contract">;

/** Only their own, to keep the PDF worker small. */
const TEXTS = {
  pt: {
    amounts: pt.amounts,
    contract: pt_contract,
    orders: pt_orders,
    briefing: pt_briefing,
    brochure: pt_brochure,
    home: pt_home,
    overview: pt_overview,
    participation: pt_participation,
    exhibiting: pt_exhibiting,
    support: pt_support,
    map: pt_map,
    evaluations: pt_evaluations,
    marking: pt_marking,
  },
  en: {
    amounts: en.amounts,
    contract: en_contract,
    orders: en_orders,
    briefing: en_briefing,
    brochure: en_brochure,
    home: en_home,
    overview: en_overview,
    participation: en_participation,
    exhibiting: en_exhibiting,
    support: en_support,
    map: en_map,
    evaluations: en_evaluations,
    marking: en_marking,
  },
};

const WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) as Record<
  Locale,
  TranslationFunctions
>;

export const CONTRACT_WORDS: Record<Locale, ContractWords> = {
  pt: contractWords("pt"),
  en: contractWords("en"),
};

export const BRIEF_WORDS: Record<Locale, BriefWords> = {
  pt: WORDS.pt.briefing,
  en: WORDS.en.briefing,
};

export const BROCHURE_WORDS: Record<Locale, BrochureWords> = WORDS;

export const EVALUATION_WORDS: Record<Locale, EvaluationWords> = WORDS;

function contractWords(locale: Locale): ContractWords {
  const { contract, orders, amounts } = WORDS[locale];
  return { ...contract, counted: orders.counted, paying: orders.paying, toBeQuoted: amounts.toBeQuoted };
}

function wordsOf(locale: Locale): TranslationFunctions {
  return i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    locale,
    TEXTS[locale] as unknown as Translations,
    initFormatters(locale),
  );
}
