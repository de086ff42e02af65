import { change } from "./orders.ts";
import { collectBodies, NEW_PASSWORD, passwordField, rule } from "./own-account.ts";
import { fillLogin, temporaryPasswordOf } from "./people.ts";
import { expect, FIRST_ACCESS as EMAIL, test } from "./server.ts";

const CALL = "**/api/user/change-password";

test("a new exhibitor chooses an own password before anything else (ROUTE-13, FA-01, FA-02, FA-03, FA-04, FA-06, FA-07, FA-08, FA-09, PROF-02, PROF-10)", async ({
  callsOf,
  inbox,
  language,
  page,
  portal,
  words: LL,
}) => {
  const words = LL.auth.firstAccess;
  const desk = await callsOf(portal.admin);
  const reset = () => change(desk, portal, "partners.resetCredentials", { email: EMAIL });
  const count = () => inbox.all().filter(({ recipients }) => recipients.includes(EMAIL)).length;
  const before = count();
  expect((await reset()).status()).toBe(200);
  await expect.poll(count).toBeGreaterThan(before);
  const temporary = await temporaryPasswordOf(inbox, EMAIL);
  const sent = collectBodies(page, "/api/user/change-password");

  await page.goto("/partner/login");
  await fillLogin(page, LL, { email: EMAIL, password: temporary });
  await page.waitForURL("**/partner/first-access");
  await expect(page.getByRole("main")).toContainText(`Jaciara Lima, ${LL.role.PARTNER()}`);
  await page.goto("/profile");
  await expect(page.getByText(LL.profile.account.firstLogin(), { exact: true })).toBeVisible();
  await page.goto("/partner/orders");
  await page.waitForURL("**/partner/first-access");

  const submit = page.getByRole("button", { name: words.submit(), exact: true });
  await passwordField(page, words.currentPassword()).fill(temporary);
  await passwordField(page, words.newPassword()).fill("Ab1!xyz");
  await expect(rule(page, LL, "passwordUpper")).toContainText(LL.auth.rules.met());
  await expect(rule(page, LL, "passwordTooShort")).toContainText(LL.auth.rules.missing());
  await passwordField(page, words.confirmPassword()).fill("other");
  await submit.click();
  await expect(passwordField(page, words.newPassword())).toHaveAccessibleDescription(
    new RegExp(`^${LL.validation.passwordTooShort().replace(".", "\\.")}`),
  );
  await expect(passwordField(page, words.confirmPassword())).toHaveAccessibleDescription(
    language === "en" ? "New passwords do not match." : LL.validation.passwordMismatch(),
  );
  expect(sent).toEqual([]);

  await passwordField(page, words.newPassword()).fill(NEW_PASSWORD);
  await passwordField(page, words.confirmPassword()).fill(NEW_PASSWORD);
  const failures = [
    [{ status: 400, json: { errors: [{ msg: "a" }, { msg: "b" }], message: "c" } }, "a"],
    [{ status: 400, json: { errors: [], message: "c" } }, "c"],
    [{ status: 500, body: "" }, LL.auth.server.updateFailed()],
  ] as const;
  const answers = failures.map(([answer]) => answer);
  await page.route(CALL, (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill({ ...answer }) : route.fallback();
  });
  for (const [, text] of failures) {
    await submit.click();
    await expect(page.getByRole("alert")).toHaveText(text);
  }
  await passwordField(page, words.currentPassword()).fill("Errada?2025");
  await submit.click();
  await expect(passwordField(page, words.currentPassword())).toBeFocused();
  await expect(passwordField(page, words.currentPassword())).toHaveAccessibleDescription(
    new RegExp(words.wrongPassword()),
  );
  await passwordField(page, words.currentPassword()).fill(temporary);
  await submit.click();
  await page.waitForURL(/\/partner$/);
  expect(sent.at(-1)).toEqual({ currentPassword: temporary, newPassword: NEW_PASSWORD });
  await page.goto("/partner/first-access");
  await page.waitForURL((url) => url.pathname === "/");

  // The next journey finds the account as this one did.
  expect((await reset()).status()).toBe(200);
  await expect.poll(count).toBeGreaterThan(before + 2);
});
