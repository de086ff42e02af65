import type { Page } from "@playwright/test";
import { LOCALES } from "#domain/locales.ts";
import type { Written } from "#tests/requirements/written/written.ts";
import { switchTo } from "./language.ts";
import { expectSeen } from "./seen.ts";
import { expect } from "./server.ts";

/**
 * What is read only while it is open, a list of choices, a menu or a dialog, after these were pressed one after the
 * other: the language is switched first, since both stand over the switch.
 */
export async function expectOpened(
  page: Page,
  pressed: readonly string[],
  all: readonly Written[],
): Promise<void> {
  for (const language of LOCALES) {
    await switchTo(page, language);
    for (const one of pressed) await page.locator(one).first().click();
    for (const one of all) {
      const place = page.locator(one.at).first();
      await expect(place, `${one.id} at ${one.at}`).toContainText(one[language]);
      await expectSeen(place);
    }
    await page.keyboard.press("Escape");
    await expect(
      page.locator(":is([role=listbox], [role=menu], [role=dialog], [role=alertdialog])"),
    ).toHaveCount(0);
  }
}
