import { LOCALES } from "#domain/locales.ts";
import { FIELDS, MISSING, RULES, TERMS, TOO_SMALL, WRONG } from "#tests/requirements/written/interest.ts";
import { RECEIPT, STANDINGS, STATUS_PAGE } from "#tests/requirements/written/interest-sent.ts";
import { BELOW, LIGHTBOX, PAGES } from "#tests/requirements/written/public.ts";
import { INTEREST, sendInterest } from "./interest-call.ts";
import { fillInterest, openInterestForm, rejectCookies, sendButton, solveCaptcha } from "./interest.ts";
import { switchTo } from "./language.ts";
import { expectSeen } from "./seen.ts";
import { answerOf, ownSubmission } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";
import { settled } from "./settled.ts";
import { force } from "./submissions.ts";
import { expectWritten } from "./written.ts";

/** As to-the-letter.journey.ts does, for whoever has no account yet: the public pages and the expression of interest. */

test("every public page says what is written, each in its place (PUB-01, PUB-05, PUB-11, PUB-16, GEN-12)", async ({
  page,
  words: LL,
}) => {
  test.slow();
  await page.goto("/");
  await rejectCookies(page, LL);
  for (const [path, all] of Object.entries(PAGES)) {
    await page.goto(path);
    await expectWritten(page, all);
  }
});

test("the page below an entry, and the word for no page, are as written (HDR-03, ROUTE-28)", async ({
  page,
  words: LL,
}) => {
  await page.goto("/");
  await rejectCookies(page, LL);
  for (const language of LOCALES) {
    await switchTo(page, language);
    await page.locator('header nav a[href="/partnership-and-exhibit"]').hover();
    const below = page.locator('header nav a[href="/exhibiting"]');
    await expect(below).toHaveText(BELOW[language]);
    await expectSeen(below);
  }
  for (const language of LOCALES) {
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    for (const path of ["/no-such-page", "/a/b/c"]) {
      await page.goto(path);
      await expect(page.locator("body")).toHaveText("NotFound");
      await expectSeen(page.getByText("NotFound"));
    }
    await page.goto("/");
  }
});

test("the buttons of the lightbox are named by what they do, before and after (LBX-01)", async ({
  page,
  words: LL,
}) => {
  await page.goto("/exhibiting");
  await rejectCookies(page, LL);
  const lightbox = page.getByRole("dialog");
  const button = lightbox.getByRole("button");
  for (const language of LOCALES) {
    await switchTo(page, language);
    await page.locator("#plans a[aria-haspopup=dialog]").first().click();
    for (const [at, name] of LIGHTBOX[language].buttons.entries())
      await expect(button.nth(at)).toHaveAccessibleName(name);
    for (const [at, name] of LIGHTBOX[language].pressed.entries()) {
      await button.nth(2 + at).click();
      await expect(button.nth(2 + at)).toHaveAccessibleName(name);
    }
    await button.nth(3).click();
    await button.nth(4).click();
    await expect(lightbox).toHaveCount(0);
  }
});

test("the way to the form and the form itself say what is written, also of what is missing or wrong (EOI-05, EOI-06, EOI-09, EOI-12, EOI-15, EOI-19)", async ({
  page,
  words: LL,
}) => {
  test.slow();
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await expectWritten(page, RULES);
  await page.getByRole("button", { name: "Read the terms", exact: true }).click();
  await expectWritten(page, TERMS);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Go to the form", exact: true }).click();
  await sendButton(page, LL).click();
  await expect(page.getByRole("group", { name: /are missing/ })).toBeFocused();
  await expectWritten(page, MISSING);
  for (const name of ["certifications", "abntPr2030", "sustainabilityPractices"])
    await page.locator(`#eoi-${name}`).click();
  for (const [name, value] of [
    ["institutionType", "other"],
    ["pavillionFocus", "other"],
    ["spaceSize", "custom"],
  ])
    await page.locator(`#eoi-${name} :is([type=radio], [role=checkbox])[value=${value}]`).click();
  await page.locator("#eoi-country").fill("Kenya");
  await page.locator("#eoi-country").press("Enter");
  await page.locator("fieldset:has(> ol) > button").click();
  for (const [name, text] of [
    ["customSpaceSize", "201"],
    ["representativePhone", "123456789"],
    ["representativeEmail", "a@b"],
    ["website", "javascript:alert(1)"],
    ["links[0].description", "Vídeo"],
  ] as const)
    await page.locator(`[id="eoi-${name}"]`).fill(text);
  await sendButton(page, LL).click();
  await expect(page.getByRole("group", { name: /need correcting/ })).toBeFocused();
  await expectWritten(page, FIELDS);
  await expectWritten(page, WRONG);
  await page.locator("#eoi-customSpaceSize").fill("49");
  await page.locator("#eoi-customSpaceSize").blur();
  await expectWritten(page, TOO_SMALL);
});

test("the receipt and the page that follows it say what is written", async ({ page, words: LL }) => {
  test.slow();
  await page.goto("/expression-of-interest");
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  await fillInterest(page, LL, {
    institutionName: "Casa das Marés",
    representativeName: "Iara Nunes",
    representativeEmail: "iara.letra@example.org",
    contactLanguage: "en",
  });
  await solveCaptcha(page, LL);
  await sendButton(page, LL).click();
  await expectWritten(page, RECEIPT);
  await page.getByRole("link", { name: "Follow your proposal", exact: true }).click();
  // Its header stands where the form's stood.
  await expect(page).toHaveURL(/\/status\//);
  await settled(page);
  await expectWritten(page, STATUS_PAGE);
});

test("what a status means is said to the applicant, to the exhibitor and at the desk (EOI-35, EOI-36)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  test.slow();
  const sent = await sendInterest(page, portal, INTEREST);
  const { id, statusUrl } = await answerOf<{ id: string; statusUrl: string }>(sent);
  const staff = await openBrowser(browser);
  await signInAsStaff(staff, LL, portal);
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, partnerNamed("tavita.leota"));
  const own = await ownSubmission(partner);
  for (const { status, applicant, exhibitor, desk } of STANDINGS) {
    if (exhibitor) for (const each of [id, own.id]) await force(staff, portal, each, status);
    await page.goto(statusUrl);
    await expectWritten(page, [applicant]);
    if (!exhibitor) continue;
    await partner.goto("/partner");
    await expectWritten(partner, [exhibitor]);
    if (!desk) continue;
    await staff.goto(`/admin/submissions/${id}`);
    await expectWritten(staff, [desk]);
  }
});
