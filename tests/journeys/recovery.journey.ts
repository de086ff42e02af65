import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { collectComplaints } from "./complaints.ts";
import { MECHANICS } from "./mechanics.ts";
import { callFrom, collectBodies, NEW_PASSWORD, passwordField, rule } from "./own-account.ts";
import { DEMO_PASSWORD, fillLogin, openBrowser, partnerNamed, signInAsPartner } from "./people.ts";
import { expect, test, type Inbox } from "./server.ts";

const PARTNER = partnerNamed("ingrid.solberg");
const STAFF = { email: "gruporg@example.org", password: DEMO_PASSWORD };
const NEUTRAL = "If an account with this email exists, a recovery code has been sent";

async function requestCode(page: Page, LL: TranslationFunctions, email: string): Promise<void> {
  const submit = page.getByRole("button", { name: LL.auth.recovery.request.submit(), exact: true });
  // The login before it has a field of the same name: what is filled in must be this page's.
  await expect(submit).toBeVisible();
  await page.getByRole("textbox", { name: LL.auth.recovery.request.email(), exact: true }).fill(email);
  await submit.click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(LL.auth.server.recoveryRequested());
}

/** The link of the next mail with a code; its page is the one of the account's own area. */
async function mailedLink(inbox: Inbox, email: string): Promise<{ link: string; code: string }> {
  const mail = await inbox.waitFor({ to: email, subject: /código|code/i });
  const [link = "", code = ""] = /https?:\S+\?code=([A-Z2-9]{10})/.exec(mail.text ?? "") ?? [];
  expect(mail.subject).not.toContain(code);
  return { link, code };
}

async function fillReset(
  page: Page,
  LL: TranslationFunctions,
  newPassword: string,
  confirmPassword = newPassword,
): Promise<void> {
  await passwordField(page, LL.auth.recovery.reset.newPassword()).fill(newPassword);
  await passwordField(page, LL.auth.recovery.reset.confirmPassword()).fill(confirmPassword);
  await page.getByRole("button", { name: LL.auth.recovery.reset.submit(), exact: true }).click();
}

function codeField(page: Page, LL: TranslationFunctions) {
  return page.getByRole("textbox", { name: LL.auth.recovery.reset.code(), exact: true });
}

test("an exhibitor who forgot the password gets back in by the link of the mail (REC-02, REC-03, REC-04, REC-12, REC-16, REC-17, REC-20, REC-22, AUTH-07, S25)", async ({
  browser,
  inbox,
  page,
  words: LL,
}) => {
  const complaints = collectComplaints(page, [/400/, /401/]);
  const elsewhere = await openBrowser(browser);
  await signInAsPartner(elsewhere, LL, PARTNER);
  const requests = collectBodies(page, "/api/user/request-password-recovery");
  await page.goto("/partner/login");
  await page.getByRole("link", { name: LL.auth.login.forgot(), exact: true }).click();
  await page.waitForURL("**/partner/recover-password");
  await page.getByRole("button", { name: LL.auth.recovery.request.submit(), exact: true }).click();
  await expect(page.getByText(LL.validation.required())).toBeVisible();
  expect(requests).toEqual([]);
  await requestCode(page, LL, PARTNER.email);
  expect(requests).toEqual([{ email: PARTNER.email }]);

  const { link, code } = await mailedLink(inbox, PARTNER.email);
  expect(new URL(link).pathname).toBe("/partner/recover-password");
  const opened = await openBrowser(browser);
  const resets = collectBodies(opened, "/api/user/reset-password");
  const foreign: string[] = [];
  opened.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(link).origin) foreign.push(request.url());
  });
  await opened.goto("/expression-of-interest");
  const answer = await opened.goto(link);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(codeField(opened, LL)).toHaveValue(code);
  await expect(opened).toHaveURL(/\/partner\/recover-password$/);

  await expect(rule(opened, LL, "passwordUpper")).toContainText(LL.auth.rules.missing());
  await passwordField(opened, LL.auth.recovery.reset.newPassword()).pressSequentially("sS");
  await expect(rule(opened, LL, "passwordUpper")).toContainText(LL.auth.rules.met());
  await expect(rule(opened, LL, "passwordTooShort")).toContainText(LL.auth.rules.missing());
  await fillReset(opened, LL, NEW_PASSWORD, `${NEW_PASSWORD}x`);
  await expect(opened.getByText(LL.validation.recoveryMismatch(), { exact: true })).toBeVisible();
  expect(resets).toEqual([]);
  const mails = inbox.all().length;
  await fillReset(opened, LL, NEW_PASSWORD);
  await expect(opened.getByRole("main").getByRole("status")).toContainText(LL.auth.server.passwordReset());
  expect(resets).toEqual([{ recoveryCode: code, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }]);
  await opened.waitForURL("**/partner/login");
  await opened.goBack();
  await expect(opened).toHaveURL(/\/expression-of-interest$/);
  expect(foreign).toEqual([]);

  expect((await elsewhere.request.get("/api/auth/verify")).status()).toBe(401);
  await opened.goto("/partner/login");
  await fillLogin(opened, LL, PARTNER);
  await expect(opened.getByRole("alert")).toHaveText(LL.auth.server.wrongLogin());
  await fillLogin(opened, LL, { ...PARTNER, password: NEW_PASSWORD });
  await opened.waitForURL(/\/partner$/);
  await inbox.waitFor({ to: PARTNER.email, subject: /password/i, after: mails });

  await page.getByRole("button", { name: LL.auth.recovery.request.enterCode(), exact: true }).click();
  await codeField(page, LL).fill(code);
  await fillReset(page, LL, "Outra?Senha9");
  await expect(page.getByRole("alert")).toHaveText(LL.auth.server.codeUsed());
  expect(complaints).toEqual([]);
  const back = { currentPassword: NEW_PASSWORD, newPassword: DEMO_PASSWORD };
  expect(await callFrom(opened, "/api/user/change-password", back)).toBe(200);
});

