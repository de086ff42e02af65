import { expect, test } from "bun:test";
import type { Column } from "#src/components/data-columns.ts";
import { shownColumns, toggleColumn } from "#src/kit/list/columns.ts";

const COLUMNS: Column<unknown>[] = [
  { id: "reference", header: "Reference", cell: () => null },
  { id: "name", header: "Name", cell: () => null, onCard: "title" },
  { id: "theme", header: "Theme", cell: () => null, hidesBelow: "xl" },
  { id: "mail", header: "E-mail", cell: () => null, isExtra: true },
];
const shown = (chosen?: string[]) => shownColumns(COLUMNS, chosen).map(({ id }) => id);

test("a list shows its usual columns, or those that its address names, and always what names the row", () => {
  expect(shown()).toEqual(["reference", "name", "theme"]);
  expect(shown(["mail", "theme", "no such column"])).toEqual(["name", "theme", "mail"]);
  expect(shown([])).toEqual(["name"]);
});

test("a column that somebody chose shows on any width", () => {
  expect(shownColumns(COLUMNS, undefined)[2]?.hidesBelow).toBe("xl");
  expect(shownColumns(COLUMNS, ["theme"])[1]?.hidesBelow).toBeUndefined();
});

test("the address says nothing of columns once they are the usual ones again", () => {
  const more = toggleColumn(COLUMNS, undefined, "mail");
  expect(more).toEqual(["reference", "name", "theme", "mail"]);
  expect(toggleColumn(COLUMNS, more, "mail")).toBeUndefined();
  expect(toggleColumn(COLUMNS, undefined, "theme")).toEqual(["reference", "name"]);
});
