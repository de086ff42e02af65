import { INTEREST, sendInterest } from "./interest-call.ts";
import { textField } from "./interest.ts";
import { expect, test } from "./server.ts";

/** What an applicant without an account does by the link of the status page. */

test("an applicant corrects what was sent, loses the link and gets it again by email", async ({
  inbox,
  page,
  portal,
  words: LL,
}) => {
  const { correct, lost } = LL.applicant;
  const email = `status.${Date.now()}@example.org`;
  const mine = { ...INTEREST, representativeEmail: email, contactLanguage: "en" };
  const answer = await sendInterest(page, portal, mine);
  const { result } = (await answer.json()) as { result: { data: { reference: string; statusUrl: string } } };
  const { reference, statusUrl } = result.data;
  await inbox.waitFor({ to: email });

  await page.goto(statusUrl);
  await page.getByRole("button", { name: correct.open(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: correct.title() })).toBeFocused();
  const area = textField(page, LL.eoi.fields.mainArea());
  await area.fill("");
  await page.getByRole("button", { name: correct.save(), exact: true }).click();
  await expect(area).toHaveAccessibleDescription(LL.answering.missing.mainArea());
  await area.fill("Marés e mangues");
  await page.getByRole("button", { name: correct.save(), exact: true }).click();
  await expect(page.getByText(correct.saved(), { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: LL.applicant.copy.title() })).toBeFocused();
  await expect(page.getByRole("definition").filter({ hasText: "Marés e mangues" })).toBeVisible();
  await expect(page.getByText(correct.corrected({ count: 1 }))).toBeVisible();
  const told = await inbox.waitFor({ to: email });
  expect(told.text).toContain(reference);

  await page.goto(`${statusUrl}x`);
  await expect(
    page.getByRole("heading", { level: 1, name: LL.applicant.status.unknownTitle() }),
  ).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: LL.footer.status(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: lost.title() })).toBeVisible();
  await textField(page, lost.email()).fill(email);
  await page.getByRole("button", { name: lost.send(), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: lost.asked() })).toBeVisible();
  const mail = await inbox.waitFor({ to: email });
  await page.goto(/https?:\S+\/status\/\S+/.exec(mail.text ?? "")?.[0] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(reference);
});
