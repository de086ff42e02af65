import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { askForMove, fillStatus } from "./desk.ts";
import { sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { openRegistration } from "./registration.ts";
import { expect, test, type Portal } from "./server.ts";

/** What somebody signed in has typed and not sent stays in the tab until it is sent or thrown away. */

const PARTNER = partnerNamed("ana.moura");
const SUBMISSION = "/admin/submissions?search=Baltic%20Seagrass%20Centre";
const NOTE = "Setor D, perto da entrada.";

test("the note of a status change comes back after Escape, the backdrop, a reload and another page", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  const { id } = await sendOrder(await callsOf(PARTNER), portal);
  await signInAsStaff(page, LL, portal, `/admin/orders/edit/${id}`);
  const { dialog } = await fillStatus(page, LL, { move: "approve", note: NOTE });
  const open = () => page.getByRole("button", { name: LL.desk.status.change(), exact: true }).click();
  const note = dialog.getByRole("textbox", { name: LL.moving.note() });
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
    await expect(dialog.getByText(LL.statuses.unsaved.kept())).toBeVisible();
    await expect(note).toHaveValue(NOTE);
    await expect(dialog.getByRole("radio", { name: LL.desk.moves.approve(), exact: true })).toBeChecked();
  }
  await dialog.getByRole("button", { name: LL.desk.status.save(), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(NOTE).first()).toBeVisible();
  await open();
  await expect(note).toHaveValue("");
  expect(await draftsIn(page)).toEqual([]);

  await test.step("the last figure typed in its items outlives a reload right after its key", async () => {
    await page.goto(`/admin/orders/${id}/services`);
    const quantity = page.getByRole("textbox", { name: LL.orders.line.quantity() }).first();
    await quantity.fill("");
    await quantity.press("7");
    await page.reload();
    await expect(quantity).toHaveValue("7");
  });
});

