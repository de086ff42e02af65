import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { fillStatus } from "./desk.ts";
import { sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test, type Portal } from "./server.ts";

/** What somebody signed in has typed and not sent stays in the tab until it is sent or thrown away. */

const PARTNER = partnerNamed("ana.moura");
const SUBMISSION = "/admin/submissions?q=Baltic%20Seagrass%20Centre";
const NOTE = "Setor D, perto da entrada.";

test("the note of a status change comes back after Escape, the backdrop, a reload and another page", async ({
  browser,
  page: partner,
  portal,
  words: LL,
}) => {
  await signInAsPartner(partner, LL, PARTNER);
  const { id } = await sendOrder(partner, portal);
  const page = await openBrowser(browser);
  await signInAsStaff(page, LL, portal, `/admin/orders/edit/${id}`);
  const { dialog } = await fillStatus(page, LL, { move: "approve", note: NOTE });
  const open = () => page.getByRole("button", { name: LL.desk.status.change(), exact: true }).click();
  const note = dialog.getByRole("textbox", { name: LL.desk.status.note() });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
    () => page.reload(),
    async () => {
      await page.goto("/admin/submissions");
      await page.goBack();
    },
  ];
  for (const leave of ways) {
    await leave();
    await expect(dialog).toBeHidden();
    await open();
    await expect(dialog.getByRole("status")).toContainText(LL.statuses.unsaved.kept());
    await expect(note).toHaveValue(NOTE);
    await expect(dialog.getByRole("radio", { name: LL.desk.moves.approve(), exact: true })).toBeChecked();
  }
  await dialog.getByRole("button", { name: LL.desk.status.save(), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(NOTE).first()).toBeVisible();
  await open();
  await expect(note).toHaveValue("");
  expect(await draftsIn(page)).toEqual([]);
});

test("a note is gone once it was emptied, discarded or cancelled", async ({ page, portal, words: LL }) => {
  const { dialog, note, open } = await openMove(page, LL, portal);
  const discard = dialog.getByRole("button", { name: LL.statuses.unsaved.discard(), exact: true });
  const ways = [
    () => note.fill(""),
    () => discard.click(),
    () => dialog.getByRole("button", { name: LL.actions.cancel(), exact: true }).click(),
  ];
  for (const throwAway of ways) {
    await note.fill(NOTE);
    await page.keyboard.press("Escape");
    await open();
    await expect(note).toHaveValue(NOTE);
    await throwAway();
    expect(await draftsIn(page)).toEqual([]);
    if (await dialog.isVisible()) {
      await expect(discard).toBeHidden();
      await page.keyboard.press("Escape");
    }
    await open();
    await expect(note).toHaveValue("");
  }
});

test("logging out asks before an unsaved note is lost, and then leaves nothing of it", async ({
  page,
  portal,
  words: LL,
}) => {
  const { note } = await openMove(page, LL, portal);
  await note.fill(NOTE);
  await page.keyboard.press("Escape");
  const logout = page.getByRole("button", { name: LL.actions.logout(), exact: true });
  await logout.click();
  const question = page.getByRole("alertdialog", { name: LL.statuses.unsaved.logoutTitle() });
  await question.getByRole("button", { name: LL.statuses.unsaved.stay(), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(logout).toBeFocused();
  expect(await draftsIn(page)).toHaveLength(1);
  await logout.click();
  await question.getByRole("button", { name: LL.statuses.unsaved.logout(), exact: true }).click();
  await page.waitForURL("**/admin/login");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/draft|Setor D/);
});

/** The dialog that starts the review of a submission, its note, and the way to open it again. */
async function openMove(
  page: Page,
  LL: TranslationFunctions,
  portal: Portal,
): Promise<{ dialog: Locator; note: Locator; open: () => Promise<void> }> {
  await signInAsStaff(page, LL, portal, SUBMISSION);
  await page.getByRole("link", { name: "Baltic Seagrass Centre" }).click();
  const move = LL.submissions.moves.hide();
  const dialog = page.getByRole("dialog", { name: LL.submissions.ask.title({ move }) });
  const open = () => page.getByRole("button", { name: move, exact: true }).click();
  await open();
  return { dialog, note: dialog.getByRole("textbox"), open };
}

function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));
}
