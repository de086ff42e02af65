import type { Page } from "@playwright/test";
import { holdPart } from "./held-part.ts";
import { sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

/** What a page asks is asked while its code is still on the way. */
const PARTNER = partnerNamed("carla.teixeira");

/** The first request of a call, by its name. */
function asking(page: Page, call: string): Promise<unknown> {
  return page.waitForRequest(
    (request) => request.url().includes(`/api/trpc/`) && request.url().includes(call),
  );
}

test("an order is read before the code of its page has come, at the desk and by its exhibitor", async ({
  browser,
  page: partner,
  portal,
  words: LL,
}) => {
  await signInAsPartner(partner, LL, PARTNER);
  const { id, reference } = await sendOrder(partner, portal);
  const staff = await openBrowser(browser);
  await signInAsStaff(staff, LL, portal, "/admin");
  for (const [page, path, source] of [
    [staff, `/admin/orders/edit/${id}`, "edit._orderId"],
    [partner, `/partner/orders/${id}`, "_orderId"],
  ] as const) {
    const code = await holdPart(page, source);
    const asked = asking(page, "orders.get");
    await page.goto(path);
    await Promise.all([code.asked, asked]);
    const heading = page.getByRole("heading", { level: 1, name: reference });
    await expect(heading).toBeHidden();
    await code.arrive();
    await expect(heading).toBeVisible();
  }
});

test("somebody whose session is gone is led to the login, and nothing is asked for them", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  const { id } = await sendOrder(page, portal);
  await page.context().clearCookies();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("orders.get")) asked.push(request.url());
  });
  await page.goto(`/partner/orders/${id}`);
  await expect(page).toHaveURL(/\/partner\/login$/);
  expect(asked).toEqual([]);
});
