import type { Page } from "@playwright/test";
import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";
import { chooseStatus, statusFilter } from "./status-filter.ts";

/** What the letter keys of the desk do with the row in hand and on a record's page. */

const rowInHand = (page: Page) => page.locator("[data-row]:has(:focus)");

test("the status of the row in hand is changed by s and the figure of its move, and the row keeps the focus", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal, "/admin/submissions?statuses=PENDING");
  await expect(page.getByRole("table").getByRole("row").nth(2)).toContainText("EOI-");
  const dialog = page.getByRole("dialog", { name: LL.moving.keys.status(), exact: true });

  // In a field it is a letter.
  await page.getByRole("searchbox").fill("");
  await page.getByRole("searchbox").press("s");
  await expect(page).toHaveURL(/search=s/);
  await expect(dialog).toHaveCount(0);
  await page.getByRole("searchbox").fill("");
  // A list that changes closes what was asked of its rows.
  await expect(page).not.toHaveURL(/search=/);
  await page.getByRole("heading", { level: 1 }).focus();

  await page.keyboard.press("j");
  const id = await rowInHand(page).getAttribute("data-row");
  await page.keyboard.press("s");
  const moves = dialog.getByRole("listitem");
  await expect(moves.first().getByRole("button")).toBeFocused();
  const named = await moves.allInnerTexts();
  const at = named.findIndex((text) => text.includes(LL.submissions.moves.hide())) + 1;
  await page.keyboard.press(String(at));
  const ask = page.getByRole("dialog", {
    name: LL.submissions.ask.title({ move: LL.submissions.moves.hide() }),
  });
  await expect(ask.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rowInHand(page)).toHaveAttribute("data-row", id ?? "");

  // The figure alone asks the same.
  await page.keyboard.press(String(at));
  await expect(ask.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rowInHand(page)).toHaveAttribute("data-row", id ?? "");

  await page.goto("/admin/orders");
  await expect(page.getByRole("table").getByRole("row").nth(2)).toContainText("ORD-");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: LL.listing.keys.title() });
  await expect(help.getByText(LL.listing.keys.does.status(), { exact: true })).toBeVisible();
  const switched = page.waitForResponse((answer) => answer.url().includes("preferences."));
  await help.getByRole("checkbox", { name: LL.listing.keys.letters.label() }).click();
  await switched;
  await page.keyboard.press("Escape");
  await page.getByRole("table").getByRole("link").first().focus();
  await page.keyboard.press("s");
  await page.keyboard.press("Tab");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("navigation", { name: LL.header.main() }).getByRole("link").first().focus();
  await page.goto("/profile");
  const letters = page.getByRole("checkbox", { name: LL.listing.keys.letters.label() });
  const back = page.waitForResponse((answer) => answer.url().includes("preferences."));
  await letters.click();
  await back;
});

test("after a status is chosen in the select the letters act on the rows again and Tab is back there; on an order n writes a note, and ? lists the keys", async ({
  page,
  portal,
  words: LL,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInAsStaff(page, LL, portal, "/admin/orders");
  const status = statusFilter(page);
  await chooseStatus(page, LL.statuses.order.PAID());
  await expect(page).toHaveURL(/statuses=PAID/);
  await page.keyboard.press("Tab");
  await expect(status).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(status).toBeFocused();
  await chooseStatus(page, LL.statuses.order.APPROVED());
  await expect(page).toHaveURL(/statuses=APPROVED/);
  await expect(page.getByRole("row").nth(1)).toContainText(LL.statuses.order.APPROVED());
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.keyboard.press("j");
  await expect(rowInHand(page)).toHaveCount(1);

  await test.step("an order's notes are the team's, written from n, and ? lists the keys of the page", async () => {
    const notes = LL.teamNotes;
    await page.getByRole("table").getByRole("row").nth(1).getByRole("link").first().click();
    const own = page.getByRole("region", { name: notes.title() });
    await expect(own.getByText(notes.hint())).toBeVisible();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: LL.moving.keys.title(), exact: true });
    for (const does of [LL.moving.keys.status(), notes.label(), LL.moving.keys.help()])
      await expect(help.getByText(does, { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);

    await page.keyboard.press("n");
    await expect(own.getByRole("textbox", { name: notes.label() })).toBeFocused();
    await page.keyboard.type("Pagam na sexta, disse a tesouraria.");
    await own.getByRole("button", { name: notes.write() }).click();
    await expect(own.getByRole("listitem")).toContainText("Pagam na sexta");
    await page.reload();
    await expect(own.getByRole("listitem")).toContainText("Pagam na sexta");
  });
});
