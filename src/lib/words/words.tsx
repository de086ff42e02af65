import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { chooseLocale, isLocale, LOCALES, type Locale } from "#domain/locales.ts";
import { loadLocaleAsync, loadNamespaceAsync } from "#i18n/i18n-util.async.ts";
import { i18nObject, loadedLocales } from "#i18n/i18n-util.ts";
import type { Namespaces, TranslationFunctions } from "#i18n/i18n-types.ts";

/** The storage key of the chosen language (I18N-03, I18N-07). */
const LANGUAGE_KEY = "language";

type Words = { locale: Locale; LL: TranslationFunctions };

/**
 * The words of the interface: one language at a time, its namespaces fetched when a page needs them, so a visitor
 * never downloads the staff desk's words.
 */
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

/** The words as they are now; those of a room that comes later need to be published again. */
function wordsOf(locale: Locale): Words {
  published = loadedLocales[locale];
  return { locale, LL: i18nObject(locale) };
}

async function load(locale: Locale, namespaces: Iterable<Namespaces>): Promise<boolean> {
  const missing = [...namespaces].filter((name) => loadedLocales[locale]?.[name] === undefined);
  const root = loadedLocales[locale] === undefined ? loadLocaleAsync(locale) : undefined;
  if (!root && missing.length === 0) return false;
  await root;
  await Promise.all(missing.map((name) => loadNamespaceAsync(locale, name)));
  return true;
}

/**
 * For route loaders: makes sure the words of these rooms are there, in the language on screen when they have come; the
 * server, which speaks both languages, loads both.
 */
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

/** Switches the interface: the words come first, so no page is ever half in one language. Saved on change only. */
export async function changeLocale(locale: Locale): Promise<void> {
  if (await show(locale)) writeSavedLanguage(locale);
}

let lastAsked = 0;

/** False when another language was asked for meanwhile. */
async function show(locale: Locale): Promise<boolean> {
  lastAsked += 1;
  const asked = lastAsked;
  // What a page asks for meanwhile is fetched in this language as well.
  while (await load(locale, wanted));
  if (asked !== lastAsked) return false;
  publish(locale);
  return true;
}

/** A page that the server has rendered is taken over in its own language, whatever was stored. */
export function startInRenderedLocale(): void {
  const { lang } = document.documentElement;
  if (isLocale(lang)) current = wordsOf(lang);
}

/** Once the rendered page is taken over, the reader's stored choice wins (I18N-03); the next page is rendered in it. */
export async function showChosenLocale(): Promise<void> {
  const chosen = chosenLocale();
  // The cookie follows the choice; without one it goes by what the browser says, as this page now does.
  if (isLocale(readSavedLanguage()) || /(?:^|; )language=/.test(document.cookie)) mirrorIntoCookie(chosen);
  if (chosen !== currentLocale()) await show(chosen);
}

export function currentLocale(): Locale {
  return current?.locale ?? chosenLocale();
}

/** I18N-03 to I18N-06; an address that names its language (for search engines) counts as the browser's. */
function chosenLocale(): Locale {
  const named = new URLSearchParams(window.location.search).get("lang");
  return chooseLocale(readSavedLanguage(), isLocale(named) ? named : navigator.language);
}

/** The words outside React (titles, error reporting); loadWords must have run, as it has before any page shows. */
export function currentWords(): Words {
  current ??= wordsOf(currentLocale());
  return current;
}

function readSavedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null; // Storage may be switched off; the browser's language decides then.
  }
}

/** Kept in storage, and mirrored into a cookie so that the server's next page speaks it from the first byte. */
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

/** The words of one page while the server renders it; its loaders must have run. */
export function FixedWords({ locale, children }: { locale: Locale; children: ReactNode }) {
  const words = useMemo(() => ({ locale, LL: i18nObject(locale) }), [locale]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** `const { LL, locale } = useWords()`: every sentence a component shows comes from LL. */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error("useWords is used outside WordsProvider");
  return words;
}
