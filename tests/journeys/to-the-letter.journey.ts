import { LOCALES } from "#domain/locales.ts";
import { ADMIN_LOGIN, PARTNER_LOGIN } from "#tests/requirements/written/accounts.ts";
import { DASHBOARD, REVIEWS } from "#tests/requirements/written/desk.ts";
import { INTEREST } from "#tests/requirements/written/interest.ts";
import { ORDER_TYPES, STEPS } from "#tests/requirements/written/orders.ts";
import { COOKIE_ACTIONS, COOKIE_CATEGORIES, FRAME } from "#tests/requirements/written/public.ts";
import { openInterestForm, rejectCookies } from "./interest.ts";
import { switchTo } from "./language.ts";
import { ownSubmission } from "./orders.ts";
import { freeSpaceOf } from "./stands.ts";
import { fillLogin, partnerNamed, signInAsStaff, takeSession } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { expectWritten } from "./written.ts";

/**
 * What the specification names is read from the screen, in both languages, in its place: tests/requirements/written has
 * it written out. Words exchanged in the word files turn this red.
 */
const PARTNER = partnerNamed("tavita.leota");

test("header and footer of the public pages say what is written (FTR-01, FTR-02, FTR-03)", async ({
  page,
  words: LL,
}) => {
  await page.goto("/");
  await rejectCookies(page, LL);
  await expectWritten(page, FRAME);
});

for (const language of LOCALES)
  test.describe(language, () => {
    test.use({ language });

    test("the dialog about cookies has its categories, and each action stores what it says (COOK-04, COOK-05, COOK-07, COOK-08, COOK-09)", async ({
      page,
    }) => {
      await page.goto("/");
      const dialog = page.getByRole("dialog");
      const boxes = dialog.getByRole("checkbox");
      for (const { says, stores } of COOKIE_ACTIONS) {
        await expect(boxes).toHaveCount(COOKIE_CATEGORIES.length);
        for (const [at, category] of COOKIE_CATEGORIES.entries()) {
          await expect(boxes.nth(at)).toHaveAccessibleName(category[language]);
          await expectSeen(dialog.getByText(category[language], { exact: true }));
        }
        await dialog.getByRole("checkbox", { name: COOKIE_CATEGORIES[2][language], exact: true }).check();
        const action = dialog.getByRole("button", { name: says[language], exact: true });
        await expectSeen(action);
        await action.click();
        await expect(dialog).toHaveCount(0);
        const kept = await page.evaluate(() => localStorage.getItem("cookie-consent"));
        expect(JSON.parse(kept ?? "null")).toEqual({ necessary: true, ...stores });
        await page.evaluate(() => localStorage.removeItem("cookie-consent"));
        await page.reload();
      }
    });
  });

test("the form of the expression of interest offers what is written, by what is stored (EOI-10, EOI-13, EOI-16, EOI-20, EOI-22, EOI-25)", async ({
  page,
  words: LL,
}) => {
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  await expectWritten(page, INTEREST);
});

test("the logins say what is written (AUTH-01, AUTH-03, AUTH-07)", async ({ page }) => {
  for (const [path, all] of [
    ["/admin/login", ADMIN_LOGIN],
    ["/partner/login", PARTNER_LOGIN],
  ] as const) {
    await page.goto(path);
    await expectWritten(page, all);
  }
});

test("the login of the other area refuses in the reader's language (AUTH-11, AUTH-13)", async ({
  page,
  portal,
  words: LL,
}) => {
  await page.goto("/partner/login");
  await fillLogin(page, LL, portal.admin);
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Access denied. Partner privileges required.");
  await expectSeen(alert);
  await switchTo(page, "pt");
  await expect(alert).toHaveText("Acesso negado. Privilégios de parceiro necessários.");
  await page.goto("/admin/login");
  await switchTo(page, "en");
  await fillLogin(page, LL, PARTNER);
  await expect(alert).toHaveText("Access denied. Admin privileges required.");
  await expectSeen(alert);
});

test("the dashboard of the desk and the reviews say what is written (ADM-01 to ADM-08, ROUTE-15)", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  await expectWritten(page, DASHBOARD);
  await page.goto("/admin/gruporg");
  await expectWritten(page, REVIEWS);
});

test("the wizard names its kinds and their steps as it is written (WIZ-02, WIZ-14, WIZ-16, WIZ-19, WIZ-21)", async ({
  page,
  portal,
}) => {
  await freeSpaceOf(portal, PARTNER);
  await takeSession(page, PARTNER);
  const { id } = await ownSubmission(page);
  await page.goto(`/partner/customize/${id}`);
  await expect(page.getByRole("radio")).toHaveCount(ORDER_TYPES.length);
  await expectWritten(page, ORDER_TYPES);
  for (const kind of ["STANDARD", "CUSTOM", "CUSTOM_SERVICES", "SIMPLE"] as const) {
    await page.locator(`[type=radio][value=${kind}]`).click();
    await expect(page.locator("main nav ol > li")).toHaveCount(STEPS[kind].length);
    await expectWritten(page, STEPS[kind]);
  }
});
