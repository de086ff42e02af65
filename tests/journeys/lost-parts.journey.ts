import type { Page } from "@playwright/test";
import { collectComplaints } from "./complaints.ts";
import { rejectCookies } from "./interest.ts";
import { fillLogin, partnerNamed, signInAsPartner } from "./people.ts";
import { expect, test } from "./server.ts";
import { partsNamed } from "./parts.ts";

/** Parts of the application that are lost on the way, or that a new version has taken away. */

/** How often the browser loads the site again, and whether the page that broke was ever shown: it tells the server. */
function watch(page: Page): { loads: string[]; crashes: string[] } {
  const loads: string[] = [];
  const crashes: string[] = [];
  // The document itself: of a page that is loaded again the browser's tools do not always report the request.
  page.on("domcontentloaded", () => loads.push(new URL(page.url()).pathname));
  page.on("request", (request) => {
    if (request.url().endsWith("/api/crashes")) crashes.push(request.postData() ?? "");
  });
  return { loads, crashes };
}

/**
 * The next answers for this file are 404, as after a new version. The route stays: one that ends while the page is
 * loaded again may keep the browser waiting for good.
 */
async function takeAway(page: Page, file: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times;
  await page.route(partsNamed(file), (route) => {
    left -= 1;
    return left < 0 ? route.continue() : route.fulfill({ status: 404, body: "NotFound" });
  });
}

for (const { lost, link, path } of [
  { lost: "support", link: "support", path: "/services-and-support" },
  { lost: "services-and-support", link: "support", path: "/services-and-support" },
  { lost: "guards", link: "signIn", path: "/partner/login" },
] as const) {
  test(`a tab older than the site loads the next page anew, once: ${lost} (F36)`, async ({
    page,
    words: LL,
  }) => {
    await page.goto("/");
    await rejectCookies(page, LL);
    await takeAway(page, lost, 1);
    const { loads, crashes } = watch(page);
    const name = link === "support" ? LL.nav.support() : LL.footer.exhibitorSignIn();
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect.poll(() => loads).toEqual([path]);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    expect({ loads, crashes }).toEqual({ loads: [path], crashes: [] });
  });
}

test("a dialog that a new version has taken away loads its page again, once", async ({ page, words: LL }) => {
  await signInAsPartner(page, LL, partnerNamed("luisa.antunes"));
  const invite = page.getByRole("button", { name: LL.colleagues.invite.action() }).first();
  await expect(invite).toBeVisible();
  await takeAway(page, "invite-dialog", 1);
  const { loads, crashes } = watch(page);
  await invite.click();
  await expect.poll(() => loads).toEqual(["/partner"]);
  await invite.click();
  await expect(page.getByRole("dialog", { name: LL.colleagues.invite.title() })).toBeVisible();
  expect({ loads, crashes }).toEqual({ loads: ["/partner"], crashes: [] });
});

test("a part that stays lost is said after one new load", async ({ page, words: LL }) => {
  await page.goto("/");
  await rejectCookies(page, LL);
  await takeAway(page, "guards");
  const { loads } = watch(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: LL.footer.exhibitorSignIn(), exact: true })
    .click();
  await expect(page.getByRole("alert")).toContainText("Unexpected Application Error!");
  expect(loads).toEqual(["/partner/login"]);
});

test("a form that came finished but not alive is loaded once more", async ({ page, words: LL }) => {
  await takeAway(page, "login-form", 1);
  const { loads } = watch(page);
  await page.goto("/partner/login", { waitUntil: "commit" });
  await expect.poll(() => loads).toEqual(["/partner/login", "/partner/login"]);
  await fillLogin(page, LL, partnerNamed("luisa.antunes"));
  await expect(page).toHaveURL(/\/partner$/);
  expect(loads).toHaveLength(2);
});

test("rules whose button nobody can hear are loaded once more, and then say so", async ({
  language,
  page,
  words: LL,
}) => {
  await takeAway(page, `i18n-rooms-${language}`);
  const { loads } = watch(page);
  await page.goto("/expression-of-interest", { waitUntil: "commit" });
  await expect(page.getByRole("main").getByRole("alert")).toContainText(LL.error.unexpected());
  expect(loads).toEqual(["/expression-of-interest", "/expression-of-interest"]);
});

test("a page to read stays, and its links lead on, without the application", async ({ language, page }) => {
  const complaints = collectComplaints(page, [/Failed to load resource/]);
  await takeAway(page, `i18n-rooms-${language}`);
  const { loads } = watch(page);
  const given = page.waitForRequest("**/api/crashes");
  await page.goto("/overview", { waitUntil: "commit" });
  await given;
  await page.getByRole("main").locator("a[href='/exhibiting']").click();
  await expect.poll(() => loads).toEqual(["/overview", "/exhibiting"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  expect(complaints).toEqual([]);
});
