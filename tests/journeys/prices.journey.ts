import type { Page } from "@playwright/test";
import type { Settings } from "#domain/settings/schema.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { ownOrders, ownSubmission } from "./orders.ts";
import { expect, type Portal, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import {
  choosePackage,
  expectSaved,
  expectScreen,
  goOn,
  openNewOrder,
  openServicesOfStand,
  sendOrderButton,
} from "./wizard.ts";

/** Prices that change while an order is written: no figure changes in silence, nothing is sent at a price nobody saw. */

const PARTNER = partnerNamed("carla.teixeira");
/** 150 m² of Bronze at 420 and 160 a square metre, and at ten more. */
const [BEFORE, AFTER] = [87_000_00, 88_500_00];

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

for (const area of ["partner", "staff"] as const) {
  test(`a price that changed before sending is shown beside the old one and asked about (${area})`, async ({
    browser,
    page,
    portal,
    words: LL,
  }) => {
    const desk = await openBrowser(browser);
    await signInAsStaff(desk, LL, portal);
    const partner = area === "partner" ? page : await openBrowser(browser);
    await signInAsPartner(partner, LL, PARTNER);
    // What happens elsewhere does not arrive: the page learns of it by sending.
    await page.route(/\/api\/live/, (route) => route.abort());
    if (area === "partner") await openNewOrder(page, LL);
    else {
      const { id } = await ownSubmission(partner);
      await signInAsStaff(page, LL, portal, `/admin/orders/create/${id}`);
    }
    await goOn(page, LL, "orderType", "selectStand");
    await choosePackage(page, "Bronze");
    await goOn(page, LL, "selectStand", "additionalServices");
    await goOn(page, LL, "additionalServices", "confirmData");
    await page.getByLabel(LL.orders.confirm.notes()).fill("Perto da água");
    const sent = (await ownOrders(partner)).filter(({ reference }) => reference !== null);

    await changePrice(desk, portal, 10_00);
    try {
      await sendOrderButton(page, LL).click();
      const words = LL.wizard.priceChanged;
      const panel = page.getByRole("alert", { name: words.title() });
      await expect(panel).toBeFocused();
      const usd = (cents: number) => formatUsd("en", cents);
      for (const name of ["Bronze", "Total"])
        await expect(panel.getByRole("row", { name })).toHaveText(`${name}${usd(BEFORE)}${usd(AFTER)}`);
      const stored = (await ownOrders(partner)).filter(({ reference }) => reference !== null);
      expect(stored).toHaveLength(sent.length);
      await expect(page.getByLabel(LL.orders.confirm.notes())).toHaveValue("Perto da água");
      await panel.getByRole("button", { name: words.send({ total: usd(AFTER) }), exact: true }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.STANDARD() }),
      ).toBeVisible();
      await expect(page.getByText(usd(AFTER))).toBeVisible();
    } finally {
      await changePrice(desk, portal, -10_00);
    }
  });
}

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
