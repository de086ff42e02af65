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

test("the form is open in one tab at a time, and comes along to the other with all that was typed", async ({
  page,
  words: LL,
}) => {
  const { tabs, device, opened } = LL.applicant;
  const name = LL.eoi.fields.institutionName();
  await openHydrated(page, PATH);
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  await textField(page, name).fill("Casa das Marés");
  await expect.poll(() => page.evaluate(hasCopy)).toBe(true);
  const second = await page.context().newPage();
  await openHydrated(second, PATH);
  await second.getByRole("button", { name: device.goOn(), exact: true }).click();
  await expect(second.getByRole("heading", { name: tabs.open.title() })).toBeVisible();
  await textField(page, LL.eoi.fields.mainArea()).fill("Rios");
  const goOnHere = { name: tabs.goOn(), exact: true };
  await second.getByRole("button", goOnHere).click();
  await expect(textField(second, LL.eoi.fields.mainArea())).toHaveValue("Rios");
  await expect(page.getByRole("heading", { name: tabs.away.title() })).toBeVisible();
  await textField(second, name).fill("Casa do Rio");
  await page.reload();
  await page.getByRole("button", goOnHere).click();
  await expect(textField(page, name)).toHaveValue("Casa do Rio");
  await expect(second.getByRole("heading", { name: tabs.away.title() })).toBeVisible();

  await test.step("another text in a third tab is asked about", async () => {
    const third = await page.context().newPage();
    await third.addInitScript(() => {
      const written = JSON.stringify({ values: { institutionName: "Outro texto" } });
      sessionStorage.setItem("visitor:expression-of-interest-form", written);
    });
    await openHydrated(third, PATH);
    await openInterestForm(third, LL);
    await third.getByRole("button", goOnHere).click();
    await expect(third.getByRole("heading", { name: opened.title() })).toBeVisible();
    await expect(third.getByRole("listitem")).toContainText(["Casa do Rio", "Outro texto"]);
    await page.getByRole("button", goOnHere).click();
    await expect(textField(page, name)).toHaveValue("Casa do Rio");
    await page.close();
    await second.bringToFront();
    await expect(second.getByRole("heading", { name: tabs.closed.title() })).toBeVisible();
  });
});

/** Whether the browser holds a form for a tab that is closed. */
async function hasCopy(): Promise<boolean> {
  const stores = await indexedDB.databases();
  return stores.some(({ name }) => name === "visitor-form");
}
