import type { Locator } from "@playwright/test";
import { formatUsd } from "#i18n/formatters.ts";
import { INTEREST, sendInterest } from "./interest-call.ts";
import { answerOf, bronzeOrder, change, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff, takeSession } from "./people.ts";
import { PROOF } from "./proof.ts";
import { expect, test } from "./server.ts";
import { expectScreen, nextButton, openNewOrder } from "./wizard.ts";

/** What an exhibitor reads on the page of an order, and what stays in sight on a small screen. */

const PARTNER = partnerNamed("luisa.antunes");
const PHONE = { width: 375, height: 812 };
/** As long as each field takes, in one word. */
const LONGEST = {
  ...INTEREST,
  country: "KE",
  institutionName: long(200),
  cnpj: long(40),
  institutionType: "other",
  institutionTypeOther: long(200),
  mainArea: long(200),
  website: `https://${long(60)}.example.org/${long(1900)}`,
  socialMedia: long(500),
  pavillionFocus: ["other"],
  pavillionFocusOther: long(300),
  representativeName: long(200),
  representativePosition: long(200),
  representativeEmail: `${long(60)}@${long(60)}.${long(60)}.example.org`,
  justification: long(4000),
  description: long(4000),
  flexibilityExplanation: long(2000),
  additionalInfo: long(4000),
  links: [{ url: `https://example.org/${long(1900)}`, description: long(200) }],
  sustainabilityPractices: true,
  sustainabilityPracticesDetails: long(2000),
};
const PROGRAM = {
  name: "setup.exe",
  mimeType: "application/octet-stream",
  buffer: Buffer.from("MZ\u0000\u0001"),
};

function long(letters: number): string {
  return "Wm".repeat(letters / 2);
}

async function boxOf(part: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height };
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("every amount of an order is in sight, and a package has no quantity and no days (WIZ-53)", async ({
    page,
    portal,
    words: LL,
    language,
  }) => {
    await takeSession(page, PARTNER);
    const { id } = await sendOrder(page, portal);
    await page.goto(`/partner/orders/${id}`);
    const lines = page.getByRole("list", { name: LL.orders.page.lines() }).getByRole("listitem");
    await expect(lines).toHaveCount(2);
    // Space and structure of a square metre times a hundred: no quantity, no days, no price of one.
    const bronze = 100 * (420_00 + 160_00);
    await expect(lines.first().getByRole("paragraph")).toHaveText([/100 m²/, formatUsd(language, bronze)]);
    const total = lines.last().getByText(formatUsd(language, 10 * 2 * 145_00), { exact: true });
    expect((await boxOf(total)).right).toBeLessThanOrEqual(PHONE.width);
    await expect(page.getByText(LL.orders.requests.title())).toBeVisible();
    await expect(page.getByText(LL.statuses.requestState.answered(), { exact: true })).toHaveCount(0);
  });

  test("the longest words of an application and an order, without a space, make no page wider than the window", async ({
    browser,
    page,
    portal,
    words: LL,
  }) => {
    const desk = await openBrowser(browser);
    await desk.setViewportSize({ width: 1280, height: 720 });
    await signInAsStaff(desk, LL, portal);
    await desk.setViewportSize(PHONE);
    const answer = await sendInterest(desk, portal, LONGEST);
    const { result } = (await answer.json()) as { result: { data: { id: string; statusUrl: string } } };
    await signInAsPartner(page, LL, PARTNER);
    const { submissionId, orderServices } = await bronzeOrder(page);
    const lines = orderServices.slice(1).map((line) => ({ ...line, notes: long(2000) }));
    const order = { submissionId, orderServices: lines, notes: long(2000) };
    const { id, reference } = await answerOf<{ id: string; reference: string }>(
      await change(page, portal, "orders.createCustomServices", order),
    );
    const asked = {
      orderId: id,
      title: long(200),
      message: long(4000),
      blocksApproval: false,
      attachments: [],
    };
    expect((await change(desk, portal, "requests.create", asked)).status()).toBe(200);
    for (const [reader, path, shown] of [
      [desk, `/admin/submissions/${result.data.id}`, long(200)],
      [desk, result.data.statusUrl, long(200)],
      [desk, `/admin/orders/edit/${id}`, long(200)],
      [page, `/partner/orders/${id}`, long(200)],
      [page, "/partner", reference],
    ] as const) {
      await reader.goto(path);
      await expect(reader.getByText(shown).first()).toBeVisible();
      expect.soft(await reader.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width);
    }
  });

  test("the wizard's first button fills its bar", async ({ page, words: LL }) => {
    await signInAsPartner(page, LL, PARTNER);
    await openNewOrder(page, LL);
    await expectScreen(page, LL, "orderType");
    const { left, right } = await boxOf(nextButton(page, LL, "services"));
    expect(right - left).toBeGreaterThan(PHONE.width * 0.8);
  });
});

test("a file that can never be accepted is told once, without another try, until the next one arrives", async ({
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await sendOrder(page, portal);
  await page.goto(`/partner/orders/${id}`);
  const choose = page.getByLabel(LL.orders.files.supporting(), { exact: true });
  await choose.setInputFiles(PROGRAM);
  await expect(page.getByRole("alert")).toContainText(PROGRAM.name);
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByText(LL.orders.files.failed())).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: LL.statuses.files.retry({ name: PROGRAM.name }) }),
  ).toHaveCount(0);
  await choose.setInputFiles(PROOF);
  await expect(page.getByRole("link", { name: PROOF.name })).toBeVisible();
  await expect(page.getByText(PROGRAM.name)).toHaveCount(0);
});

test("a notice stands above the bar that saves", async ({ page, portal, words: LL }) => {
  await signInAsStaff(page, LL, portal, "/admin/submissions");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  const edit = page.getByRole("button", { name: LL.submissions.detail.edit(), exact: true });
  const save = page.getByRole("button", { name: LL.submissions.edit.save(), exact: true });
  await edit.click();
  await page.getByRole("textbox", { name: LL.eoi.fields.mainArea(), exact: true }).fill("Rios");
  await save.click();
  const notice = page.getByText(LL.submissions.edit.saved());
  await expect(notice).toBeVisible();
  await edit.click();
  await expect(save).toBeVisible();
  await expect.poll(async () => (await boxOf(notice)).bottom < (await boxOf(save)).top).toBe(true);
});
