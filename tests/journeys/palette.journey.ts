import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { collectComplaints } from "./complaints.ts";
import { holdPart } from "./held-part.ts";
import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

function palette(page: Page, LL: TranslationFunctions) {
  const dialog = page.getByRole("dialog", { name: LL.palette.title() });
  const highlighted = dialog.getByRole("option", { selected: true });
  return { dialog, highlighted, field: dialog.getByRole("combobox") };
}

test("by keyboard alone to a screen, to a submission by its number, and to its move, which asks what its button asks", async ({
  page,
  portal,
  words: LL,
}) => {
  const complaints = collectComplaints(page);
  await signInAsStaff(page, LL, portal);
  await page.keyboard.press("Control+k");
  const { dialog, field, highlighted } = palette(page, LL);
  await expect(field).toBeFocused();
  await field.fill(LL.rail.to.orders().toLowerCase());
  await expect(highlighted).toHaveText(LL.rail.to.orders());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await field.fill("zzz qqq");
  await expect(dialog.getByText(LL.palette.none())).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await field.fill("EOI 00060");
  await expect(highlighted).toContainText("-00060");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/submissions\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const move = LL.submissions.moves.approve();
  await expect(page.getByRole("button", { name: move, exact: true })).toBeVisible();
  await page.keyboard.press("Control+k");
  await field.fill(move);
  await expect(highlighted).toContainText(move);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const question = page.getByRole("dialog");
  await expect(question.getByRole("heading", { level: 2 })).toBeVisible();
  // What is written there goes to the applicant.
  await expect(question.getByRole("textbox", { name: /^Message to the applicant/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(dialog).toHaveCount(0);

  // The very question that the button asks: the same note, the same rule.
  const fromPalette = await question.innerText();
  await question.getByRole("button", { name: LL.actions.cancel(), exact: true }).click();
  await page.getByRole("button", { name: move, exact: true }).click();
  await expect(question.getByRole("heading", { level: 2 })).toBeVisible();
  expect(await question.innerText()).toBe(fromPalette);
  await question.getByRole("button", { name: LL.actions.cancel(), exact: true }).click();

  // Elsewhere it opens on the records that were open last.
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("link", { name: LL.rail.to.catalogue(), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/catalog/);
  await page.keyboard.press("Control+k");
  await expect(highlighted).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(complaints).toEqual([]);
});

test("an answer that comes late neither moves what is chosen nor opens what is not what is typed", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/submissions\.list.*00001/, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  const { dialog, field, highlighted } = palette(page, LL);
  await field.fill("00001");
  await expect(dialog.getByText(LL.palette.searching())).toBeVisible();
  await field.fill(LL.rail.to.settings());
  await expect(highlighted).toHaveText(LL.rail.to.settings());
  release();
  await expect(dialog.getByText(LL.palette.keys())).toBeVisible();
  await expect(highlighted).toHaveText(LL.rail.to.settings());
  await expect(dialog.getByText("-00001")).toHaveCount(0);
});

test("Enter pressed before the answer has come opens what stands first in it", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.keyboard.press("Control+k");
  const { dialog, field, highlighted } = palette(page, LL);
  // Of what two letters find, an order still matches the whole name; its submission, which stands first, was not found.
  await field.fill("no");
  await expect(dialog.getByText(LL.palette.keys())).toBeVisible();
  await page.route(/submissions\.list.*nordhavn/, async (route) => {
    await held;
    await route.continue();
  });
  await field.fill("nordhavn");
  await expect(highlighted).toContainText("ORD-");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(LL.palette.searching())).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/admin\/submissions\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nordhavn");
});

test("takes every key from the first Ctrl+K on, also before its code has come, and gives the focus back", async ({
  page,
  portal,
  words: LL,
}) => {
  const complaints = collectComplaints(page);
  await signInAsStaff(page, LL, portal);
  const before = page.getByRole("link", { name: LL.rail.to.catalogue(), exact: true });
  await before.focus();
  const code = await holdPart(page, "palette");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("ord 1");
  await page.keyboard.press("Enter");
  await code.asked;
  const waiting = page.getByRole("dialog", { name: LL.rail.find() }).getByRole("textbox");
  await expect(waiting).toHaveValue("ord 1");
  await expect(page).toHaveURL(/\/admin$/);
  await page.keyboard.press("Escape");
  await expect(waiting).toHaveCount(0);
  await expect(before).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("ord 1");
  const arrived = code.arrive();
  await page.keyboard.type("2", { delay: 5 });
  await arrived;
  const { dialog, field } = palette(page, LL);
  await expect(field).toBeFocused();
  await page.keyboard.type("x");
  await expect(field).toHaveValue("ord 12x");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(before).toBeFocused();
  expect(complaints).toEqual([]);
});
