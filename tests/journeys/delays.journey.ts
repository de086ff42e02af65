import { installClock, stopClock } from "./clock.ts";
import { NEW_PASSWORD, passwordField } from "./own-account.ts";
import { expect, test } from "./server.ts";
import { holdCalls } from "./settled.ts";

/** What happens after so many milliseconds, by a clock that stands still in between. */

test("staff are at their desk 100 ms after they were let in, not before (AUTH-15)", async ({
  page,
  portal,
  words: LL,
}) => {
  await installClock(page);
  await page.goto("/admin/login");
  await page.getByRole("textbox", { name: LL.auth.login.email(), exact: true }).fill(portal.admin.email);
  await passwordField(page, LL.auth.login.password()).fill(portal.admin.password);
  const answer = await holdCalls(page, "auth/login");
  await page.getByRole("button", { name: LL.auth.login.submit(), exact: true }).click();
  await answer.arrived();
  await stopClock(page);
  await answer.release();
  const entry = () => page.evaluate(() => localStorage.getItem("auth-storage") ?? "");
  await expect.poll(entry).toContain('"isAuthenticated":true');
  await page.clock.runFor(99);
  await expect(page).toHaveURL("/admin/login");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/admin");
});

for (const area of ["admin", "partner"] as const) {
  test(`a reset of /${area} leads to its login after three seconds, not before (REC-20, REC-21)`, async ({
    page,
    words: LL,
  }) => {
    const { reset } = LL.auth.recovery;
    await installClock(page);
    await page.route("**/api/user/reset-password", (route) =>
      route.fulfill({ json: { message: "Password reset successfully" } }),
    );
    await page.goto(`/${area}/recover-password?code=ABCDE12345`);
    await passwordField(page, reset.newPassword()).fill(NEW_PASSWORD);
    await passwordField(page, reset.confirmPassword()).fill(NEW_PASSWORD);
    await stopClock(page);
    await page.getByRole("button", { name: reset.submit(), exact: true }).click();
    await expect(page.getByText(LL.auth.server.passwordReset())).toBeVisible();
    await page.clock.runFor(2_999);
    await expect(page).toHaveURL(new RegExp(`/${area}/recover-password`));
    await page.clock.runFor(1);
    await expect(page).toHaveURL(`/${area}/login`);
  });
}
