import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { expectAccessible } from "./accessible.ts";
import { collectComplaints } from "./complaints.ts";
import { holdPart } from "./held-part.ts";
import { partsNamed } from "./parts.ts";
import { openHydrated } from "./hydrated.ts";
import { rejectCookies } from "./interest.ts";
import { expect, test } from "./server.ts";

function mapLink(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("link", { name: LL.actions.enlarge() }).first();
}

function lightboxOf(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("dialog", { name: LL.lightbox.title() });
}

async function openWithFigure(page: Page, LL: TranslationFunctions, path = "/overview"): Promise<void> {
  await openHydrated(page, path);
  await rejectCookies(page, LL);
}

/** The image on show; those beside it are inert. */
function currentImage(lightbox: Locator): Locator {
  return lightbox.getByRole("group").getByRole("img").first();
}

function button(lightbox: Locator, name: string): Locator {
  return lightbox.getByRole("button", { name, exact: true });
}

/** How the image on show is zoomed and moved. */
async function placeOf(lightbox: Locator): Promise<{ zoom: number; x: number; y: number }> {
  const transform = await currentImage(lightbox).evaluate(
    (image) => image.closest<HTMLElement>("[style*='scale(']")?.style.transform ?? "",
  );
  const [zoom = 0, x = 0, y = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return { zoom, x, y };
}

test("the map of the language is fetched when somebody wants it, opens, zooms, moves and fills the screen (PUB-12, PUB-13, LBX-01, LBX-02, LBX-03, LBX-07, LBX-10)", async ({
  language,
  page,
  words: LL,
}) => {
  const complaints = collectComplaints(page);
  const lightbox = lightboxOf(page, LL);
  const openAgain = async () => {
    await button(lightbox, LL.lightbox.close()).click();
    await expect(lightbox).toBeHidden();
    await mapLink(page, LL).click();
    await expect(currentImage(lightbox)).toBeVisible();
  };
  await test.step("nothing of it is fetched before somebody wants it", async () => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    const hasItsRules = () =>
      page.evaluate(() =>
        [...document.styleSheets].some((sheet) =>
          [...sheet.cssRules].some((rule) => rule.cssText.includes("yarl__")),
        ),
      );
    await openWithFigure(page, LL);
    expect(fetched.filter((url) => /lightbox(?!-figure)/.test(url))).toEqual([]);
    expect(await hasItsRules()).toBe(false);
    await mapLink(page, LL).focus();
    await expect.poll(hasItsRules).toBe(true);
  });
  await test.step("it opens and closes by mouse and by keyboard (PUB-12, PUB-13, LBX-01)", async () => {
    await mapLink(page, LL).click();
    await expect(currentImage(lightbox)).toHaveAttribute("src", `/drawings/map-${language}.svg`);
    await button(lightbox, LL.lightbox.close()).click();
    await expect(lightbox).toBeHidden();
    await expect(mapLink(page, LL)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(currentImage(lightbox)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(lightbox.locator(":focus")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox).toBeHidden();
    await expect(mapLink(page, LL)).toBeFocused();
    expect(complaints).toEqual([]);
  });
  await test.step("it zooms from 1 twofold up to its largest size, and no further (LBX-02, LBX-07)", async () => {
    await mapLink(page, LL).click();
    await expect(currentImage(lightbox)).toBeVisible();
    const zoomIn = button(lightbox, LL.lightbox.zoomIn());
    const zoomOut = button(lightbox, LL.lightbox.zoomOut());
    await expect(zoomIn).toBeEnabled();
    await expect(zoomOut).toBeDisabled();
    await page.keyboard.press("-");
    expect(await placeOf(lightbox)).toMatchObject({ zoom: 1 });
    await zoomIn.click();
    await expect.poll(() => placeOf(lightbox)).toMatchObject({ zoom: 2 });
    await expect(zoomOut).toBeEnabled();
    for (let steps = 0; steps < 6 && (await zoomIn.isEnabled()); steps += 1) await zoomIn.click();
    await expect(zoomIn).toBeDisabled();
    const { zoom: largest } = await placeOf(lightbox);
    expect(largest).toBeGreaterThan(2);
    await page.keyboard.press("+");
    expect(await placeOf(lightbox)).toMatchObject({ zoom: largest });
  });
  await test.step("the arrow keys move it by 50 once it is zoomed (LBX-10)", async () => {
    await openAgain();
    await button(lightbox, LL.lightbox.zoomIn()).click();
    await expect.poll(() => placeOf(lightbox)).toEqual({ zoom: 2, x: 0, y: 0 });
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => placeOf(lightbox)).toEqual({ zoom: 2, x: -50, y: 0 });
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => placeOf(lightbox)).toEqual({ zoom: 2, x: -50, y: -50 });
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => placeOf(lightbox)).toEqual({ zoom: 2, x: 0, y: 0 });
  });
  await test.step("it takes the whole screen and gives it back (LBX-03)", async () => {
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await button(lightbox, LL.lightbox.enterFullscreen()).click();
    await expect.poll(isFull).toBe(true);
    await button(lightbox, LL.lightbox.exitFullscreen()).click();
    await expect.poll(isFull).toBe(false);
    await expect(lightbox).toBeVisible();
  });
  await test.step("one image alone has none to choose from", async () => {
    await expect(button(lightbox, LL.lightbox.hideThumbnails())).toHaveCount(0);
  });
  await test.step("it is accessible", async () => {
    await openAgain();
    for (const [width, height] of [
      [375, 812],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectAccessible(page, `lightbox at ${width} px`);
    }
  });
});

