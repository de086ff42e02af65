import type { Page } from "@playwright/test";
import type { SentStatus } from "#domain/orders/moves/status.ts";
import type { SubmissionStatus, SubmissionVerb } from "#domain/submissions/status.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { expect } from "./server.ts";

/** What staff do at their desk. */

/** From wherever staff are: the menu, the list, its search, the one row. */
async function openFromList(
  page: Page,
  LL: TranslationFunctions,
  { menu, search, text }: { menu: string; search: string; text: string },
): Promise<void> {
  await page.getByRole("navigation", { name: LL.header.main() }).getByRole("link", { name: menu }).click();
  await page.getByRole("searchbox", { name: search }).fill(text);
  const row = page.getByRole("row").filter({ hasText: text });
  await expect(page.getByRole("row")).toHaveCount(2);
  await row.getByRole("link").first().click();
}

export async function openSubmission(page: Page, LL: TranslationFunctions, reference: string): Promise<void> {
  const { list } = LL.submissions;
  await openFromList(page, LL, { menu: LL.rail.to.submissions(), search: list.search(), text: reference });
  await expect(page.getByText(reference, { exact: true }).first()).toBeVisible();
}

export async function openOrder(page: Page, LL: TranslationFunctions, reference: string): Promise<void> {
  await openFromList(page, LL, { menu: LL.rail.to.orders(), search: LL.desk.list.search(), text: reference });
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
}

type SubmissionMove = Exclude<SubmissionVerb, "submit" | "withdraw">;

/** What carries a submission forward and what turns it down have a button each; the rest stands behind "More". */
export async function askForMove(page: Page, LL: TranslationFunctions, move: SubmissionMove): Promise<void> {
  const { moves } = LL.submissions;
  const isBehindMore = ["startReview", "returnToPending", "undoSignature", "markDuplicate", "hide"].includes(
    move,
  );
  if (isBehindMore) await page.getByRole("button", { name: moves.more(), exact: true }).click();
  const role = isBehindMore ? "menuitem" : "button";
  await page.getByRole(role, { name: moves[move](), exact: true }).click();
}

/** A move of the open submission, confirmed in its dialog. */
export async function makeMove(
  page: Page,
  LL: TranslationFunctions,
  move: SubmissionMove,
  to: SubmissionStatus,
): Promise<void> {
  const name = LL.submissions.moves[move]();
  await askForMove(page, LL, move);
  const dialog = page.getByRole("dialog", { name: LL.submissions.ask.title({ move: name }) });
  await dialog.getByRole("button", { name, exact: true }).click();
  // The notice first: it stays for four seconds only.
  const done = LL.moving.done({ status: LL.statuses.submission[to]() });
  await expect(page.getByText(done, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}

export type Change = {
  move: Exclude<keyof TranslationFunctions["desk"]["moves"], "send">;
  to: SentStatus;
  note?: string;
};

/** Opens the status dialog of the order on the screen and fills it. */
export async function fillStatus(page: Page, LL: TranslationFunctions, change: Omit<Change, "to">) {
  await page.getByRole("button", { name: LL.desk.status.change(), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: LL.desk.status.title() });
  await dialog.getByRole("radio", { name: LL.desk.moves[change.move](), exact: true }).click();
  if (change.note) await dialog.getByRole("textbox", { name: LL.moving.note() }).fill(change.note);
  return { dialog, save: dialog.getByRole("button", { name: LL.desk.status.save(), exact: true }) };
}

/** Asked before the note is typed: the dialog shows the email with it half a second after the last letter. */
export async function emailShown(page: Page, note: string): Promise<void> {
  await page.waitForResponse(
    (answer) =>
      answer.url().includes("orders.previewMove") && answer.request().postData()?.includes(note) === true,
  );
}

/** A change of the open order's status, seen through to its notice. */
export async function changeStatus(page: Page, LL: TranslationFunctions, change: Change): Promise<void> {
  // What the partner did meanwhile is not on this screen yet.
  await page.reload();
  const { dialog, save } = await fillStatus(page, LL, change);
  await save.click();
  const done = LL.moving.done({ status: LL.statuses.order[change.to]() });
  await expect(page.getByText(done)).toBeVisible();
  await expect(dialog).toBeHidden();
}
