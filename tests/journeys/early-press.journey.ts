import type { Page } from "@playwright/test";
import { application, holdScripts } from "./held-part.ts";
import { rejectCookies } from "./interest.ts";
import { expect, test } from "./server.ts";

/** Buttons that the server draws are heard from the first moment, also those pressed before the application is there. */

async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const release = await holdScripts(page, application());
  await page.goto(path, { waitUntil: "commit" });
  // The first script has run.
  await expect.poll(() => asked.some((address) => application().test(address))).toBe(true);
  return release;
}

test("the first button of the expression of interest leads on, however early it is pressed", async ({
  page,
  words: LL,
}) => {
  const release = await openEarly(page, "/expression-of-interest");
  const next = page.getByRole("button", { name: LL.eoi.rules.next(), exact: true });
  for (let press = 0; press < 3; press += 1) await next.click();
  await expect(next).toHaveClass(/animate-breathe/);
  await release();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.agreement.title() })).toBeVisible();
});

test("of several buttons the last one counts: the cookie preferences open, the menu does not", async ({
  page,
  words: LL,
}) => {
  await page.goto("/");
  await rejectCookies(page, LL);
  await page.setViewportSize({ width: 375, height: 667 });
  const release = await openEarly(page, "/overview");
  await page.getByRole("button", { name: LL.header.openMenu(), exact: true }).click();
  const preferences = page.getByRole("button", { name: LL.footer.cookies(), exact: true });
  await preferences.click();
  await release();
  await expect(page.getByRole("dialog", { name: LL.cookies.title() })).toBeVisible();
  await expect(page.getByRole("dialog", { name: LL.header.menu() })).toHaveCount(0);
  await expect(preferences).not.toHaveClass(/animate-breathe/);
});