test("a note is gone once it was emptied, discarded or cancelled, and logging out asks before one is lost", async ({
  page,
  portal,
  words: LL,
}) => {
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

test("corrections of a submission are taken up again after a link, Back and a reload, until they are saved", async ({
  page,
  portal,
  words: LL,
}) => {
  await openBaltic(page, LL, portal);
  await page.getByRole("button", { name: LL.submissions.detail.edit(), exact: true }).click();
  const area = page.getByRole("textbox", { name: LL.eoi.fields.mainArea(), exact: true });
  const before = await area.inputValue();
  const note = page.getByRole("status").filter({ hasText: LL.statuses.unsaved.kept() });
  await area.fill("Rios e cidades");
  await expect(note).toBeHidden();
  const menu = page.getByRole("navigation", { name: LL.header.main() });
  await menu.getByRole("link", { name: LL.rail.to.orders() }).click();
  // The address changes before the screen does, and a screen on its way out would keep what it holds.
  await expect(page.getByRole("heading", { level: 1, name: LL.rail.to.orders() })).toBeVisible();
  await page.goBack();
  for (const again of [() => page.reload(), () => undefined]) {
    await expect(note).toBeVisible();
    await expect(area).toHaveValue("Rios e cidades");
    await again();
  }
  await note.getByRole("button", { name: LL.statuses.unsaved.discard(), exact: true }).click();
  await expect(area).toHaveValue(before);
  await expect(note).toBeHidden();
  await expect(page.locator("form :focus")).toHaveCount(1);

  await area.fill("Rios e florestas");
  await page.getByRole("button", { name: LL.submissions.edit.save(), exact: true }).click();
  await expect(page.getByText(LL.submissions.edit.saved(), { exact: true })).toBeVisible();
  expect(await draftsIn(page)).toEqual([]);
  await page.reload();
  await expect(area).toBeHidden();
  await expect(page.getByText("Rios e florestas").first()).toBeVisible();
});

test("corrections taken up again meet what somebody else saved meanwhile", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const { submissions, eoi, statuses } = LL;
  const save = { name: submissions.edit.save(), exact: true };
  const other = await openBrowser(browser);
  for (const [each, text] of [
    [page, "Rios"],
    [other, "Florestas"],
  ] as const) {
    await openBaltic(each, LL, portal);
    await each.getByRole("button", { name: submissions.detail.edit(), exact: true }).click();
    await each.getByRole("textbox", { name: eoi.fields.mainArea(), exact: true }).fill(text);
  }
  await other.getByRole("button", save).click();
  await expect(other.getByText(submissions.edit.saved(), { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole("button", save).click();
  const told = page.getByRole("alert");
  await expect(told).toContainText(statuses.conflict.title());
  await expect(told).toContainText("Florestas");
  await told.getByRole("button", { name: statuses.conflict.keepAllMine(), exact: true }).click();
  await expect(page.getByText(submissions.edit.saved(), { exact: true })).toBeVisible();
  await expect(page.getByText("Rios", { exact: true }).first()).toBeVisible();
  expect(await draftsIn(page)).toEqual([]);
});

test("the forms of the team's accounts keep what was typed, until Cancel", async ({
  page,
  portal,
  words: LL,
}) => {
  const { staff, statuses } = LL;
  await signInAsStaff(page, LL, portal, "/admin/staff");
  const forms = [
    { open: staff.list.create(), title: staff.create.title() },
    {
      open: staff.list.open({ name: "Ivan Castelo" }),
      title: staff.edit.title({ name: "Ivan Castelo" }),
    },
  ].map(({ open, title }) => {
    const dialog = page.getByRole("dialog", { name: title });
    return {
      dialog,
      name: dialog.getByRole("textbox", { name: staff.fields.name() }),
      opener: page.getByRole("button", { name: open, exact: true }),
      before: "",
    };
  });
  for (const form of forms) {
    await form.opener.click();
    await expect(form.name).toBeVisible();
    form.before = await form.name.inputValue();
    await form.name.fill("Marina Vilhena");
    await page.keyboard.press("Escape");
    await expect(form.dialog).toBeHidden();
  }
  await page.reload();
  for (const { dialog, name, opener, before } of forms) {
    await opener.click();
    await expect(dialog.getByText(statuses.unsaved.kept())).toBeVisible();
    await expect(name).toHaveValue("Marina Vilhena");
    await dialog.getByRole("button", { name: statuses.unsaved.discard(), exact: true }).click();
    await expect(name).toHaveValue(before);
    await name.fill("Marina Vilhena");
    await dialog.getByRole("button", { name: LL.actions.cancel(), exact: true }).click();
    await opener.click();
    await expect(name).toHaveValue(before);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  expect(await draftsIn(page)).toEqual([]);
});

test("a registration keeps the corrected address and name over a reload", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  const { field: email, check } = await openRegistration({ callsOf, page, portal, words: LL }, PARTNER);
  const name = page.getByRole("textbox", { name: LL.partners.ready.name() });
  await email.fill("novo.contato@example.org");
  await check.click();
  await name.fill("Marina Vilhena");
  await page.reload();
  await expect(email).toHaveValue("novo.contato@example.org");
  await check.click();
  await expect(name).toHaveValue("Marina Vilhena");
});

test("an invitation keeps its address over a reload", async ({ page, words: LL }) => {
  await signInAsPartner(page, LL, PARTNER);
  const words = LL.colleagues;
  const opener = page.getByRole("button", { name: words.invite.action(), exact: true }).first();
  const email = page.getByRole("dialog").getByRole("textbox", { name: words.invite.email() });
  await opener.click();
  await email.fill("colega@example.org");
  await page.reload();
  await opener.click();
  await expect(email).toHaveValue("colega@example.org");
});

async function openBaltic(page: Page, LL: TranslationFunctions, portal: Portal): Promise<void> {
  await signInAsStaff(page, LL, portal, SUBMISSION);
  await page.getByRole("link", { name: "Baltic Seagrass Centre" }).click();
}

/** The dialog that hides a submission, its note, and the way to open it again. */
async function openMove(
  page: Page,
  LL: TranslationFunctions,
  portal: Portal,
): Promise<{ dialog: Locator; note: Locator; open: () => Promise<void> }> {
  await openBaltic(page, LL, portal);
  const move = LL.submissions.moves.hide();
  const dialog = page.getByRole("dialog", { name: LL.submissions.ask.title({ move }) });
  const open = () => askForMove(page, LL, "hide");
  await open();
  return { dialog, note: dialog.getByRole("textbox"), open };
}

function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));
}
