import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";
import { settled } from "./settled.ts";

/** Jaciara has not signed in yet, so no other journey needs the password that this one replaces. */
test("the team finds a partner, sends new credentials, and registers many at once after a look (REG-01, REG-03)", async ({
  page,
  portal,
  words: LL,
}) => {
  const said = {
    title: "Exhibitors",
    done: "Jaciara Lima has a new temporary password, valid for 7 days, in a message to jaciara.lima@example.org",
    register: "Register exhibitors",
    goes: "1 gets a new account by email, with a temporary password valid for 7 days",
    went: "1 done.",
  };
  await signInAsStaff(page, LL, portal, "/admin/partners");
  await expect(page.getByRole("heading", { level: 1, name: said.title })).toBeVisible();
  await page.getByRole("searchbox", { name: LL.partners.list.search() }).fill("jaciara floresta");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: LL.partners.list.resetOf({ name: "Jaciara Lima" }) }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: LL.partners.exists.reset() }).click();
  await expect(page.getByRole("status").filter({ hasText: said.done })).toBeVisible();

  // The administrator closes her account with a word to her, and opens it again.
  const row = page.getByRole("row").filter({ hasText: "Jaciara Lima" });
  for (const [act, state] of [
    ["disable", "disabled"],
    ["enable", "waiting"],
  ] as const) {
    await row.getByRole("button", { name: LL.partners.list.accessOf({ name: "Jaciara Lima" }) }).click();
    const access = page.getByRole("dialog", { name: LL.partners.access.title({ name: "Jaciara Lima" }) });
    await access.getByRole("radio", { name: LL.partners.access.acts[act]() }).click();
    await access.getByRole("textbox").fill("Pediu uma pausa.");
    await access.getByRole("button", { name: LL.partners.access.submit() }).click();
    await expect(row).toContainText(LL.partners.list.states[state]());
  }

  await page.getByRole("link", { name: said.register, exact: true }).click();
  await expect(page).toHaveURL(/waits=account/);
  // The table of exhibitors stands there until that of submissions has come.
  await settled(page);
  const boxes = page.getByRole("table").getByRole("checkbox");
  await boxes.nth(1).check();
  await page.getByRole("button", { name: said.register, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(said.goes)).toBeVisible();
  await expect(
    dialog
      .getByRole("listitem")
      .filter({ hasText: /EOI-\d{4}-\d+.+@example\.org/ })
      .last(),
  ).toBeVisible();
  await dialog.getByRole("button", { name: `${said.register} (1)`, exact: true }).click();
  await expect(dialog.getByRole("status")).toContainText(said.went);
});
