import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { collectComplaints } from "./complaints.ts";
import { callFrom, collectBodies, NEW_PASSWORD, passwordField, rule } from "./own-account.ts";
import { DEMO_PASSWORD, fillLogin, openBrowser, partnerNamed, signInAsPartner } from "./people.ts";
import { expect, test, type Inbox } from "./server.ts";

const PARTNER = partnerNamed("ingrid.solberg");

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
