import { searchable } from "../accents.ts";
import { COUNTRIES, otherNames } from "../countries.ts";
import {
  COMMON_WORDS,
  DEMONYMS,
  ORGANISATION_KINDS,
  LEGAL_FORMS,
  REGIONS,
  SMALL_WORDS,
} from "./name-words.ts";

export type NameParts = {
  /** The rare words of the name. */
  distinctive: readonly string[];
  /** Words for the kind of organisation, in one spelling: "institute". */
  kinds: readonly string[];
  countries: readonly string[];
  regions: readonly string[];
  numbers: readonly string[];
  /** All words that count, in one spelling and in order. */
  whole: readonly string[];
};

/**
 * Without legal forms at the end, small words and an acronym of its own words; kinds, countries and common topics are
 * no evidence.
 */
export function readName(name: string): NameParts {
  const all = withoutLegalForm(wordsOf(withoutOwnAcronym(name))).filter((word) => !SMALL_WORDS.has(word));
  const countries = countriesIn(all);
  const rest = all.filter((word) => !countries.words.has(word));
  const isPlain = (word: string) =>
    ORGANISATION_KINDS.has(word) || COMMON_WORDS.has(word) || REGIONS.has(word) || isNumber(word);
  return {
    distinctive: unique(rest.filter((word) => word.length > 2 && !isPlain(word))),
    kinds: unique(rest.flatMap((word) => ORGANISATION_KINDS.get(word) ?? [])),
    countries: countries.codes,
    regions: unique(rest.filter((word) => REGIONS.has(word))),
    numbers: unique(rest.filter(isNumber)),
    whole: unique([...rest.map((word) => ORGANISATION_KINDS.get(word) ?? word), ...countries.codes]),
  };
}

/** Least share of distinctive and of all words in common. */
const NEAR_CORE = 0.8;
const NEAR_WHOLE = 0.7;

/**
 * They share a distinctive word, and both the distinctive words and the whole names are close. Different kinds,
 * countries, regions or numbers exclude each other; names with a single distinctive word must be of the same kind.
 */
export function areNearlySame(one: NameParts, other: NameParts): boolean {
  if (!one.distinctive.some((word) => other.distinctive.includes(word))) return false;
  if (contradicts(one.kinds, other.kinds)) return false;
  if (contradicts(one.countries, other.countries) || contradicts(one.regions, other.regions)) return false;
  if (!isSameSet(one.numbers, other.numbers)) return false;
  const isBare = Math.min(one.distinctive.length, other.distinctive.length) === 1;
  if (isBare && !isSameSet(one.kinds, other.kinds)) return false;
  return (
    shareOf(one.distinctive, other.distinctive) >= NEAR_CORE && shareOf(one.whole, other.whole) >= NEAR_WHOLE
  );
}

/** Equal for names that differ only in accents, case, small words and legal forms. */
export function plainName({ whole }: NameParts): string {
  return whole.toSorted().join(" ");
}

function wordsOf(name: string): string[] {
  return searchable(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** An abbreviation before a dash, after a dash, or in brackets. */
const SET_APART = /^(\p{L}{2,8})\s+[-–—:]\s|\s[-–—]\s*(\p{L}{2,8})$|\((\p{L}{2,8})\)/gu;

/** "IPAM" is dropped beside the words it is made of. */
function withoutOwnAcronym(name: string): string {
  const text = searchable(name);
  for (const [found, ...spelt] of text.matchAll(SET_APART)) {
    const rest = text.replace(found, " ");
    if (isMadeOf(spelt.find(Boolean) ?? "", wordsOf(rest))) return rest;
  }
  return text;
}

/**
 * Whether an acronym consists of one to three first letters of some of these words, in order: "ufpa". Tracks the
 * reachable lengths word by word, so it is linear in the words.
 */
function isMadeOf(acronym: string, all: readonly string[]): boolean {
  const told = new Set([0]);
  for (const word of all) {
    const further = [...told].flatMap((from) =>
      [1, 2, 3]
        .map((count) => from + count)
        .filter((to) => to <= acronym.length && word.startsWith(acronym.slice(from, to))),
    );
    for (const to of further) told.add(to);
  }
  return told.has(acronym.length);
}

function withoutLegalForm(all: string[]): string[] {
  const end = all.findLastIndex((word) => !LEGAL_FORMS.has(word));
  return end === -1 ? all : all.slice(0, end + 1);
}

type NamedCountry = { code: string; words: readonly string[] };
let named: ReadonlyMap<string, readonly NamedCountry[]> | undefined;

/** Countries by the first word of their names; computed once. */
function namedCountries(): ReadonlyMap<string, readonly NamedCountry[]> {
  named ??= nameCountries();
  return named;
}

function nameCountries(): ReadonlyMap<string, readonly NamedCountry[]> {
  const found = new Map<string, NamedCountry[]>();
  for (const code of COUNTRIES) {
    // "UK" and "US" are covered by DEMONYMS or are words of their own.
    for (const name of otherNames(code)?.also.filter(({ length }) => length > 3) ?? []) {
      const words = wordsOf(name).filter((word) => !SMALL_WORDS.has(word));
      const [first = ""] = words;
      found.set(first, [...(found.get(first) ?? []), { code, words }]);
    }
  }
  return found;
}

function countriesIn(all: readonly string[]): { codes: string[]; words: Set<string> } {
  const found: NamedCountry[] = all.flatMap((word) => {
    const code = DEMONYMS.get(word);
    const beginning = namedCountries().get(word) ?? [];
    const whole = beginning.filter(({ words }) => words.every((part) => all.includes(part)));
    return code === undefined ? whole : [...whole, { code, words: [word] }];
  });
  return {
    codes: unique(found.map(({ code }) => code)).toSorted(),
    words: new Set(found.flatMap(({ words }) => words)),
  };
}

function contradicts(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}

/** 0 to 1; equal words are paired first. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const both = one.filter((word) => other.includes(word));
  const left = other.filter((word) => !both.includes(word));
  let met = both.length;
  for (const word of one) {
    const at = both.includes(word) ? -1 : left.findIndex((candidate) => isAlike(word, candidate));
    if (at === -1) continue;
    left.splice(at, 1);
    met += 1;
  }
  return (2 * met) / (one.length + other.length);
}

/** Whether two words differ by one typing error; only for words of five letters and more. */
function isAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)];
}
