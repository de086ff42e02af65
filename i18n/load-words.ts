import type { Locale } from "#domain/locales.ts";
import { initFormatters } from "./formatters.ts";
import type { Namespaces, Translations } from "./i18n-types.ts";
import { loadedFormatters, loadedLocales } from "./i18n-util.ts";

const LANGUAGES = { pt: () => import("./i18n-rooms-pt.ts"), en: () => import("./i18n-rooms-en.ts") };

/** The words of a language that no room has. */
export async function loadRoot(locale: Locale): Promise<void> {
  const { root } = await LANGUAGES[locale]();
  keep(locale, root);
  loadedFormatters[locale] = initFormatters(locale);
}

export async function loadRoom(locale: Locale, name: Namespaces): Promise<void> {
  const { rooms } = await LANGUAGES[locale]();
  const { default: words } = await rooms[name]();
  keep(locale, { [name]: words });
}

function keep(locale: Locale, words: object): void {
  // Rooms come one after another: what is there is a part of all words.
  loadedLocales[locale] = { ...loadedLocales[locale], ...words } as Translations;
}
