import type { Locator, Page } from "@playwright/test";
import { type Locale, LOCALES } from "#domain/locales.ts";
import type { Written } from "#tests/requirements/written/written.ts";
import { switchTo } from "./language.ts";
import { expectSeen } from "./seen.ts";
import { expect } from "./server.ts";

/** Everything of a screen, in each of these languages: the name of a choice, the text of anything else. */
export async function expectWritten(
  page: Page,
  all: readonly Written[],
  languages: readonly Locale[] = LOCALES,
): Promise<void> {
  for (const language of languages) {
    await switchTo(page, language);
    for (const one of all) {
      const place = page.locator(one.at).first();
      const what = `${one.id} at ${one.at}`;
      if (one.isChoice) await expect(place, what).toHaveAccessibleName(one[language]);
      else await expect(place, what).toContainText(one[language]);
      await expectSeen(one.isChoice ? await labelOf(place) : place);
    }
  }
}

/** The words of a choice stand beside it, or around it. */
async function labelOf(choice: Locator): Promise<Locator> {
  const id = await choice.getAttribute("id");
  return id ? choice.page().locator(`label[for="${id}"]`) : choice.locator("xpath=ancestor::label");
}
