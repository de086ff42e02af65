import type { Page } from "@playwright/test";
import { installClock } from "./clock.ts";
import { holdPart } from "./held-part.ts";
import { rejectCookies } from "./interest.ts";
import { partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, LONG_PATIENCE, test } from "./server.ts";

/** A proxy whose portal is away, and a network that hardly moves: in Portuguese, since what a proxy says is English. */
test.use({ language: "pt" });

const PROXY_PAGE =
  "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";

/** Every call is answered by the proxy until the portal is back. */
async function sendPortalAway(page: Page): Promise<{ back: () => void }> {
  let isAway = true;
  await page.route(/\/api\/|favicon/, (route) =>
    isAway ? route.fulfill({ status: 502, contentType: "text/html", body: PROXY_PAGE }) : route.continue(),
  );
  return { back: () => void (isAway = false) };
}

test("behind a proxy without a portal an exhibitor reads Portuguese, and the page comes by itself", async ({
  page,
  words: LL,
}) => {
  const exhibitor = partnerNamed("ana.moura");
  await signInAsPartner(page, LL, exhibitor);
  const portal = await sendPortalAway(page);
  await page.reload();
  await expect(page.getByText(LL.error.network(), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: LL.actions.retry(), exact: true }).first()).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.locator("body")).not.toContainText("Bad Gateway");
  portal.back();
  await expect(page.getByRole("region", { name: LL.partner.step.title() })).toBeVisible();
  await expect(page.getByText(LL.error.network(), { exact: true })).toHaveCount(0);
});

test("a save that a proxy answers keeps what is typed, and goes through once the portal is back", async ({
  page,
  words: LL,
}) => {
  const { details } = LL.profile;
  const phone = "+55 91 3222-0147";
  await signInAsPartner(page, LL, partnerNamed("ana.moura"), "/profile");
  const own = page.getByRole("region", { name: details.title() });
  await own.getByRole("button", { name: details.change(), exact: true }).click();
  const field = own.getByRole("textbox", { name: details.phone(), exact: true });
  await field.fill(phone);
  const portal = await sendPortalAway(page);
  const save = own.getByRole("button", { name: details.save(), exact: true });
  await save.click();
  await expect(own.getByText(LL.error.network(), { exact: true })).toBeVisible();
  await expect(field).toHaveValue(phone);
  portal.back();
  await save.click();
  await expect(page.getByText(details.saved(), { exact: true })).toBeVisible();
  await expect(own.getByText(phone, { exact: true })).toBeVisible();
});

test("over a slow network every screen of the way comes, and none before it is lost", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  // Slow 3G, as Chrome's own throttle has it.
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  const menu = page.getByRole("navigation", { name: LL.header.main(), exact: true });
  for (const to of ["submissions", "orders"] as const) {
    await menu.locator(`a[href='/admin/${to}']`).click();
    await expect(page).toHaveURL(new RegExp(`/admin/${to}`));
    await expect(page.getByRole("table").getByRole("row").nth(1)).toBeVisible(LONG_PATIENCE);
  }
  await page.getByRole("table").getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page.getByRole("region", { name: LL.history.title() })).toBeVisible(LONG_PATIENCE);
  expect(loads).toBe(0);
  await expect(page.getByText(LL.error.network(), { exact: true })).toHaveCount(0);
});

test("a page whose scripts hang says so after a while, and the one before is a click away", async ({
  page,
  words: LL,
}) => {
  await installClock(page);
  await page.goto("/");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await rejectCookies(page, LL);
  const part = await holdPart(page, "support");
  const notice = page.getByRole("status").filter({ hasText: LL.error.slow() });
  const support = page.getByRole("contentinfo").getByRole("link", { name: LL.nav.support(), exact: true });
  await support.click();
  await part.asked;
  await page.clock.runFor(7_000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: LL.actions.back(), exact: true }).click();
  await expect(notice).toHaveCount(0);
  await expect(support).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
