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

/** `leftOut`: by the person reviewing the plan. */
export const OUTCOMES = ["create", "change", "unchanged", "refused", "leftOut"] as const;
type Outcome = (typeof OUTCOMES)[number];

export type KnownItem = WrittenItem & { id: string; version: number };

export type Catalogue = {
  byId: ReadonlyMap<string, KnownItem>;
  /** Items by each of their `keysOf`. */
  byKey: ReadonlyMap<string, KnownItem>;
  notation: Locale;
  vocabulary: Vocabulary;
};

export type PlannedRow = ImportRow & {
  outcome: Outcome;
  problems: readonly RowProblem[];
  /** The matched item, at the version it had when planned. */
  item: { id: string; version: number } | null;
  /** A new item in full; for a change only what differs. */
  values: Partial<WrittenItem> | null;
  /** The title to display for the row. */
  title: string;
  /** Rows that share one are about the same item. */
  marks: readonly string[];
};

/** Keys of an item without its id: its title in each language, within category and unit. */
export function keysOf(item: WrittenItem): string[] {
  const { title_pt, title_en, category, unitMetric } = item;
  const titles = [title_pt && `pt ${title_pt}`, title_en && `en ${title_en}`].filter(Boolean);
  return titles.map((title) => searchable([title, category, unitMetric].join(" | ")));
}

/** Plans a row on its own; `nameSameItems` compares rows afterwards. */
export function planRow(row: ImportRow, catalogue: Catalogue): PlannedRow {
  const id = (row.cells.id ?? "").trim();
  const item = catalogue.byId.get(id);
  const planned = id ? planChange(row, id, item, catalogue) : planNew(row, catalogue);
  const problems = [...wholeRowProblems(row), ...planned.problems].toSorted(byColumn);
  const outcome = row.isLeftOut ? "leftOut" : problems.length > 0 ? "refused" : planned.outcome;
  const title = planned.title || (item ? item.title_pt || item.title_en : titleOf(row.cells));
  return { ...row, ...planned, title, problems, outcome };
}

/** Whole-row problems first, then in file order. */
function byColumn(a: RowProblem, b: RowProblem): number {
  const placeOf = ({ column }: RowProblem) => (column === null ? -1 : IMPORT_COLUMNS.indexOf(column));
  return placeOf(a) - placeOf(b);
}

type Planned = Omit<PlannedRow, keyof ImportRow>;
const NOTHING = { outcome: "refused", problems: [], item: null, values: null, title: "", marks: [] } as const;

/** Plans a change of an item: only present and different values are changed. */
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

/** New, unless the catalogue has it: importing a file twice creates nothing twice. */
function planNew(row: ImportRow, catalogue: Catalogue): Planned {
  const { values: given, problems: unread } = readCells(row.cells, catalogue);
  // An unreadable cell is reported only once.
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

/** Reported when a price is missing. */
const NO_PRICE: RowProblem = { code: "rule", column: "unitPrice", key: message("amountInvalid") };

/** All columns of a new item are checked, present or not. */
const WHOLE = { title_pt: "", unitMetric: "", unitPrice: 0 } as const;
const REQUIRED: readonly string[] = ["unitMetric", "unitPeriod", "unitPrice", "status"];

type Read = { values: Partial<WrittenItem>; problems: RowProblem[] };

/** Reads a row's cells: an empty cell leaves the value unchanged, CLEARING empties it. */
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

/** Checks values by the rules of the item's form. */
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
  // Rules broken by old values are not this row's problem.
  return { values: problems.length > 0 ? {} : given, problems };
}

function wholeRowProblems({ misfit }: ImportRow): RowProblem[] {
  if (!misfit) return [];
  const code = misfit.found > misfit.columns ? "tooManyCells" : "tooFewCells";
  return [{ code, column: null, ...misfit }];
}

function titleOf({ title_pt, title_en }: Cells): string {
  return [title_pt, title_en].find((title) => title?.trim())?.trim() ?? "";
}

/** Rows about the same item name each other, and none is imported. */
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

function namedBy({ cells }: PlannedRow): "id" | "title_pt" | "title_en" {
  if (cells.id?.trim()) return "id";
  return cells.title_pt?.trim() ? "title_pt" : "title_en";
}

const MOST_NAMED = 20;

/** The catalogue that rows are planned against. */
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
