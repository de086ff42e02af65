import { passwordField } from "./own-account.ts";
import { expect, test } from "./server.ts";
import { holdCalls } from "./settled.ts";

/** The form of both logins: what it asks for, and what it says on the way. */

for (const [area, ids] of [
  ["admin", "AUTH-01, AUTH-02, AUTH-03, AUTH-04, AUTH-05, AUTH-08, AUTH-09, AUTH-20"],
  ["partner", "AUTH-06, AUTH-07"],
] as const) {
  test(`the login of /${area} wants both fields, shows the password, and says that it signs in (${ids})`, async ({
    page,
    words: LL,
  }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/auth/login")) calls.push(request.postData() ?? "");
    });
    await page.goto(`/${area}/login`);
    const email = page.getByRole("textbox", { name: LL.auth.login.email(), exact: true });
    const password = passwordField(page, LL.auth.login.password());
    await expect(email).toHaveAttribute("type", "email");
    await page.getByRole("button", { name: LL.auth.login.submit(), exact: true }).click();
    await expect(page.getByText("Required", { exact: true })).toHaveCount(2);
    await expect(email).toBeFocused();
    expect(calls).toEqual([]);

    await email.fill("nobody@example.org");
    await password.fill("Errada@2025");
    await expect(password).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: LL.actions.showPassword(), exact: true }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: LL.actions.hidePassword(), exact: true }).click();
    await expect(password).toHaveAttribute("type", "password");

    const answer = await holdCalls(page, "auth/login");
    await page.getByRole("button", { name: LL.auth.login.submit(), exact: true }).click();
    await answer.arrived();
    await expect(page.getByRole("button", { name: "Signing in...", exact: true })).toBeVisible();
    await answer.release();
    await expect(page.locator("form").getByRole("alert")).toHaveText("Invalid email or password");
    await expect(page.getByRole("button", { name: LL.auth.login.submit(), exact: true })).toBeEnabled();
    expect(calls.map((call) => JSON.parse(call))).toEqual([
      { email: "nobody@example.org", password: "Errada@2025" },
    ]);
    await page.getByRole("link", { name: "Forgot your password?", exact: true }).click();
    await expect(page).toHaveURL(`/${area}/recover-password`);
  });
}
