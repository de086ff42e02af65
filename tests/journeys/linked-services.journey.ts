import { formatUsd } from "#i18n/formatters.ts";
import { change, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsStaff, takeSession } from "./people.ts";
import { expect, test } from "./server.ts";
import { addItem, expectScreen, fillLine, goOn, MONITOR, sendOrderButton } from "./wizard.ts";

/** Services for a stand that is approved already, as an order of their own. */

const PARTNER = partnerNamed("priya.raman");

test("services are added to an approved stand, over a reload, and each order names the other", async ({
  browser,
  page,
  portal,
  language,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id, reference } = await sendOrder(page, portal);
  const add = page.getByRole("link", { name: LL.orders.linked.add(), exact: true });
  await page.goto(`/partner/orders/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await expect(add).toHaveCount(0);

  const staff = await openBrowser(browser);
  await signInAsStaff(staff, LL, portal);
  const approval = { id, version: 1, status: "APPROVED" };
  expect((await change(staff, portal, "orders.setStatus", approval)).status()).toBe(200);
  await add.click();
  await expectScreen(page, LL, "services");
  const forStand = page.getByRole("main").getByText(reference);
  await expect(forStand).toBeVisible();
  await addItem(page, LL, MONITOR, MONITOR[language]);
  await fillLine(page, LL, MONITOR[language], { quantity: 2, days: 3 });
  await expect(page).toHaveURL(/draft=/);
  await page.reload();
  await expect(forStand).toBeVisible();
  await goOn(page, LL, "services", "confirmation");
  await sendOrderButton(page, LL).click();
  await expect(
    page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.CUSTOM_SERVICES() }),
  ).toBeVisible();

  await page.getByRole("link", { name: LL.wizard.finalize.follow() }).click();
  const stand = page.getByRole("region", { name: LL.orders.linked.stand() });
  await stand.getByRole("link", { name: reference }).click();
  const additions = page.getByRole("region", { name: LL.orders.linked.additions() });
  // Two screens at 145 for three days.
  await expect(additions).toContainText(formatUsd(language, 870_00));
  await expect(additions).toContainText(LL.statuses.order.PENDING());
  await staff.goto(`/admin/orders/edit/${id}`);
  await expect(staff.getByRole("region", { name: LL.orders.linked.additions() })).toContainText(
    formatUsd(language, 870_00),
  );
});
