import { openHydrated } from "./hydrated.ts";
import { openInterestForm, rejectCookies, textField } from "./interest.ts";
import { openBrowser } from "./people.ts";
import { expect, test } from "./server.ts";

const PATH = "/expression-of-interest";

test("a closed tab loses nothing, and a mailed link brings the form to another device", async ({
  browser,
  inbox,
  page,
  words: LL,
}) => {
  const words = LL.applicant.later;
  const name = LL.eoi.fields.institutionName();
  await openHydrated(page, PATH);
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  await textField(page, name).fill("Casa das Marés");
  await textField(page, LL.eoi.fields.website()).fill("www.mares.example.org");
  await textField(page, name).focus();
  await expect(textField(page, LL.eoi.fields.website())).toHaveValue("https://www.mares.example.org");
  await expect.poll(() => page.evaluate(hasCopy)).toBe(true);

  const tab = await page.context().newPage();
  await page.close();
  await tab.goto(PATH);
  await tab.getByRole("button", { name: LL.applicant.device.goOn(), exact: true }).click();
  await expect(textField(tab, name)).toHaveValue("Casa das Marés");
  await tab.getByRole("button", { name: LL.eoi.form.later(), exact: true }).click();
  const email = `later.${Date.now()}@example.org`;
  await textField(tab, words.email()).fill(email);
  await tab.getByRole("button", { name: words.send(), exact: true }).click();
  await expect(tab.getByText(words.mailed({ email }))).toBeVisible();
  await textField(tab, LL.eoi.fields.mainArea()).fill("Rios");
  await expect(tab.getByText(words.state.kept())).toBeVisible();

  const mail = await inbox.waitFor({ to: email });
  const link = /https?:\S+#later=\S+/.exec(mail.text ?? "")?.[0] ?? "";
  const elsewhere = await openBrowser(browser);
  await elsewhere.goto(link);
  await expect(textField(elsewhere, name)).toHaveValue("Casa das Marés");
  await expect(elsewhere).toHaveURL((url) => url.hash === "");
});

/** Whether the browser holds a form for a tab that is closed. */
async function hasCopy(): Promise<boolean> {
  const stores = await indexedDB.databases();
  return stores.some(({ name }) => name === "visitor-form");
}
