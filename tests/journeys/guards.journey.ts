import type { Page } from "@playwright/test";
import { rejectCookies } from "./interest.ts";
import { expectOnly, otherThan, switchTo } from "./language.ts";
import { ownSubmission, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { settled } from "./settled.ts";

const PARTNER = partnerNamed("raimundo.paiva");
const ALLOWED_KEYS = ["auth-storage", "cookie-consent", "language"];

test("an unknown address says NotFound (ROUTE-27, ROUTE-28)", async ({ page }) => {
  for (const path of ["/no-such-page", "/a/b/c", "/expression-of-interest/more", "/pt"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("body")).toHaveText("NotFound");
    expect(await page.locator("body").innerText()).toBe("NotFound");
    await expectSeen(page.getByText("NotFound", { exact: true }));
  }
  expect((await page.request.get("/api/no-such-call")).status()).toBe(404);
  expect((await page.request.get("/download/no-such-file.pdf")).status()).toBe(404);
});

test("every screen changes its language as a whole (HDR-04, I18N-07, I18N-08, I18N-09, I18N-10, I18N-11)", async ({
  browser,
  language,
  page,
  portal,
  words: LL,
}) => {
  test.slow();
  await page.goto("/");
  await rejectCookies(page, LL);
  const staff = await openBrowser(browser);
  await signInAsStaff(staff, LL, portal);
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const { id } = await ownSubmission(partner);
  const screens = [
    { of: page, paths: ["/", "/expression-of-interest", "/partner/login", "/admin/login"] },
    { of: partner, paths: ["/partner", `/partner/customize/${id}`, "/profile"] },
    {
      of: staff,
      paths: ["/admin", "/admin/submissions", "/admin/orders", "/admin/evaluations", "/admin/catalog"],
    },
  ];
  for (const { of, paths } of screens) {
    let chosen = language;
    for (const path of paths) {
      await of.goto(path);
      await expectOnly(of, chosen);
      chosen = otherThan(chosen);
      await switchTo(of, chosen);
      await expectOnly(of, chosen);
    }
    expect((await storageOf(of))["language"]).toBe(chosen);
    expect(Object.keys(await storageOf(of)).filter((key) => !ALLOWED_KEYS.includes(key))).toEqual([]);
  }
});

test("every screen of the desk's menu and the records behind them speak one language (I18N-08, ADM-09)", async ({
  browser,
  language,
  page: staff,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const { id } = await sendOrder(partner, portal);
  const { id: submission } = await ownSubmission(partner);
  await signInAsStaff(staff, LL, portal);
  await switchTo(staff, otherThan(language));
  const menu = staff.locator("nav").first().locator("a[href^='/admin/']");
  const titles = new Set<string>();
  for (let at = 0; at < (await menu.count()); at += 1) {
    await menu.nth(at).click();
    // The screen before it stays until this one is there.
    const title = staff.getByRole("heading", { level: 1 });
    for (const before of titles) await expect(title).not.toHaveText(before);
    await settled(staff);
    await expectOnly(staff, otherThan(language));
    titles.add(await title.innerText());
  }
  expect(titles.size).toBe(16);
  const records = [`/admin/orders/edit/${id}`, `/admin/submissions/${submission}`];
  await switchTo(partner, otherThan(language));
  for (const [of, path] of [
    ...records.map((path) => [staff, path] as const),
    [partner, `/partner/orders/${id}`],
  ] as const) {
    await of.goto(path);
    await settled(of);
    await expectOnly(of, otherThan(language));
  }
});

test("the three answers about cookies are kept, and nothing else is asked or stored (COOK-04 to COOK-11, S73)", async ({
  page,
  portal,
  words: LL,
}) => {
  const { cookies } = LL;
  const banner = page.getByRole("dialog", { name: cookies.title() });
  const reopen = page.getByRole("button", { name: LL.footer.cookies() });
  async function expectKept(analytics: boolean, marketing: boolean): Promise<void> {
    await expect(banner).toBeHidden();
    const kept = (await storageOf(page))["cookie-consent"] ?? "null";
    expect(JSON.parse(kept)).toEqual({ necessary: true, analytics, marketing });
    await expectNothingElse();
  }
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== portal.url) elsewhere.push(request.url());
  });
  async function expectNothingElse(): Promise<void> {
    expect(elsewhere).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const known = ["cookie-consent", "language"];
    expect(Object.keys(await storageOf(page)).filter((key) => !known.includes(key))).toEqual([]);
  }
  await page.goto("/");
  const necessary = banner.getByRole("checkbox", { name: cookies.necessary(), exact: true });
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await expect(banner.getByRole("checkbox", { name: cookies.analytics(), exact: true })).not.toBeChecked();
  await expect(banner.getByRole("checkbox", { name: cookies.marketing(), exact: true })).not.toBeChecked();
  await expectNothingElse();
  await rejectCookies(page, LL);
  await expectKept(false, false);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();

  await reopen.click();
  await banner.getByRole("checkbox", { name: cookies.analytics(), exact: true }).click();
  await banner.getByRole("button", { name: cookies.acceptSelected(), exact: true }).click();
  await expectKept(true, false);

  await reopen.click();
  await expect(banner.getByRole("checkbox", { name: cookies.analytics(), exact: true })).toBeChecked();
  await banner.getByRole("button", { name: cookies.acceptAll(), exact: true }).click();
  await expectKept(true, true);
});

function storageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}
