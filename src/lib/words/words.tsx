import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { chooseLocale, isLocale, LOCALES, type Locale } from "#domain/locales.ts";
import { loadRoom, loadRoot } from "#i18n/load-words.ts";
import { loadedFormatters, loadedLocales } from "#i18n/i18n-util.ts";
import type { Namespaces, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import { makeWords } from "#i18n/make-words.ts";

/** The entry that stores the reader's language (I18N-03, I18N-07). */
const LANGUAGE_KEY = "language";

type Words = { locale: Locale; LL: TranslationFunctions };

/** Words of one language, a namespace at a time when a page needs it, so that visitors never download the desk's. */
const wanted = new Set<Namespaces>();
const listeners = new Set<() => void>();
const isServer = typeof document === "undefined";
let current: Words | undefined;
let published: unknown;

function publish(locale: Locale): void {
  current = wordsOf(locale);
  document.documentElement.lang = locale;
  for (const listener of listeners) listener();
}

type Layer = (words: Translations, locale: Locale) => Translations;
let over: Layer | undefined;

/** Words that are no sentences of the portal, on every page from now on; none to take them away. */
export function layOver(layer: Layer | undefined): void {
  over = layer;
  publishAgain();
}

/** What is said changes although no word does. */
export function publishAgain(): void {
  if (current) publish(current.locale);
}

/** Publishes the words of a language, again for each namespace that loads later. */
function wordsOf(locale: Locale): Words {
  published = loadedLocales[locale];
  return { locale, LL: functionsOf(locale) };
}

function functionsOf(locale: Locale): TranslationFunctions {
  const words = loadedLocales[locale];
  return makeWords(locale, over ? over(words, locale) : words, loadedFormatters[locale]);
}

async function load(locale: Locale, namespaces: Iterable<Namespaces>): Promise<boolean> {
  const missing = [...namespaces].filter((name) => loadedLocales[locale]?.[name] === undefined);
  const root = loadedLocales[locale] === undefined ? loadRoot(locale) : undefined;
  if (!root && missing.length === 0) return false;
  await root;
  await Promise.all(missing.map((name) => loadRoom(locale, name)));
  return true;
}

/** For route loaders: waits for these namespaces in the shown language; the server loads both. */
export async function loadWords(...namespaces: Namespaces[]): Promise<void> {
  if (isServer) {
    await Promise.all(LOCALES.map((locale) => load(locale, namespaces)));
    return;
  }
  for (const name of namespaces) wanted.add(name);
  let locale: Locale;
  do {
    locale = currentLocale();
    await load(locale, namespaces);
  } while (currentLocale() !== locale);
  if (loadedLocales[locale] !== published) publish(locale);
}

/** Loads first, so that no page mixes languages. Saved on change only. */
export async function changeLocale(locale: Locale): Promise<void> {
  if (await show(locale)) writeSavedLanguage(locale);
}

let lastAsked = 0;

/** False when another language was requested meanwhile. */
async function show(locale: Locale): Promise<boolean> {
  lastAsked += 1;
  const asked = lastAsked;
  // Namespaces requested meanwhile are loaded in this language as well.
  while (await load(locale, wanted));
  if (asked !== lastAsked) return false;
  publish(locale);
  return true;
}

/** A server-rendered page hydrates in its own language. */
export function startInRenderedLocale(): void {
  const { lang } = document.documentElement;
  if (isLocale(lang)) current = wordsOf(lang);
}

/** After hydration the stored choice wins (I18N-03). */
export async function showChosenLocale(): Promise<void> {
  const chosen = chosenLocale();
  // The cookie follows the choice, or the browser's language.
  if (isLocale(readSavedLanguage()) || /(?:^|; )language=/.test(document.cookie)) mirrorIntoCookie(chosen);
  if (chosen !== currentLocale()) await show(chosen);
}

function currentLocale(): Locale {
  return current?.locale ?? chosenLocale();
}

/** I18N-03 to I18N-06; a language in the address (for search engines) counts as the browser's. */
function chosenLocale(): Locale {
  const named = new URLSearchParams(window.location.search).get("lang");
  return chooseLocale(readSavedLanguage(), isLocale(named) ? named : navigator.language);
}

/** The words outside React, once loadWords has run. */
export function currentWords(): Words {
  current ??= wordsOf(currentLocale());
  return current;
}

function readSavedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null; // Without storage the browser's language decides.
  }
}

/** Stores the language, also in a cookie for the server. */
function writeSavedLanguage(locale: Locale): void {
  mirrorIntoCookie(locale);
  try {
    localStorage.setItem(LANGUAGE_KEY, locale);
  } catch {
    // The choice then lasts as long as the page.
  }
}

function mirrorIntoCookie(locale: Locale): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the mirror is one short, non-secret cookie
  document.cookie = `language=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

const WordsContext = createContext<Words | undefined>(undefined);

export function WordsProvider({ children }: { children: ReactNode }) {
  const words = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentWords,
    currentWords,
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** Provides the words on the server, once its loaders have run. */
export function FixedWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  const words = useMemo(() => ({ locale, LL: functionsOf(locale) }), [locale]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** `const { LL, locale } = useWords()`: every sentence a component shows comes from LL. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error("useWords is used outside WordsProvider");
  return words;
}
