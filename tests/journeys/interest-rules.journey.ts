import { SAID } from "#tests/server/pages/said.ts";
import { openHydrated } from "./hydrated.ts";
import { openInterestForm, question, rejectCookies, sendButton, textField } from "./interest.ts";
import { expect, test } from "./server.ts";

/** What the rules say before the form, what two of its questions hold a reader to, and the index beside them. */

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

test("the index beside the form counts what is left of each section as one types, and leads there", async ({
  page,
  words: LL,
}) => {
  const { index } = LL.answering;
  const { fields } = LL.eoi;
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  const parts = page.getByRole("navigation", { name: index.label() });
  await expect(parts).toContainText(index.progress({ given: 0, required: 16 }));
  await expect(parts).toContainText(index.keeps());
  const practices = parts.getByRole("link", { name: LL.eoi.form.practices() });
  await expect(practices).toHaveAccessibleName(new RegExp(index.optional()));
  const representative = parts.getByRole("link", { name: LL.eoi.form.representative() });
  await expect(representative).toHaveAccessibleName(new RegExp(index.left({ count: 4 })));

  await representative.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: LL.eoi.form.representative() })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(textField(page, fields.representativeName())).toBeFocused();
  await page.keyboard.type("Ana Souza");
  await expect(representative).toHaveAccessibleName(new RegExp(index.left({ count: 3 })));
  await expect(parts).toContainText(/Kept here at \d\d:\d\d/);
  await textField(page, fields.representativePosition()).fill("Diretora");
  await textField(page, fields.representativePhone()).fill("+55 91 90000-0000");
  await textField(page, fields.representativeEmail()).fill("ana@example.org");
  await expect(representative).toHaveAccessibleName(new RegExp(index.done()));
  await expect(parts).toContainText(index.progress({ given: 4, required: 16 }));

  await page.getByRole("checkbox", { name: fields.abntPr2030(), exact: true }).click();
  await expect(practices).toHaveAccessibleName(new RegExp(index.left({ count: 1 })));
  await expect(parts).toContainText(index.progress({ given: 4, required: 17 }));

  // On a phone it is a line that opens.
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(practices).toBeHidden();
  await page.getByText(index.progressLine({ given: 4, required: 17 })).click();
  await practices.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: LL.eoi.form.practices() })).toBeFocused();
});

test("a refused form lists what is missing above its first field, each line leads there, and the list gets shorter", async ({
  page,
  words: LL,
}) => {
  const { fields } = LL.eoi;
  const { refused } = LL.answering;
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  await sendButton(page, LL).click();
  const panel = page.getByRole("group", { name: refused.missing({ count: 16 }) });
  await expect(panel).toBeFocused();
  for (const [name, field] of [
    [fields.country(), page.getByRole("combobox", { name: fields.country() })],
    [fields.pavillionFocus(), question(page, fields.pavillionFocus()).getByRole("checkbox").first()],
    [fields.standType(), question(page, fields.standType()).getByRole("radio").first()],
    [LL.answering.captcha.label(), page.getByRole("checkbox", { name: LL.answering.captcha.label() })],
    [fields.mainArea(), textField(page, fields.mainArea())],
  ] as const) {
    await panel.getByRole("link", { name, exact: true }).press("Enter");
    await expect(field, name).toBeFocused();
  }
  await page.keyboard.type("Água");
  const shorter = page.getByRole("group", { name: refused.missing({ count: 15 }) });
  await expect(shorter.getByRole("link", { name: fields.mainArea(), exact: true })).toHaveCount(0);
  await expect(shorter.getByRole("link")).toHaveCount(15);
});
