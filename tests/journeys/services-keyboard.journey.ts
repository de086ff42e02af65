import type { Page } from "@playwright/test";
import { ownSubmission } from "./orders.ts";
import { partnerNamed, takeSession } from "./people.ts";
import { expect, test } from "./server.ts";
import { expectScreen, goOn, nextButton, summary } from "./wizard.ts";

const PARTNER = partnerNamed("carla.teixeira");
const LINES = 12;

test("a dozen lines are written by keyboard alone, and a broken one takes none of them (WIZ-42, WIZ-44)", async ({
  page,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  await page.goto(`/partner/customize/${(await ownSubmission(page)).id}`);
  await goOn(page, LL, "orderType", "services");
  await tabTo(page, LL.orders.services.expandAll());
  await page.keyboard.press("Enter");
  for (let line = 0; line < LINES; line += 1) {
    await tabTo(page, new RegExp(`^${LL.actions.add()} `));
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toHaveAttribute("id", /^wizard-lines\..*\.quantity$/);
    // The figure that stands there is chosen whole, for the key to take its place.
    await page.keyboard.type(String(1 + (line % 9)));
  }
  const order = summary(page, LL);
  await expect(order).toContainText(LL.orders.summary.items({ count: LINES }));
  const quantities = page.locator("[id^='wizard-lines.'][id$='.quantity']");
  const written = await quantities.evaluateAll((fields) =>
    fields.map((field) => (field as HTMLInputElement).value),
  );
  expect(written.toSorted()).toEqual(
    Array.from({ length: LINES }, (_, line) => String(1 + (line % 9))).toSorted(),
  );

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("muitos");
  const broken = page.locator(":focus");
  await expect(broken).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("button", { name: LL.orders.services.collapseAll() }).press("Enter");
  await nextButton(page, LL, "confirmation").press("Enter");
  await expectScreen(page, LL, "services");
  await expect(page.locator(":focus")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("4");
  await expect(order).toContainText(LL.orders.summary.items({ count: LINES }));
  await nextButton(page, LL, "confirmation").press("Enter");
  await expectScreen(page, LL, "confirmation");
});

/** On by Tab to what is called so, as somebody without a mouse goes. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press("Tab");
    const said = await page
      .locator(":focus")
      .evaluate((focused) => focused.getAttribute("aria-label") ?? focused.textContent ?? "");
    if (typeof name === "string" ? said.trim() === name : name.test(said)) return;
  }
  throw new Error(`nothing called ${String(name)} was reached`);
}
