import { LOCALES } from "#domain/locales.ts";
import { ADMIN_LOGIN, PARTNER_LOGIN, PROFILE } from "#tests/requirements/written/accounts.ts";
import { CATALOGUE, IMPORT, NEW_ITEM } from "#tests/requirements/written/desk-forms.ts";
import { DESK_ORDER } from "#tests/requirements/written/desk-order.ts";
import { DASHBOARD, REVIEWS } from "#tests/requirements/written/desk.ts";
import { pageOf } from "#tests/requirements/written/exhibitor.ts";
import { INTEREST } from "#tests/requirements/written/interest.ts";
import { LISTS_OF_ORDERS, LISTS_OF_PEOPLE } from "#tests/requirements/written/lists.ts";
import { ORDER_TYPES } from "#tests/requirements/written/orders.ts";
import { BELOW, FRAME, LIGHTBOX, PAGES } from "#tests/requirements/written/public.ts";
import { openInterestForm, rejectCookies } from "./interest.ts";
import { switchTo } from "./language.ts";
import { ownSubmission, sendOrder } from "./orders.ts";
import { partnerNamed, signInAsStaff, takeSession } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { expectWritten } from "./written.ts";

/**
 * What the specification names can be seen where it stands: nothing covers it, cuts it off or paints it away. That each
 * place says what is written, in both languages and every state, tests/src/app/as-written-* hold without a browser.
 */
const PARTNER = partnerNamed("tavita.leota");

test("what the public pages, the logins and the form of interest have to say can be seen (PUB-01, FTR-01, AUTH-01, EOI-10)", async ({
  page,
  words: LL,
}) => {
  await page.goto("/");
  await rejectCookies(page, LL);
  await expectWritten(page, FRAME, ["en"]);
  for (const [path, all] of Object.entries(PAGES)) {
    await page.goto(path);
    await expectWritten(page, all, ["en"]);
  }
  for (const [path, all] of [
    ["/admin/login", ADMIN_LOGIN],
    ["/partner/login", PARTNER_LOGIN],
  ] as const) {
    await page.goto(path);
    await expectWritten(page, all, ["en"]);
  }
  await page.goto("/expression-of-interest");
  await openInterestForm(page, LL);
  await expectWritten(page, INTEREST, ["en"]);
});

test("what the desk and an exhibitor's pages have to say can be seen (ADM-01, SUB-04, ORD-05, ORD-07, CAT-03, WIZ-02, PROF-01, DATA-03)", async ({
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id: order } = await sendOrder(page, portal);
  const { id: submission } = await ownSubmission(page);
  for (const [path, all] of [
    [`/partner/customize/${submission}`, ORDER_TYPES],
    [`/partner/orders/${order}`, pageOf(order).filter(({ id }) => id === "DATA-03")],
    ["/profile", PROFILE],
  ] as const) {
    await page.goto(path);
    await expectWritten(page, all, ["en"]);
  }
  await signInAsStaff(page, LL, portal);
  for (const [path, all] of [
    ["/admin", DASHBOARD],
    ["/admin/gruporg", REVIEWS],
    [`/admin/orders/edit/${order}`, DESK_ORDER],
    ["/admin/catalog", CATALOGUE],
    ["/admin/catalog/create", NEW_ITEM],
    ["/admin/catalog/import", IMPORT],
    ...[...LISTS_OF_PEOPLE, ...LISTS_OF_ORDERS].map(({ path, all }) => [path, all] as const),
  ] as const) {
    await page.goto(path);
    await expectWritten(page, all, ["en"]);
  }
});

test("the page below an entry, and the word for no page, are as written (HDR-03, ROUTE-28)", async ({
  page,
  words: LL,
}) => {
  await page.goto("/");
  await rejectCookies(page, LL);
  for (const language of LOCALES) {
    await switchTo(page, language);
    await page.locator('header nav a[href="/partnership-and-exhibit"]').hover();
    const below = page.locator('header nav a[href="/exhibiting"]');
    await expect(below).toHaveText(BELOW[language]);
    await expectSeen(below);
  }
  for (const language of LOCALES) {
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    for (const path of ["/no-such-page", "/a/b/c"]) {
      await page.goto(path);
      await expect(page.locator("body")).toHaveText("NotFound");
      await expectSeen(page.getByText("NotFound"));
    }
    await page.goto("/");
  }
});

test("the buttons of the lightbox are named by what they do, before and after (LBX-01)", async ({
  page,
  words: LL,
}) => {
  await page.goto("/exhibiting");
  await rejectCookies(page, LL);
  const lightbox = page.getByRole("dialog");
  const button = lightbox.getByRole("button");
  for (const language of LOCALES) {
    await switchTo(page, language);
    await page.locator("#plans a[aria-haspopup=dialog]").first().click();
    for (const [at, name] of LIGHTBOX[language].buttons.entries())
      await expect(button.nth(at)).toHaveAccessibleName(name);
    for (const [at, name] of LIGHTBOX[language].pressed.entries()) {
      await button.nth(2 + at).click();
      await expect(button.nth(2 + at)).toHaveAccessibleName(name);
    }
    await button.nth(3).click();
    await button.nth(4).click();
    await expect(lightbox).toHaveCount(0);
  }
});
