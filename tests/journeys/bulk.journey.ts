import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

/** One move with many records: choose, look, run, take back. */

test("many submissions are looked at first, moved with one press, and taken back after a reload", async ({
  page,
  portal,
  words: LL,
}) => {
  const said = {
    change: "Change status",
    move: "Start review",
    undo: "Undo",
    done: "2 done.",
    undone: "2 undone.",
  };
  await signInAsStaff(page, LL, portal, "/admin/submissions?statuses=PENDING&search=a");
  const boxes = page.getByRole("table").getByRole("checkbox");
  await expect(boxes.nth(2)).toBeVisible();
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page.getByRole("button", { name: said.change, exact: true }).click();
  await page.getByRole("menuitem", { name: said.move, exact: true }).click();

  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(LL.bulk.preview())).toBeVisible();
  await expect(dialog.getByText(/EOI-\d{4}-\d{4,}/).first()).toBeVisible();
  await dialog.getByRole("button", { name: `${said.move} (2)`, exact: true }).click();
  await expect(dialog.getByRole("status")).toContainText(said.done);
  await dialog.getByRole("button", { name: LL.actions.close(), exact: true }).first().click();

  await page.reload();
  const mine = page.getByRole("region", { name: LL.bulk.mine() });
  await expect(mine).toContainText(said.done);
  await mine
    .getByRole("button", { name: new RegExp(`^${said.undo}`) })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: said.undo, exact: true }).click();
  await expect(mine).toContainText(said.undone);
});
