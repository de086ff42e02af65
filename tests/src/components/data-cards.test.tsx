import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import type { Column } from "#src/components/data-columns.ts";
import { DataCards } from "#src/components/data-cards.tsx";

const COLUMNS: Column<string>[] = [
  { id: "name", header: "Name", cell: () => "Guamá", onCard: "title" },
  { id: "sum", header: "Sum", cell: () => "40", onCard: "aside" },
  { id: "place", header: "Place", cell: () => "Belém", onCard: "plain" },
  { id: "age", header: "Age", cell: () => "5 days", onCard: "named" },
  { id: "state", header: "State", cell: () => "Pending", onCard: "status" },
  { id: "changed", header: "Changed", cell: () => "today", onCard: "plain" },
  { id: "key", header: "Key", cell: () => "77", onCard: "hidden" },
];

/** The lines of the one card, each with its values. */
function linesOf(columns: Column<string>[]): string[][] {
  const html = renderToStaticMarkup(
    <DataCards label="Rows" columns={columns} rows={["a"]} getRowId={(row) => row} />,
  );
  return [...html.matchAll(/<dl.*?<\/dl>/g)].map(([line]) =>
    [...line.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, value]) => value ?? ""),
  );
}

test("a card ends with the line that its status begins, whatever stands before it", () => {
  expect(linesOf(COLUMNS)).toEqual([["40"], ["Belém", "5 days"], ["Pending", "today"]]);
  expect(linesOf(COLUMNS.filter(({ id }) => id !== "place" && id !== "age"))).toEqual([
    ["40"],
    ["Pending", "today"],
  ]);
});

test("without a status all that says itself stands in one line", () => {
  expect(linesOf(COLUMNS.filter(({ id }) => id !== "state" && id !== "sum"))).toEqual([
    ["Belém", "5 days", "today"],
  ]);
});
