import type { Email } from "postal-mime";
import { change } from "./orders.ts";
import { passwordField } from "./own-account.ts";
import { openBrowser, partnerNamed, signInAsPartner } from "./people.ts";
import { expect, test } from "./server.ts";

const PARTNER = partnerNamed("tavita.leota");

test("an exhibitor changes name, phone and language of mails, and the e-mail by the link sent to the new one", async ({
  browser,
  inbox,
  page,
  portal,
  words: LL,
}) => {
  const { account, details, newEmail, password } = LL.profile;
  await signInAsPartner(page, LL, PARTNER, "/profile");
  const own = page.getByRole("region", { name: details.title() });
  await own.getByRole("button", { name: details.change(), exact: true }).click();
  const name = own.getByRole("textbox", { name: account.name(), exact: true });
  await expect(name).toBeFocused();
  await name.fill("Tavita A. Leota");
  await own.getByRole("textbox", { name: details.phone(), exact: true }).fill("+685 22 765");
  await own.getByRole("radio", { name: LL.language.pt(), exact: true }).click();
  await own.getByRole("button", { name: details.save(), exact: true }).click();
  await expect(page.getByText(details.saved(), { exact: true })).toBeVisible();
  await expect(own.getByRole("button", { name: details.change(), exact: true })).toBeFocused();
  await expect(own.getByText("+685 22 765")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Tavita A. Leota")).toBeVisible();

  const email = "tavita.nova@example.org";
  const opens = own.getByRole("button", { name: newEmail.title(), exact: true });
  await opens.click();
  const address = own.getByRole("textbox", { name: newEmail.email(), exact: true });
  await expect(address).toBeFocused();
  await own.getByRole("button", { name: LL.actions.cancel(), exact: true }).click();
  await expect(opens).toBeFocused();
  await opens.press("Enter");
  await address.fill(email);
  await passwordField(page, password.currentPassword()).first().fill(PARTNER.password);
  await own.getByRole("button", { name: newEmail.send(), exact: true }).click();
  await expect(own.getByText(newEmail.asked({ email }))).toBeVisible();
  const mail = await inbox.waitFor({ to: email });
  expect(mail.text).toContain("Olá, Tavita A. Leota");

  await page.goto(linkIn(mail));
  await page.getByRole("button", { name: newEmail.confirm(), exact: true }).click();
  await expect(page.getByText(newEmail.confirmed({ email }))).toBeVisible();
  await inbox.waitFor({ to: PARTNER.email });
  await page.getByRole("main").getByRole("link", { name: LL.header.profile(), exact: true }).click();
  await expect(page.getByRole("region", { name: account.title() }).getByText(email)).toBeVisible();
  const elsewhere = await openBrowser(browser);
  await elsewhere.goto(linkIn(mail));
  await elsewhere.route("**/accounts.confirmEmail*", (route) => route.abort());
  await elsewhere.getByRole("button", { name: newEmail.confirm(), exact: true }).click();
  await expect(elsewhere.getByRole("alert")).toHaveText(LL.error.network());
  await elsewhere.unroute("**/accounts.confirmEmail*");
  await elsewhere.getByRole("button", { name: newEmail.confirm(), exact: true }).click();
  await expect(elsewhere.getByRole("alert")).toHaveText(LL.refusals.reason.linkClosed());
  await expect(elsewhere.getByRole("button", { name: newEmail.confirm(), exact: true })).toHaveCount(0);

  // Journeys after this one sign in with the first address.
  const back = { email: PARTNER.email, currentPassword: PARTNER.password };
  expect((await change(page, portal, "accounts.requestEmail", back)).status()).toBe(200);
  const again = await inbox.waitFor({ to: PARTNER.email, subject: mail.subject });
  const token = linkIn(again).split("/").at(-1);
  expect((await change(page, portal, "accounts.confirmEmail", { token })).status()).toBe(200);
});

function linkIn({ text }: Email): string {
  return /https?:\S+\/confirm-email\/\S+/.exec(text ?? "")?.[0] ?? "";
}
