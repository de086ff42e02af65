import * as v from "valibot";
import { searchable } from "../accents.ts";
import { itemInput, type WrittenItem } from "../catalogue/schema.ts";
import type { Locale } from "../locales.ts";
import { fieldIssues, message } from "../messages.ts";
import { type Cells, IMPORT_COLUMNS, isClearing, type ItemColumn } from "./columns.ts";
import { UNREADABLE } from "./decode.ts";
import type { RowProblem } from "./problems.ts";
import { isAsExported, readCell, type Vocabulary } from "./read-cell.ts";
import type { ImportRow } from "./row.ts";

/** What a row would come to, or why to nothing; `leftOut` by whoever looks at the plan. */
export const OUTCOMES = ["create", "change", "unchanged", "refused", "leftOut"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** An item as it stands in the catalogue. */
export type KnownItem = WrittenItem & { id: string; version: number };

/** What rows are assessed against. */
export type Catalogue = {
  byId: ReadonlyMap<string, KnownItem>;
  /** By each of its `keysOf`. */
  byKey: ReadonlyMap<string, KnownItem>;
  notation: Locale;
  vocabulary: Vocabulary;
};

export type PlannedRow = ImportRow & {
  outcome: Outcome;
  problems: readonly RowProblem[];
  /** The item it is about, as it stood then. */
  item: { id: string; version: number } | null;
  /** A new item whole; of a change only what differs. */
  values: Partial<WrittenItem> | null;
  /** What it is called, for those who look at the plan. */
  title: string;
  /** Rows that share one are about the same item. */
  marks: readonly string[];
};

/** By what an item is known without its id: its title in each language, within its category and unit. */
export function keysOf(item: WrittenItem): string[] {
  const { title_pt, title_en, category, unitMetric } = item;
  const titles = [title_pt && `pt ${title_pt}`, title_en && `en ${title_en}`].filter(Boolean);
  return titles.map((title) => searchable([title, category, unitMetric].join(" | ")));
}

/** What one row would come to by itself; the rows of the same item are told afterwards (`nameSameItems`). */
export function planRow(row: ImportRow, catalogue: Catalogue): PlannedRow {
  const id = (row.cells.id ?? "").trim();
  const item = catalogue.byId.get(id);
  const planned = id ? planChange(row, id, item, catalogue) : planNew(row, catalogue);
  const problems = [...wholeRowProblems(row), ...planned.problems].toSorted(byColumn);
  const outcome = row.isLeftOut ? "leftOut" : problems.length > 0 ? "refused" : planned.outcome;
  const title = planned.title || (item ? item.title_pt || item.title_en : titleOf(row.cells));
  return { ...row, ...planned, title, problems, outcome };
}

/** In the order of a file; what concerns the whole row comes first. */
function byColumn(a: RowProblem, b: RowProblem): number {
  const placeOf = ({ column }: RowProblem) => (column === null ? -1 : IMPORT_COLUMNS.indexOf(column));
  return placeOf(a) - placeOf(b);
}

type Planned = Omit<PlannedRow, keyof ImportRow>;
const NOTHING = { outcome: "refused", problems: [], item: null, values: null, title: "", marks: [] } as const;

/** An item is known by its id: what came and differs is changed, and nothing else. */
function planChange(row: ImportRow, id: string, item: KnownItem | undefined, catalogue: Catalogue): Planned {
  const marks = [`id ${id}`];
  if (!item) return { ...NOTHING, marks, problems: [{ code: "itemUnknown", column: "id" }] };
  const { values: given, problems: unread } = readCells(row.cells, catalogue, item);
  const { values, problems: broken } = checkValues({ ...item, ...given }, given);
  const changed = Object.entries(values).filter(([column, value]) => item[column as ItemColumn] !== value);
  return {
    outcome: changed.length > 0 ? "change" : "unchanged",
    problems: [...unread, ...broken],
    item: { id, version: item.version },
    values: Object.fromEntries(changed),
    title: "",
    marks,
  };
}

/** Without an id it is new, unless the catalogue has it already: twice the same file makes no item twice. */
function planNew(row: ImportRow, catalogue: Catalogue): Planned {
  const { values: given, problems: unread } = readCells(row.cells, catalogue);
  // What could not be read is told once.
  const isTold = new Set<string>(unread.map(({ column }) => column ?? ""));
  const { values, problems: all, whole } = checkValues(given, { ...WHOLE, ...given });
  const broken = all.map((problem) =>
    problem.column === "unitPrice" && given.unitPrice === undefined ? NO_PRICE : problem,
  );
  const problems = [...unread, ...broken.filter(({ column }) => !isTold.has(column ?? ""))];
  if (!whole || problems.length > 0) return { ...NOTHING, problems };
  const marks = keysOf(whole).map((key) => `new ${key}`);
  const same = keysOf(whole).flatMap((key) => catalogue.byKey.get(key) ?? [])[0];
  const title = whole.title_pt || whole.title_en;
  if (!same) return { ...NOTHING, outcome: "create", values: whole, title, marks };
  const differs = Object.keys(given).some((name) => {
    const column = name as ItemColumn; // They come from cells of these columns.
    return values[column] !== same[column];
  });
  if (differs)
    return { ...NOTHING, marks, problems: [{ code: "itemExists", column: "id", itemId: same.id }] };
  return { ...NOTHING, outcome: "unchanged", marks, item: { id: same.id, version: same.version } };
}

/** A price that did not come is asked for, rather than measured. */
const NO_PRICE: RowProblem = { code: "rule", column: "unitPrice", key: message("amountInvalid") };

/** For a new item every column counts, whether or not it came. */
const WHOLE = { title_pt: "", unitMetric: "", unitPrice: 0 } as const;
const REQUIRED: readonly string[] = ["unitMetric", "unitPrice", "status"];

type Read = { values: Partial<WrittenItem>; problems: RowProblem[] };

/** The values that came: an empty cell leaves what there is, a word of its own clears it. */
function readCells(cells: Cells, catalogue: Catalogue, item?: KnownItem): Read {
  const values: Record<string, string | number> = {};
  const problems: RowProblem[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    if (name === "id" || cell.trim() === "") continue;
    const column = name as ItemColumn; // Cells have no other names.
    if (isClearing(cell)) {
      if (REQUIRED.includes(column)) problems.push({ code: "notClearable", column });
      else values[column] = "";
    } else if (cell.includes(UNREADABLE)) {
      problems.push({ code: "badBytes", column });
    } else if (!item || !isAsExported(column, cell, item)) {
      const read = readCell(column, cell, catalogue);
      if ("broken" in read) problems.push({ code: "rule", column, key: read.broken });
      else values[column] = read.value;
    }
  }
  return { values, problems };
}

/** By the rules of the item's own form: the values as they would be kept, and which of these columns break one. */
function checkValues(
  item: object,
  given: object,
): { values: Partial<WrittenItem>; problems: RowProblem[]; whole?: WrittenItem } {
  const checked = v.safeParse(itemInput, item);
  const names = new Set(Object.keys(given));
  if ("title_en" in given) names.add("title_pt");
  if (checked.success) {
    const { imageFileId: _, ...whole } = checked.output;
    const values = Object.fromEntries(Object.entries(whole).filter(([name]) => name in given));
    return { values, problems: [], whole };
  }
  const problems = fieldIssues(checked.issues)
    .filter(({ path }) => names.has(path))
    .map(({ path, key, limit }) => ({ code: "rule", column: path as ItemColumn, key, limit }) as const);
  // An old value that breaks a newer rule is not what this row is about.
  return { values: problems.length > 0 ? {} : given, problems };
}

function wholeRowProblems({ cells, surplus }: ImportRow): RowProblem[] {
  const columns = Object.keys(cells).length;
  return surplus === null ? [] : [{ code: "tooManyCells", column: null, found: surplus, columns }];
}

function titleOf({ title_pt, title_en }: Cells): string {
  return [title_pt, title_en].find((title) => title?.trim())?.trim() ?? "";
}

/** Rows about the same item name each other, and none of them is done: which is right, the file does not say. */
export function nameSameItems(rows: readonly PlannedRow[]): PlannedRow[] {
  const byMark = new Map<string, number[]>();
  for (const { row, marks, outcome } of rows) {
    if (outcome === "leftOut") continue;
    for (const mark of marks) {
      const met = byMark.get(mark);
      if (!met) byMark.set(mark, [row]);
      else if (met.length <= MOST_NAMED) met.push(row);
    }
  }
  return rows.map((planned) => {
    if (planned.outcome === "leftOut") return planned;
    const met = planned.marks.flatMap((mark) => byMark.get(mark) ?? []).filter((row) => row !== planned.row);
    if (met.length === 0) return planned;
    const others = [...new Set(met)].toSorted((a, b) => a - b).slice(0, MOST_NAMED);
    const same = { code: "sameItem", column: namedBy(planned), rows: others } as const;
    return { ...planned, outcome: "refused" as const, problems: [...planned.problems, same] };
  });
}

/** The column by which a row says which item it is about. */
function namedBy({ cells }: PlannedRow): "id" | "title_pt" | "title_en" {
  if (cells.id?.trim()) return "id";
  return cells.title_pt?.trim() ? "title_pt" : "title_en";
}

/** So many rows are named at most. */
const MOST_NAMED = 20;

/** The catalogue as rows are assessed against it. */
export function catalogueOf(
  items: Iterable<KnownItem>,
  spoken: Pick<Catalogue, "notation" | "vocabulary">,
): Catalogue {
  const byId = new Map<string, KnownItem>();
  const byKey = new Map<string, KnownItem>();
  for (const item of items) {
    byId.set(item.id, item);
    for (const key of keysOf(item)) if (!byKey.has(key)) byKey.set(key, item);
  }
  return { byId, byKey, ...spoken };
}
