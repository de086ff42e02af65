import type { Page } from "@playwright/test";
import { signInAsStaff, takeSession } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { chooseStatus } from "./status-filter.ts";

test("staff find recipients, write to the chosen, try the letter on one and send it (EML-01, EML-02, EML-03, EML-04, EML-05, EML-06, EML-08, EML-09, ADM-07, ROUTE-20)", async ({
  page,
  portal,
  inbox,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal, "/admin");
  await page.getByRole("list").getByRole("link", { name: "Email manager" }).last().click();
  await expect(page).toHaveURL(/\/admin\/email-manager$/);
  await expect(page.getByRole("heading", { level: 1, name: "Email manager" })).toBeVisible();
  for (const name of ["Organisation", "Representative", "Email", "Status", "Last email"]) {
    await expect(page.getByRole("columnheader", { name }).first()).toBeVisible();
  }
  const rows = page.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(rows.filter({ hasText: "Approved" })).not.toHaveCount(0);
  await chooseStatus(page, "Signed contract");
  await expect(page).toHaveURL(/statuses=SIGNED_CONTRACT/);
  await expect(rows.filter({ hasNotText: "Signed contract" })).toHaveCount(0);
  await expectSeen(rows.first().getByText("Signed contract", { exact: true }));
  const chosen: string[] = [];
  for (const at of [0, 1]) {
    await rows.nth(at).getByRole("checkbox").click();
    chosen.push(await rows.nth(at).getByText(/@/).innerText());
  }
  await page.getByRole("button", { name: "Write to the selected" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Write an email" })).toBeVisible();
  await page.getByRole("combobox", { name: "Email type" }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Approval",
    "Contract signature",
    "Payment reminder",
    "Order update",
    "General notice",
  ]);
  await page.getByRole("option", { name: "General notice" }).click();
  await page.getByRole("button", { name: "Check and send" }).click();
  const unwritten = page.getByText("Write your news where the template says “Write here what is new”.");
  await expect(unwritten).toHaveCount(2);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const subject = `Build-up ${Date.now()}`;
  await write(page, subject);
  for (const field of await page.getByRole("textbox", { name: "Custom details" }).all()) {
    await field.fill("Bring **your badge**.");
  }
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: subject })).toBeVisible();
  await expect(frame.locator("strong, [style*='700']").filter({ hasText: "your badge" })).toBeVisible();

  await page.getByRole("button", { name: "Send a test" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^To the recipient/ }).click();
  await dialog.getByRole("button", { name: "Send the test" }).click();
  await expect.poll(() => marked(`[TEST] ${subject}`).length).toBe(1);
  // Of this letter: the portal has others to send meanwhile.
  expect(inbox.all().filter((mail) => mail.subject?.includes(subject))).toHaveLength(1);

  await page.getByRole("button", { name: "Check and send" }).click();
  const seen = dialog.getByRole("checkbox");
  await expect(dialog.getByRole("button", { name: /^Send \d/ })).toBeVisible();
  if (await seen.isVisible()) await seen.click();
  await dialog.getByRole("button", { name: /^Send \d/ }).click();
  await expect(page.getByText("Finished").first()).toBeVisible();
  await expect.poll(() => marked(subject).length).toBe(2);
  // One letter each, to the two that were chosen.
  expect(new Set(chosen).size).toBe(2);
  const reached = marked(subject).map(({ recipients }) => recipients.join(", "));
  expect(reached.toSorted()).toEqual(chosen.toSorted());
  await page.goto(`/admin/email-manager?statuses=SIGNED_CONTRACT`);
  await expect(rows.filter({ hasText: subject })).toHaveCount(2);

  function marked(begins: string) {
    return inbox.all().filter((mail) => mail.subject?.startsWith(begins));
  }
});

/** Subject and news, in both languages. */
async function write(page: Page, subject: string): Promise<void> {
  for (const field of await page.getByRole("textbox", { name: "Subject" }).all()) await field.fill(subject);
  for (const field of await page.getByRole("textbox", { name: "Message" }).all())
    await field.fill("Build-up of {{company}} begins.");
}

test("a letter goes to all that a filter finds and to nobody else, and a failure loses nothing of it (EML-07, ERR-20, ERR-21)", async ({
  page,
  portal,
  inbox,
}) => {
  const fail = (call: string) =>
    page.route(`**/api/trpc/*campaigns.${call}*`, (route) => route.fulfill({ status: 500, body: "" }));
  await takeSession(page, portal.admin);
  await fail("recipients");
  await page.goto("/admin/email-manager?statuses=SIGNED_CONTRACT");
  await expect(page.getByText("Failed to load recipients", { exact: true })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();

  const rows = page.getByRole("row").filter({ has: page.getByRole("link") });
  await expect(rows.first()).toBeVisible();
  const found = await rows.getByText(/@/).allInnerTexts();
  const addresses = new Set(found);
  expect(addresses.size).toBeGreaterThan(1);
  await page.getByRole("button", { name: `Write to all (${found.length})` }).click();
  await expect(page.getByText(`All that the list showed with these filters: ${found.length}`)).toBeVisible();
  const subject = `Access passes ${Date.now()}`;
  await write(page, subject);

  const dialog = page.getByRole("dialog");
  await fail("test");
  await page.getByRole("button", { name: "Send a test" }).click();
  await dialog.getByRole("button", { name: "Send the test" }).click();
  await expect(dialog.getByText("Failed to send email", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await fail("send");
  await page.getByRole("button", { name: "Check and send" }).click();
  const send = dialog.getByRole("button", { name: /^Send \d/ });
  await expect(send).toBeVisible();
  const seen = dialog.getByRole("checkbox");
  if (await seen.isVisible()) await seen.click();
  await send.click();
  await expect(dialog.getByText("Failed to send email", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("textbox", { name: "Subject" }).first()).toHaveValue(subject);
  await page.unrouteAll();

  await page.getByRole("button", { name: "Check and send" }).click();
  await expect(dialog.getByRole("status")).toHaveText(`${addresses.size} emails leave`);
  if (await seen.isVisible()) await seen.click();
  await send.click();
  await expect(page.getByText("Finished").first()).toBeVisible();
  const arrived = () => inbox.all().filter((mail) => mail.subject?.startsWith(subject));
  await expect.poll(() => arrived().length).toBe(addresses.size);
  expect(
    arrived()
      .flatMap(({ recipients }) => recipients)
      .toSorted(),
  ).toEqual([...addresses].toSorted());

  await page.goto("/admin/email-manager");
  await page.getByRole("button", { name: /^Write to all/ }).click();
  await expect(page.getByText(/^All recipients of the list/)).toBeVisible();
  await write(page, "For everybody");
  await page.getByRole("button", { name: "Check and send" }).click();
  await expect(send).toBeVisible();
  const count = /\d+/.exec(await send.innerText())?.[0] ?? "";
  expect(Number(count)).toBeGreaterThan(50);
  if (await seen.isVisible()) await seen.click();
  await send.click();
  await expect(dialog.getByText(`Type the number ${count} to confirm the send.`)).toBeVisible();
  await dialog.getByRole("textbox", { name: `Type ${count} to confirm` }).fill(count);
  await send.click();
  await expect(page.getByRole("progressbar").first()).toBeVisible();
});
