import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { expectAccessible } from "./accessible.ts";
import { openAnswered } from "./public-header.ts";
import { expect, test } from "./server.ts";

/** The map of /overview: pins and list answer each other (PUB-12). */

function mapOf(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("toolbar", { name: LL.map.pins(), exact: true });
}

function listOf(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("list").filter({ has: page.getByText(LL.map.areas.sectorA.text()) });
}

test("pin and list light each other, and a pressed pin says what is there", async ({ page, words: LL }) => {
  await openAnswered(page, LL, "/overview");
  const name = LL.map.areas.sectorB.name();
  const pin = mapOf(page, LL).getByRole("button", { name: new RegExp(`, ${name}$`) });
  const entry = listOf(page, LL).getByRole("button", { name: new RegExp(`${name}$`) });
  await pin.hover();
  await expect(entry).toHaveAttribute("data-marked");
  await page.mouse.move(0, 0);
  await expect(entry).not.toHaveAttribute("data-marked");
  await entry.hover();
  await expect(pin).toHaveAttribute("data-marked");
  await page.mouse.move(0, 0);
  // One stop of the Tab key; the arrows go on from there.
  await mapOf(page, LL).getByRole("button").first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(pin).toBeFocused();
  await expect(entry).toHaveAttribute("data-marked");
  await page.keyboard.press("Enter");
  const note = page.getByRole("status").getByText(LL.map.areas.sectorB.text());
  await expect(note).toBeVisible();
  await expect(pin).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page, "map with a pressed pin");
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await entry.click();
  await expect(note).toBeInViewport();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test("a phone shows the map at the size of its letters, to move about and to press", async ({
    page,
    words: LL,
  }) => {
    await openAnswered(page, LL, "/overview");
    const map = mapOf(page, LL).locator("xpath=../..");
    const { width, scrollWidth, height, scrollHeight } = await map.evaluate((box) => ({
      width: box.clientWidth,
      scrollWidth: box.scrollWidth,
      height: box.clientHeight,
      scrollHeight: box.scrollHeight,
    }));
    expect(scrollWidth / width).toBeGreaterThan(2);
    expect(scrollHeight).toBeGreaterThan(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    for (const pin of await mapOf(page, LL).getByRole("button").all()) {
      const { width: across } = (await pin.boundingBox()) ?? { width: 0 };
      expect(across).toBeGreaterThanOrEqual(24);
    }
    // Out of view at first: the map is moved to it.
    const pin = mapOf(page, LL).getByRole("button", { name: LL.map.areas.blueZonePassage.name() });
    await pin.tap();
    await expect(pin).toBeInViewport();
    await expect(page.getByText(LL.map.areas.blueZonePassage.text()).first()).toBeInViewport();
  });
});