test(
  "a member of the team is led to the staff's own pages (REC-06, REC-07, REC-11)",
  MECHANICS,
  async ({ inbox, page, words: LL }) => {
    await page.goto("/admin/login");
    await page.getByRole("link", { name: LL.auth.login.forgot(), exact: true }).click();
    await page.waitForURL("**/admin/recover-password");
    await requestCode(page, LL, STAFF.email);
    const { link, code } = await mailedLink(inbox, STAFF.email);
    expect(new URL(link).pathname).toBe("/admin/recover-password");
    await page.getByRole("button", { name: LL.auth.recovery.request.enterCode(), exact: true }).click();
    await codeField(page, LL).fill(` ${code.toLowerCase()} `);
    await expect(codeField(page, LL)).toHaveValue(code);
    await fillReset(page, LL, NEW_PASSWORD);
    await expect(page.getByRole("main").getByRole("status")).toContainText(LL.auth.server.passwordReset());
    await page.waitForURL("**/admin/login");
    await fillLogin(page, LL, { ...STAFF, password: NEW_PASSWORD });
    await page.waitForURL(/\/admin$/);
    const back = { currentPassword: NEW_PASSWORD, newPassword: STAFF.password };
    expect(await callFrom(page, "/api/user/change-password", back)).toBe(200);
  },
);

test("the code's field, the two modes and what the server says (ROUTE-10, ROUTE-12, REC-01, REC-02, REC-05, REC-08, REC-09, REC-10, REC-11, REC-18, REC-19, REC-23, REC-24)", async ({
  page,
  language,
  words: LL,
}) => {
  const resets = collectBodies(page, "/api/user/reset-password");
  await page.goto("/partner/recover-password?code=%20abcde234567%20");
  await expect(codeField(page, LL)).toHaveValue("ABCDE23456");
  await codeField(page, LL).fill("");
  await page.getByRole("button", { name: LL.auth.recovery.reset.submit(), exact: true }).click();
  await expect(codeField(page, LL)).toHaveAccessibleDescription(new RegExp(LL.validation.required()));
  await expect(codeField(page, LL)).toBeFocused();
  expect(resets).toEqual([]);
  await codeField(page, LL).pressSequentially("abcdefghjk23");
  await expect(codeField(page, LL)).toHaveValue("ABCDEFGHJK");
  await fillReset(page, LL, NEW_PASSWORD);
  await expect(page.getByRole("alert")).toHaveText(
    language === "en" ? "Invalid recovery code" : "Código de recuperação inválido",
  );

  const answers = [
    { status: 400, json: { errors: [{ msg: "a" }, { msg: "b" }] } },
    { status: 400, json: { message: "Recovery code has expired" } },
    { status: 500, body: "" },
  ];
  const said = ["a, b", LL.auth.server.codeExpired(), LL.auth.server.network()];
  await page.route("**/api/user/reset-password", (route) => route.fulfill(answers.shift()));
  for (const text of said) {
    await page.getByRole("button", { name: LL.auth.recovery.reset.submit(), exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(text);
  }

  await page.getByRole("button", { name: LL.actions.back(), exact: true }).click();
  const heading = page.getByRole("heading", { level: 1, name: LL.auth.recovery.request.title() });
  await expect(heading).toBeFocused();
  await requestCode(page, LL, "nobody@example.org");
  if (language === "en") await expect(page.getByRole("main").getByRole("status")).toHaveText(NEUTRAL);
  await page.route("**/api/user/request-password-recovery", (route) => route.abort());
  await page.getByRole("button", { name: LL.auth.recovery.request.submit(), exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(LL.auth.server.network());

  await page.goto("/admin/recover-password?code=");
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/recover-password$/);
});
