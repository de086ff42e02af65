import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { openHydrated } from "./hydrated.ts";
import { rejectCookies } from "./interest.ts";
import { expect } from "./server.ts";

/** What surrounds every public page, as its journeys find it. */

export function header(page: Page): Locator {
  return page.getByRole("banner");
}

export function wideMenu(page: Page, LL: TranslationFunctions): Locator {
  return header(page).getByRole("navigation", { name: LL.header.main() });
}

export function fullMenu(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("dialog", { name: LL.header.menu(), exact: true });
}

export function menuButton(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("button", { name: LL.header.openMenu(), exact: true });
}

export function submenuButton(within: Locator, LL: TranslationFunctions): Locator {
  return within.getByLabel(LL.header.below({ page: LL.nav.participation() }), { exact: true });
}

export async function openAnswered(page: Page, LL: TranslationFunctions, path: string): Promise<void> {
  await openHydrated(page, path);
  await rejectCookies(page, LL);
}

export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}
