import type { Page } from "@playwright/test";
import type { Settings } from "#domain/settings/schema.ts";
import { answerOf, change } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test, type Portal } from "./server.ts";
import { addItem, goOn, MONITOR, openNewOrder, sendOrderButton } from "./wizard.ts";

/** What an order comes under is read before it is sent, and accepted by a tick once the organiser has confirmed it. */

async function confirmClauses(desk: Page, portal: Portal, isConfirmed: boolean): Promise<void> {
  const stored = await answerOf<{ data: Settings; version: number }>(
    await desk.request.get("/api/trpc/settings.get"),
  );
  const data = { ...stored.data, clausesRead: isConfirmed ? stored.data.clauses.version : 0 };
  await answerOf(await change(desk, portal, "settings.update", { data, version: stored.version }));
}

test("an order is sent once its clauses are ticked, which the desk reads by their version", async ({
  browser,
  language,
  page,
  portal,
  words: LL,
}) => {
  const desk = await openBrowser(browser);
  await signInAsStaff(desk, LL, portal);
  await confirmClauses(desk, portal, true);
  try {
    await signInAsPartner(page, LL, partnerNamed("priya.raman"));
    await openNewOrder(page, LL);
    await goOn(page, LL, "orderType", "services");
    await addItem(page, LL, MONITOR, MONITOR[language]);
    await goOn(page, LL, "services", "confirmation");

    const read = page.getByRole("link", { name: LL.orders.clauses.read(), exact: true });
    const [clauses] = await Promise.all([page.waitForEvent("popup"), read.click()]);
    await expect(
      clauses.getByRole("heading", { level: 1, name: LL.contract.clauses.pageTitle() }),
    ).toBeVisible();
    await expect(clauses.getByText("for its participation in").first()).toContainText("[exhibitor]");
    await clauses.close();

    const missing = page.getByText(LL.orders.clauses.missing());
    await sendOrderButton(page, LL).click();
    await expect(missing).toBeVisible();
    const tick = page.getByRole("checkbox", { name: LL.orders.clauses.accept({ version: 1 }) });
    await expect(tick).toBeFocused();
    await tick.press("Space");
    await expect(missing).toBeHidden();
    await sendOrderButton(page, LL).click();
    await page.getByRole("link", { name: LL.wizard.finalize.follow() }).click();
    await expect(page).toHaveURL(/\/partner\/orders\/[\w-]+$/);
    await desk.goto(new URL(page.url()).pathname.replace("/partner/orders/", "/admin/orders/edit/"));
    await expect(desk.getByText(LL.desk.order.clausesAccepted({ version: 1 }))).toBeVisible();
  } finally {
    await confirmClauses(desk, portal, false);
  }
});
