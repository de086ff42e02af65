import { expect, test } from "bun:test";
import type { ImportRow } from "#src/features/imports/data.ts";
import { MendRow } from "#src/features/imports/mend-row.tsx";
import { openPage } from "../page.tsx";
import { NEW_ROW } from "./row.ts";

const page = openPage();

/** A row that is refused for these columns. */
function refused(...columns: ("unitPrice" | "status")[]): ImportRow {
  return {
    ...NEW_ROW,
    state: "refused",
    cells: { unitPrice: "dez", status: "ON" },
    problems: columns.map((column) => ({ code: "notClearable", column }) as const),
  };
}

const draw = (row: ImportRow) =>
  page.draw(
    <MendRow
      row={row}
      columns={["unitPrice", "status"]}
      isBusy={false}
      onMend={() => undefined}
      onTyped={() => undefined}
    />,
  );
const STATUS = "#mend-2-status";
/** What the cell in hand is called. */
const inHand = () => document.activeElement?.getAttribute("aria-label");

test("a row that is refused again keeps the keyboard in the cell that is still wrong", async () => {
  await draw(refused("unitPrice", "status"));
  page.find(STATUS).focus();
  await page.press("button[type=submit]");
  page.find(STATUS).focus();
  await draw(refused("unitPrice", "status"));
  expect(inHand()).toBe("Status, row 2");

  await page.press("button[type=submit]");
  await draw(refused("unitPrice"));
  expect(inHand()).toBe("Price, row 2");
});

test("a row that is taken in again and refused has the keyboard in its first wrong cell", async () => {
  await draw({ ...refused("unitPrice", "status"), state: "leftOut" });
  await page.press("button");
  await draw(refused("unitPrice", "status"));
  expect(inHand()).toBe("Price, row 2");
});

test("what others change of a row takes the keyboard nowhere", async () => {
  await draw(refused("unitPrice", "status"));
  await draw(refused("unitPrice"));
  expect(inHand()).not.toBe("Price, row 2");
});
