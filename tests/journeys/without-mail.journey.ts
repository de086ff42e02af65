import type { Page } from "@playwright/test";
import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

/** A portal without a mail server: what is seen where a message would otherwise be promised. */
test.use({ hasMailServer: false });

const PROMISE = /by email|gets an email|emails? leaves?|Send now|on (?:its|their) way/;

/** What an open dialog says, without the message itself. */
function saidIn(page: Page, role: "dialog" | "alertdialog") {
  return page.getByRole(role);
}

test("the rules, a decision's release, a reset, a payment, a question and a run say what happens instead", async ({
  page,
  portal,
  words: LL,
}) => {
  const { instead } = LL.withoutMail;
  const { eoi, decisions, partners, orders, bulk } = instead;
  await page.goto("/expression-of-interest");
  await expect(page.getByText(eoi.rules.process.selectionText(), { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(PROMISE);

  await page.goto("/partner/recover-password");
  await expect(page.getByText(instead.auth.recovery.request.note(), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /@example\.org$/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);

  await signInAsStaff(page, LL, portal, "/admin/evaluations/ranking");
  await expect(page.getByText(LL.decisions.allTold(), { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /^Release the emails that are ready, unsent/ }).click();
  const dialog = saidIn(page, "dialog");
  await expect(dialog).toContainText("will be kept, not sent");
  await expect(dialog).toContainText(bulk.final());
  await expect(dialog).not.toContainText(PROMISE);
  await dialog
    .getByRole("button", { name: new RegExp(`^${decisions.letters.moves.sendDecision()}`) })
    .click();
  await expect(dialog.getByRole("status")).toContainText(" done");
  await expect(dialog).toContainText("kept, not sent");
  await expect(dialog).not.toContainText(PROMISE);

  await page.goto("/admin/partners");
  await page.getByRole("button", { name: LL.partners.list.resetOf({ name: "Luísa Antunes" }) }).click();
  await expect(saidIn(page, "alertdialog")).toContainText(partners.exists.confirm.text());
  await page.keyboard.press("Escape");

  await page.goto("/admin/orders?statuses=CONFIRM_PAYMENT");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await page
    .getByRole("button", { name: LL.orderPapers.payment.judge.refuse(), exact: true })
    .first()
    .click();
  await expect(dialog).toContainText("this email would be kept, not sent");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: LL.orders.requests.newTitle(), exact: true }).click();
  await expect(dialog).toContainText(orders.requests.formHint());
  await page.keyboard.press("Escape");

  await page.goto("/admin/orders?statuses=PENDING");
  await page.getByRole("table").getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: LL.bulk.change(), exact: true }).click();
  await page.getByRole("menuitem", { name: "Start review", exact: true }).click();
  await expect(dialog).toContainText("1 message will be kept, not sent.");
  await dialog.getByRole("button", { name: "Start review (1)", exact: true }).click();
  await expect(dialog.getByRole("status")).toContainText("1 done.");
  await expect(dialog).not.toContainText(PROMISE);
});