test("the floor plans are one row of images, whose thumbnails show and hide (LBX-04)", async ({
  page,
  words: LL,
}) => {
  await openWithFigure(page, LL, "/exhibiting");
  await mapLink(page, LL).click();
  const lightbox = lightboxOf(page, LL);
  const strip = lightbox.getByRole("navigation", { name: LL.lightbox.thumbnails() });
  await expect(strip).toBeVisible();
  await button(lightbox, LL.lightbox.hideThumbnails()).click();
  await expect(strip).toBeHidden();
  await button(lightbox, LL.lightbox.showThumbnails()).click();
  await expect(strip).toBeVisible();

  const first = await currentImage(lightbox).getAttribute("alt");
  await expect(button(lightbox, LL.lightbox.previous())).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  const second = lightbox.getByRole("group", { name: /^2 / });
  await expect(second.getByRole("img")).toBeInViewport();
  await expect(second.getByRole("img")).not.toHaveAccessibleName(first ?? "");
  await button(lightbox, LL.lightbox.previous()).click();
  await expect(lightbox.getByRole("img", { name: first ?? "", exact: true }).first()).toBeInViewport();
});

test("a lightbox that arrives after another page was asked for stays closed", async ({ page, words: LL }) => {
  const lightbox = await holdPart(page, "lightbox");
  const next = await holdPart(page, "services-and-support");
  await openWithFigure(page, LL);
  await mapLink(page, LL).click();
  await lightbox.asked;
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: LL.nav.support(), exact: true }).click();
  await next.asked;
  await lightbox.arrive();
  await next.arrive();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/services-and-support$/);
  await expect(lightboxOf(page, LL)).toHaveCount(0);
});

test("the link stays a link", async ({ browser, page, words: LL }) => {
  await openWithFigure(page, LL);
  // What the press comes to is read instead of waiting for its tab: a browser may never show one that stays behind.
  const left = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const read = (press: MouseEvent): void => {
          resolve(!press.defaultPrevented);
          press.preventDefault();
        };
        window.addEventListener("click", read, { once: true });
      }),
  );
  await mapLink(page, LL).click({ modifiers: ["ControlOrMeta"] });
  expect(await left, "left to the browser").toBe(true);
  await expect(lightboxOf(page, LL)).toHaveCount(0);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto("/overview");
  await mapLink(reader, LL).click();
  await expect(reader).toHaveURL(/\.svg$/);
  await plain.close();
});

test("without its program the image still opens", async ({ page, words: LL }) => {
  await page.route(partsNamed(/^lightbox(?!-figure)/), (route) => route.abort());
  await openWithFigure(page, LL);
  await mapLink(page, LL).click();
  await expect(page).toHaveURL(/\.svg$/);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 812 } });

  test("a tap opens the map so that it fills the window, two zoom on", async ({ page, words: LL }) => {
    await openWithFigure(page, LL);
    await mapLink(page, LL).tap();
    const lightbox = lightboxOf(page, LL);
    const image = currentImage(lightbox);
    await expect(image).toBeVisible();
    await expect(button(lightbox, LL.lightbox.zoomIn())).toBeEnabled();
    await expect.poll(async () => (await placeOf(lightbox)).zoom).toBeGreaterThan(3);
    const before = (await placeOf(lightbox)).zoom;
    const { x, y, width, height } = (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect.poll(async () => (await placeOf(lightbox)).zoom).toBeGreaterThan(before);
    await button(lightbox, LL.lightbox.close()).tap();
    await expect(lightbox).toBeHidden();
  });
});
