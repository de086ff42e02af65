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
  await page.getByRole("button", { name }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Nothing that is read or pressed on the screen says a sentence that only the other language has. */
export async function expectOnly(page: Page, language: Locale): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const isOfOther = strangerTo(language);
  await expect.poll(async () => (await textsOf(page)).filter(isOfOther)).toEqual([]);
}

async function textsOf(page: Page): Promise<string[]> {
  const texts: string[] = [];
  for (const role of ["heading", "button", "link"] as const) {
    for (const text of await page.getByRole(role).allInnerTexts())
      texts.push(text.replaceAll(/\s+/g, " ").trim());
  }
  return texts.filter((text) => text !== "");
}

/** A sentence that the other language has and this one has not. */
function strangerTo(language: Locale): (text: string) => boolean {
  const own = patternsOf(language);
  const others = patternsOf(otherThan(language));
  const fits = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));
  return (text) => fits(others, text) && !fits(own, text);
}

function patternsOf(language: Locale): RegExp[] {
  loadLocale(language);
  return sentencesIn(loadedLocales[language] as unknown as Words).flatMap(patternOf);
}

type Words = { [key: string]: Words | string };

function sentencesIn(words: Words): string[] {
  return Object.values(words).flatMap((word) => (typeof word === "string" ? [word] : sentencesIn(word)));
}

/** "{count} {{item|itens}} no pedido" as what it may read; with one fixed word only, it might be anybody's name. */
function patternOf(sentence: string): RegExp[] {
  const fixed = sentence.replaceAll(/\{\{.*?\}\}|\{.*?\}/g, "");
  const words = fixed.match(/\p{L}{3,}/gu)?.length ?? 0;
  if (words < (fixed === sentence ? 1 : 2)) return [];
  const parts = sentence
    .split(/\{\{.*?\}\}|\{.*?\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return [new RegExp(`^${parts.join(".+")}$`)];
}
