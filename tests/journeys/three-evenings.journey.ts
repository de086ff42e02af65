import type { BrowserContext, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { png } from "../server/files/bytes.ts";
import { LONG } from "./long.ts";
import { partnerNamed, signInAsPartner } from "./people.ts";
import { expect, LONG_PATIENCE, test } from "./server.ts";
import { endSession } from "./settled.ts";
import { answer, signInDialog } from "./sign-in-again.ts";
import { freeSpaceOf } from "./stands.ts";
import { expectSaved, expectScreen, goOn, openNewOrder, sendOrderButton, summary } from "./wizard.ts";

/**
 * A custom stand with forty lines and twenty files, on a poor connection, over three evenings: the connection, the tab
 * and the session are lost in the middle, and nothing that was entered is. Each of these losses by itself stands in
 * kept-drafts, uploads and session.
 */

const PARTNER = partnerNamed("priya.raman");
const LINES = 40;
const PICTURES = 20;
const DESCRIPTION = "Uma maloca aberta para o rio, com sombra e água";

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

test(
  "a custom stand of forty lines and twenty files outlives the connection, the tab and the session",
  LONG,
  async ({ context, page: first, words: LL }) => {
    await signInAsPartner(first, LL, PARTNER);
    await openNewOrder(first, LL);
    await goOn(first, LL, "orderType", "briefing");
    await describeStand(first, LL);
    await expectSaved(first, LL);
    const second = await loseTab(context, first, async () => {
      await description(first).fill(`${DESCRIPTION}, até a noite`);
      await expect(summary(first, LL).getByText(LL.wizard.draft.offline())).toBeVisible();
    });

    await expect(description(second)).toHaveValue(`${DESCRIPTION}, até a noite`);
    await expect(pictures(second)).toHaveCount(PICTURES);
    await goOn(second, LL, "briefing", "additionalServices");
    await addLines(second, LL, LINES / 2);
    await expectSaved(second, LL);
    await endSession(second);
    await addLines(second, LL, 1);
    await answer(signInDialog(second, LL), LL, PARTNER.password);
    await addLines(second, LL, LINES / 2 - 1);
    await expectSaved(second, LL);

    await second.reload();
    await goOn(second, LL, "additionalServices", "confirmBriefing");
    await goOn(second, LL, "confirmBriefing", "review");
    await expect(summary(second, LL)).toContainText(LL.orders.summary.items({ count: LINES }));
    await sendOrderButton(second, LL).click();
    await expect(
      second.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.CUSTOM() }),
    ).toBeVisible();
    await second.getByRole("link", { name: LL.wizard.finalize.follow() }).click();
    const items = second.getByRole("table").first().getByRole("row");
    await expect.poll(() => items.count()).toBeGreaterThan(LINES);
    await expect(second.getByText(`${DESCRIPTION}, até a noite`).first()).toBeVisible();
    const brief = second.getByRole("region", { name: LL.briefing.summary.title(), exact: true });
    await expect(brief.getByRole("link", { name: /^rio-\d+\.png/ })).toHaveCount(PICTURES);
  },
);

const description = (page: Page) => page.locator('[id="wizard-briefing.visualReference.description"]');
const pictures = (page: Page) => page.getByRole("link", { name: /^rio-\d+\.png/ });

/** Twenty pictures at once; the line drops under one of them, which goes on by itself. */
async function describeStand(page: Page, LL: TranslationFunctions): Promise<void> {
  let dropped = 0;
  await page.route(/\/api\/files\?/, (route) => {
    dropped += 1;
    return dropped === 3 ? route.abort("connectionreset") : route.continue();
  });
  const chosen = Array.from({ length: PICTURES }, (_, at) => ({
    name: `rio-${at + 1}.png`,
    mimeType: "image/png",
    buffer: png({ width: 40 + at }),
  }));
  await page.locator('[id="wizard-briefing.visualReference.files"]').setInputFiles(chosen);
  await description(page).fill(DESCRIPTION);
  await expect(pictures(page)).toHaveCount(PICTURES, LONG_PATIENCE);
  await expect(page.getByText(LL.wizard.draft.offline())).toHaveCount(0);
}

/** The phone dies while the connection is down; the next evening both are back. */
async function loseTab(context: BrowserContext, page: Page, meanwhile: () => Promise<void>): Promise<Page> {
  const address = page.url();
  await context.setOffline(true);
  await meanwhile();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

/** Further items of the catalogue, one after the other. */
async function addLines(page: Page, LL: TranslationFunctions, count: number): Promise<void> {
  await expectScreen(page, LL, "additionalServices");
  await page.getByRole("button", { name: LL.orders.services.expandAll(), exact: true }).click();
  await expect(page.locator("main button[aria-expanded='false']")).toHaveCount(0);
  const add = page.locator(`[id^='wizard-add.'][aria-label^='${LL.actions.add()} ']`);
  for (let line = 0; line < count; line += 1) {
    const before = await add.count();
    await add.first().click();
    await expect(add).toHaveCount(before - 1);
  }
}
