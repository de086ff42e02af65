import { LOCALES } from "#domain/locales.ts";
import {
  CHECKING,
  EXISTS,
  FIRST_ACCESS as FIRST_ACCESS_SAYS,
  LOGGING_OUT,
  LOGIN_REQUIRED,
  NOT_YET,
  PASSWORD_FAILED,
  PROFILE,
  READY,
  RECOVERY_ANSWERS,
  RECOVERY_DONE,
  RECOVERY_MISMATCH,
  RECOVERY_REQUEST,
  RECOVERY_REQUESTED,
  RECOVERY_RESET,
  REGISTRATION,
  SHOW_PASSWORD,
  SIGNED_IN,
  SIGNING_IN,
  WRONG_PASSWORDS,
} from "#tests/requirements/written/accounts.ts";
import { installClock, stopClock } from "./clock.ts";
import { rejectCookies } from "./interest.ts";
import { switchTo } from "./language.ts";
import { NEW_PASSWORD } from "./own-account.ts";
import { fillLogin, partnerNamed, signIn, signInAsPartner, temporaryPasswordOf } from "./people.ts";
import { openRegistration } from "./registration.ts";
import { expect, FIRST_ACCESS, test } from "./server.ts";
import { holdCalls } from "./settled.ts";
import { expectWritten } from "./written.ts";

/** As to-the-letter.journey.ts does, for accounts: getting in, getting back in, one's own page, the account of an exhibitor. */

test("signing in says so, and a password is recovered in the words that are written (AUTH-04, REC-06, REC-07, REC-12, REC-24)", async ({
  page,
  portal,
  words: LL,
}) => {
  test.slow();
  await page.goto("/admin/login");
  for (const language of LOCALES) {
    await switchTo(page, language);
    const [show, hide] = SHOW_PASSWORD[language];
    const toggle = page.locator("main input:is([type=password], [type=text]) ~ button");
    await expect(toggle).toHaveAccessibleName(show);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(hide);
    await toggle.click();
  }
  await page.locator("main [type=submit]").click();
  await expectWritten(page, LOGIN_REQUIRED);
  await holdCalls(page, "auth/login");
  await fillLogin(page, LL, portal.admin);
  await expectWritten(page, SIGNING_IN);

  await installClock(page);
  await page.goto("/partner/recover-password");
  await expectWritten(page, RECOVERY_REQUEST);
  await page.locator("input[name=email]").fill("nobody@example.org");
  const submit = page.locator("main [type=submit]");
  await submit.click();
  await expectWritten(page, RECOVERY_REQUESTED);
  await page.getByRole("button", { name: "Enter Recovery Code", exact: true }).click();
  await expectWritten(page, RECOVERY_RESET);

  await page.locator("input[name=recoveryCode]").fill("ABCDE23456");
  const [password, repeated] = [0, 1].map((at) => page.locator("main input[type=password]").nth(at));
  await password?.fill(NEW_PASSWORD);
  await repeated?.fill(`${NEW_PASSWORD}x`);
  await submit.click();
  await expectWritten(page, RECOVERY_MISMATCH);
  await repeated?.fill(NEW_PASSWORD);
  for (const { message, says } of RECOVERY_ANSWERS) {
    await page.route(
      "**/api/user/reset-password",
      (route) => (message ? route.fulfill({ status: 400, json: { message } }) : route.abort()),
      { times: 1 },
    );
    await submit.click();
    await expectWritten(page, says);
  }
  await page.route("**/api/user/reset-password", (route) =>
    route.fulfill({ json: { message: "Password reset successfully" } }),
  );
  await stopClock(page);
  await submit.click();
  await expectWritten(page, RECOVERY_DONE);
});

test("whoever is signed in reads what is written in the header and on the profile (HDR-05, HDR-06, PROF-04, PROF-05, PROF-06)", async ({
  page,
  words: LL,
}) => {
  await page.goto("/");
  await rejectCookies(page, LL);
  await signInAsPartner(page, LL, partnerNamed("tavita.leota"));
  await page.goto("/");
  await expectWritten(page, SIGNED_IN);
  await page.goto("/profile");
  await expectWritten(page, PROFILE);
  for (const [at, text] of ["Errada?2025", "Ab1!xyz", "other"].entries())
    await page.locator("main input[type=password]").nth(at).fill(text);
  await page.locator("main form:has(input[type=password]) [type=submit]").click();
  await expectWritten(page, WRONG_PASSWORDS);
  const leaving = await holdCalls(page, "auth/logout");
  await page.getByRole("banner").getByRole("button", { name: "Log out", exact: true }).click();
  await leaving.arrived();
  // Under the pointer it stands on a tenth of its own colour, which counts as a ground of its own.
  await page.mouse.move(1, 360);
  await expectWritten(page, LOGGING_OUT);
  await leaving.release();
});

test("the first access and the profile before it say what is written (FA-02, FA-06, FA-07, FA-09, PROF-02)", async ({
  inbox,
  page,
  words: LL,
}) => {
  const password = await temporaryPasswordOf(inbox, FIRST_ACCESS);
  await page.goto("/");
  await rejectCookies(page, LL);
  await signIn(page, LL, { email: FIRST_ACCESS, password }, "/profile");
  await expectWritten(page, NOT_YET);
  await page.goto("/partner/first-access");
  await expectWritten(page, FIRST_ACCESS_SAYS);
  const field = page.locator("main input[type=password]");
  await field.nth(0).fill(password);
  await field.nth(1).fill("Ab1!xyz");
  await field.nth(2).fill("other");
  await page.locator("main [type=submit]").click();
  await expectWritten(page, WRONG_PASSWORDS);
  for (const at of [1, 2]) await field.nth(at).fill(NEW_PASSWORD);
  await page.route("**/api/user/change-password", (route) => route.abort());
  await page.locator("main [type=submit]").click();
  await expectWritten(page, PASSWORD_FAILED);
});

test("the registration of an exhibitor says in each state what is written (REG-02, REG-03, REG-04)", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  const { field, check } = await openRegistration({ callsOf, page, portal, words: LL });
  await expectWritten(page, [...REGISTRATION, ...EXISTS]);
  const checking = await holdCalls(page, "partners.check");
  await field.fill("nobody.yet@example.org");
  await check.click();
  await checking.arrived();
  await expectWritten(page, CHECKING);
  await checking.release();
  await expectWritten(page, READY);
});
