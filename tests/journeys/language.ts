import type { Page } from "@playwright/test";
import type { Locale } from "#domain/locales.ts";
import { loadLocale } from "#i18n/i18n-util.sync.ts";
import { loadedLocales } from "#i18n/i18n-util.ts";
import { expect } from "./server.ts";

/** Whether a screen speaks one language only, by the portal's own words. */

export function otherThan(language: Locale): Locale {
  return language === "pt" ? "en" : "pt";
}

export async function switchTo(page: Page, language: Locale): Promise<void> {
  const name = new RegExp(`^${language.toUpperCase()}, `);
  // By a key: the bar of the public pages comes and goes with scrolling, and would leave from under a pointer.
  await page.getByRole("button", { name }).first().press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Nothing that is read, pressed or heard on the screen says a sentence that only the other language has. */
export async function expectOnly(page: Page, language: Locale): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const isOfOther = strangerTo(language);
  await expect.poll(async () => (await textsOf(page)).filter(isOfOther)).toEqual([]);
}

/** What the first account of the team is called, in whatever language. */
const NAME = "Marina Couto Salles";

/** What stands in an element itself or is heard of it; but for what is marked as another language's, such as a letter. */
async function textsOf(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = ["aria-label", "placeholder", "title", "alt"];
    const all = [...document.querySelectorAll("body :not(script, style)")];
    const own = all.filter((element) => !element.closest("body [lang]"));
    return own.flatMap((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return [hasText ? element.textContent : "", ...spoken.map((name) => element.getAttribute(name) ?? "")];
    });
  });
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, " ").trim()))].filter((text) => text !== "");
}

/** A sentence that the other language has and this one has not. */
function strangerTo(language: Locale): (text: string) => boolean {
  const own = sentencesOf(language);
  const others = sentencesOf(otherThan(language));
  return (text) => text !== NAME && fits(others, text) && !fits(own, text);
}

/** Every sentence of a language: as it is written, or as what it may read around its figures and names. */
type Sentences = { fixed: Set<string>; patterns: RegExp[] };
const SENTENCES = new Map<Locale, Sentences>();

function sentencesOf(language: Locale): Sentences {
  const known = SENTENCES.get(language);
  if (known) return known;
  loadLocale(language);
  const all = sentencesIn(loadedLocales[language] as unknown as Words);
  const fixed = all.filter((sentence) => !HOLE.test(sentence) && countWords(sentence) > 0);
  const sentences = { fixed: new Set(fixed), patterns: all.flatMap(patternOf) };
  SENTENCES.set(language, sentences);
  return sentences;
}

function fits({ fixed, patterns }: Sentences, text: string): boolean {
  return fixed.has(text) || patterns.some((pattern) => pattern.test(text));
}

type Words = { [key: string]: Words | string };

function sentencesIn(words: Words): string[] {
  return Object.values(words).flatMap((word) => (typeof word === "string" ? [word] : sentencesIn(word)));
}

const HOLE = /\{\{.*?\}\}|\{.*?\}/;

/** "{count} {{item|itens}} no pedido" as what it may read; with one fixed word only, it might be anybody's name. */
function patternOf(sentence: string): RegExp[] {
  const parts = sentence.split(HOLE);
  if (parts.length === 1 || countWords(parts.join("")) < 2) return [];
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return [new RegExp(`^${escaped.join(".+")}$`)];
}

function countWords(text: string): number {
  return text.match(/\p{L}{3,}/gu)?.length ?? 0;
}
