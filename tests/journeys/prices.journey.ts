import type { Page } from "@playwright/test";
import type { Settings } from "#domain/settings/schema.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, type Portal, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { expectSaved, expectScreen, goOn, openServicesOfStand, sendOrderButton } from "./wizard.ts";

/** Prices that change while an order is written: no figure changes in silence, nothing is sent at a price nobody saw. */

const PARTNER = partnerNamed("carla.teixeira");
/** 150 m² of Bronze at 430 and 160 a square metre. */
const AFTER = 88_500_00;

/** Ten dollars more, or less, for a square metre of space under a Bronze stand. */
async function changePrice(desk: Page, portal: Portal, cents: number): Promise<void> {
  const stored = await desk.request.get("/api/trpc/settings.get");
  const { data, version } = ((await stored.json()) as Stored).result.data;
  const { packages } = data;
  const BRONZE = { ...packages.BRONZE, spacePerM2: (packages.BRONZE.spacePerM2 ?? 0) + cents };
  const answer = await desk.request.post("/api/trpc/settings.update", {
    headers: { origin: portal.url },
    data: { data: { ...data, packages: { ...packages, BRONZE } }, version },
  });
  expect(answer.status()).toBe(200);
}
type Stored = { result: { data: { data: Settings; version: number } } };

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

test("a price that changes under an open wizard is named at once, and sent at after that", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const desk = await openBrowser(browser);
  await signInAsStaff(desk, LL, portal);
  await signInAsPartner(page, LL, PARTNER);
  await openServicesOfStand(page, LL, "Bronze");
  await changePrice(desk, portal, 10_00);
  try {
    const note = page.getByRole("region", { name: LL.wizard.changedGoods.title() });
    const perM2 = { before: formatUsd("en", 580_00), now: formatUsd("en", 590_00) };
    await expect(note).toContainText(LL.wizard.changedGoods.packagePrice({ name: "Bronze", ...perM2 }));
    await goOn(page, LL, "additionalServices", "confirmData");
    await expect(note).toBeVisible();
    await expectSaved(page, LL);
    await page.reload();
    await expectScreen(page, LL, "confirmData");
    await expect(note).toBeVisible();
    await note.getByRole("button", { name: LL.wizard.changedGoods.understood(), exact: true }).click();
    await expect(note).toHaveCount(0);
    await sendOrderButton(page, LL).click();
    await expect(
      page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.STANDARD() }),
    ).toBeVisible();
    await expect(page.getByText(formatUsd("en", AFTER))).toBeVisible();
  } finally {
    await changePrice(desk, portal, -10_00);
  }
});
