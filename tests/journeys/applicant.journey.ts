import type { Page } from "@playwright/test";
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

test("two tabs show one form, each what was typed in the other, and once it is sent or erased both begin anew", async ({
  page,
  words: LL,
}) => {
  const name = LL.eoi.fields.institutionName();
  const area = LL.eoi.fields.mainArea();
  await openHydrated(page, PATH);
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  await textField(page, name).fill("Casa das Marés");
  const second = await page.context().newPage();
  await openHydrated(second, PATH);
  await second.getByRole("button", { name: LL.applicant.device.goOn(), exact: true }).click();
  await expect(textField(second, name)).toHaveValue("Casa das Marés");
  await textField(second, area).fill("Rios");
  await turnTo(page);
  await expect(textField(page, area)).toHaveValue("Rios");
  await textField(page, name).fill("Casa do Rio");
  await page.reload();
  await expect(textField(page, name)).toHaveValue("Casa do Rio");
  await expect(textField(page, area)).toHaveValue("Rios");
  await turnTo(second);
  await expect(textField(second, name)).toHaveValue("Casa do Rio");

  const third = await page.context().newPage();
  await openHydrated(third, PATH);
  await third.getByRole("button", { name: LL.applicant.device.erase(), exact: true }).click();
  for (const tab of [page, second]) {
    await turnTo(tab);
    await expect(tab.getByRole("heading", { level: 1, name: LL.eoi.rules.title() })).toBeVisible();
  }
});

/** A browser without windows tells no tab that somebody turns to it. */
async function turnTo(tab: Page): Promise<void> {
  await tab.bringToFront();
  await tab.evaluate(() => window.dispatchEvent(new Event("focus")));
}
