import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { readPageBy, type Slice } from "#db/page.ts";
import { importRows } from "#db/schema/index.ts";
import { importRowList } from "#domain/imports/import.ts";
import { type OwnWord, wordsOfItem } from "#domain/catalogue/own-words.ts";
import { type KnownWords, lackedLanguages, newWords } from "#domain/imports/notices.ts";
import { sumChosen } from "#domain/lists/filter.ts";
import { message } from "#domain/messages.ts";
import { readOwnWords } from "../catalogue/own-words.ts";
import { readStock, type StockItem, writtenValues } from "../catalogue/stock.ts";
import { question } from "../call/verb.ts";
import { countStates, loadImport } from "./load.ts";
import { readKnownWords } from "./new-words.ts";
import { type StoredRow, storedRow } from "./stored-rows.ts";

/**
 * In file order, with what each would change and why it is refused. No list of the desk: the rows belong to one import,
 * which only its owner sees, and are in no export and no run.
 */
export const listImportRows = question("imports.rows", {
  may: ["catalogue.manage"],
  input: v.pipe(
    importRowList.input,
    v.check(({ filters }) => filters.importId !== undefined, message("required")),
  ),
  sample: (existing) => ({ filters: { importId: existing.import } }),
  async run(ctx, asked) {
    const { importId, states } = asked.filters;
    const { id, doneAt } = await loadImport(ctx.db.read, ctx, importId ?? "");
    const counts = { states: await countStates(ctx.db.read, id) };
    const total = sumChosen(importRowList.filters.states, counts.states, states);
    const key = { value: importRows.row, tie: importRows.row };
    const page = await readPageBy(asked, key, total, ({ place, where, orderBy, limit }: Slice) =>
      ctx.db.read
        .select({ row: importRows, place })
        .from(importRows)
        .where(
          and(
            eq(importRows.importId, id),
            states.length > 0 ? inArray(importRows.state, states) : undefined,
            where,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
    );
    const known = await readKnownWords(ctx.db.read);
    const words = await readOwnWords(ctx.db.read);
    const items = new Map((await readStock(ctx.db.read)).map((item) => [item.id, item]));
    return {
      ...page,
      items: page.items.map(({ row: stored }) => {
        const row = storedRow(stored);
        const item = items.get(row.item?.id ?? "");
        const now = { ...item, ...(item && writtenValues(item)), ...wordsNow(words, row, item) };
        return {
          ...showRow(row),
          ...titlesOf(row, item),
          ...(doneAt ? NO_NOTICES : noticesOf(row, item, known)),
          isThere: item !== undefined,
          before: doneAt ? {} : pick(row, now),
        };
      }),
      counts,
    };
  },
});

function showRow({ row, state, cells, problems, title, item, values }: StoredRow) {
  return {
    id: String(row),
    row,
    state,
    cells,
    problems,
    title,
    itemId: item?.id ?? null,
    values: values ?? {},
  };
}

/** Titles of a row: from the catalogue, as planned, or as read. */
function titlesOf({ cells, values }: StoredRow, item: StockItem | undefined) {
  const { title_pt = "", title_en = "" } = item ?? values ?? cells;
  return { title_pt, title_en };
}

const NO_NOTICES = { news: [], lacks: [] };

/** Notices of a row: new words and missing languages. */
function noticesOf({ values, state }: StoredRow, item: StockItem | undefined, known: KnownWords) {
  if (!values || !(state === "create" || (state === "change" && item))) return NO_NOTICES;
  return { news: newWords(values, known), lacks: lackedLanguages(values, item && writtenValues(item)) };
}

/** The current words of the row's category and unit: they hold for every item that has them, a new item too. */
function wordsNow(words: readonly OwnWord[], { values }: StoredRow, item: StockItem | undefined) {
  const { category = "", unitMetric = "" } = { ...item, ...values };
  return wordsOfItem(words, { category, unitMetric });
}

/** The current values of what the row would change. */
function pick({ values }: StoredRow, written: object) {
  return Object.fromEntries(Object.entries(written).filter(([column]) => column in (values ?? {})));
}
