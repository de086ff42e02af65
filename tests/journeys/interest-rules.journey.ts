import { SAID } from "#tests/server/pages/said.ts";
import { openHydrated } from "./hydrated.ts";
import { openInterestForm, question, rejectCookies, sendButton, textField } from "./interest.ts";
import { expect, test } from "./server.ts";

/** What the rules say before the form, and two of its questions hold a reader to. */

test("the rules have three parts, in both languages (EOI-05, GEN-10)", async ({ browser }) => {
  for (const [locale, { rules, ruled }] of Object.entries(SAID)) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await openHydrated(page, "/expression-of-interest");
    await expect(page.locator("main section h2")).toHaveText(rules);
    const stages = page.locator("main section ol > li");
    await expect(stages).toHaveCount(5);
    for (const [at, stage] of ruled.entries()) await expect(stages.nth(at)).toContainText(stage);
    await context.close();
  }
});

test("another type is named, and an own area begins at 50 m² (EOI-11, EOI-18)", async ({
  page,
  words: LL,
}) => {
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  const { fields, options } = LL.eoi;
  const otherType = textField(page, fields.institutionTypeOther());
  await expect(otherType).toHaveCount(0);
  const choose = (label: string, option: string) =>
    question(page, label).getByRole("radio", { name: option, exact: true }).click();
  await choose(fields.institutionType(), options.institutionType.other());
  await choose(fields.spaceSize(), options.spaceSize.custom());
  const size = textField(page, fields.customSpaceSize());
  await size.fill("49");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("submissions.submit")) sent.push(request.url());
  });
  await sendButton(page, LL).click();
  await expect(otherType).toHaveAttribute("aria-invalid", "true");
  await expect(otherType).toHaveAccessibleDescription(/type of/);
  await expect(size).toHaveAttribute("aria-invalid", "true");
  await expect(size).toHaveAccessibleDescription(/Stands start at 50 m²/);
  await size.fill("50");
  await size.blur();
  await expect(size).not.toHaveAccessibleDescription(/Stands start at 50 m²/);
  expect(sent).toEqual([]);
});
