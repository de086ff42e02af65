import type { Tx } from "#db/client.ts";
import { insertRows } from "#db/insert-rows.ts";
import { catalogueItems } from "#db/schema/index.ts";
import { partWords, type WordsOfItem } from "#domain/catalogue/own-words.ts";
import type { WrittenItem } from "#domain/catalogue/schema.ts";
import { changedFields, type FieldChanges } from "#domain/history.ts";
import { keysOf } from "#domain/imports/plan.ts";
import type { RowProblem } from "#domain/imports/problems.ts";
import { changeWords, readOwnWords, storeWords } from "../catalogue/own-words.ts";
import { readStock, type StockItem, writtenValues } from "../catalogue/stock.ts";
import { columnsOf, type ItemValues } from "../catalogue/write.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { type HistoryEntry, recordHistory, recordTogether } from "../history/record.ts";
import { mapByParts } from "../platform/turns.ts";
import { findChanger } from "../runs/changer.ts";
import type { Import } from "./load.ts";
import type { StoredRow } from "./stored-rows.ts";

/** Items made at once: a few milliseconds of the main thread. */
const AT_ONCE = 100;

/**
 * Makes and changes the items of these rows; the history tells of all in one row. Answers those that came too late,
 * with why: what others made, changed or removed since the plan stays.
 */
export async function makeItems(
  tx: Tx,
  by: SignedInCtx,
  plan: Import,
  rows: readonly StoredRow[],
): Promise<StoredRow[]> {
  const ctx = { ...by, bulk: { id: plan.id, count: rows.length } };
  const stock = await readStock(tx);
  const items = new Map(stock.map((item) => [item.id, item]));
  const since = keysSince(stock, plan.createdAt);
  const sayWords = await openWords(tx);
  const late = await mapByParts(AT_ONCE, rows, async (some) => {
    const tooLate: StoredRow[] = [];
    const written: (typeof catalogueItems.$inferInsert)[] = [];
    const entries: HistoryEntry[] = [];
    for (const row of some) {
      const before = items.get(row.item?.id ?? "");
      const problem = row.state === "create" ? whyNotNew(row, since) : await whyNotNow(tx, plan, row, before);
      if (problem) {
        tooLate.push({ ...row, state: "late", problems: [problem] });
        continue;
      }
      const { words, rest: values } = partWords(row.values ?? {});
      const whole = { ...(before && writtenValues(before)), ...values } as WholeItem; // A new one is planned in full.
      const said = await sayWords(whole, words);
      written.push(rowOf(row, whole, before, ctx.now));
      entries.push(before ? changed(before, values, said) : made(row, whole, said));
    }
    // Their versions were compared in this transaction.
    await insertRows(tx, catalogueItems, written, { over: [catalogueItems.id] });
    await recordTogether(tx, ctx, entries);
    return tooLate;
  });
  const changes = { file: { old: null, new: plan.fileName } };
  const whole = { record: "catalogueItem", recordId: plan.id, action: "import", changes } as const;
  if (late.length < rows.length) await recordHistory(tx, ctx, whole);
  return late;
}

type WholeItem = Omit<WrittenItem, keyof WordsOfItem> & Partial<Pick<ItemValues, "imageFileId">>;

function rowOf(
  { item }: StoredRow,
  values: WholeItem,
  before: StockItem | undefined,
  now: Date,
): typeof catalogueItems.$inferInsert {
  const { unitPriceCents = 0, unitMetric = "", status = "DRAFT", ...more } = columnsOf(values);
  const { createdAt = now, version = 0 } = before ?? {};
  const stored = { id: item?.id, createdAt, updatedAt: now, version: version + 1 };
  return { ...more, unitPriceCents, unitMetric, status, ...stored };
}

function made({ item }: StoredRow, { status: to }: WholeItem, said: FieldChanges): HistoryEntry {
  const changes = Object.keys(said).length > 0 ? { changes: said } : {};
  return {
    record: "catalogueItem",
    recordId: item?.id ?? "",
    action: "create",
    to,
    ...changes,
    isPart: true,
  };
}

function changed(before: StockItem, values: Partial<ItemValues>, said: FieldChanges): HistoryEntry {
  const { id: recordId, status: from } = before;
  const changes = { ...changedFields(writtenValues(before), values), ...said };
  const to = values.status ?? from;
  return { record: "catalogueItem", recordId, action: "update", from, to, changes, isPart: true };
}

/** Keys of items that others made or changed since, compared as in the plan. */
function keysSince(stock: readonly StockItem[], moment: Date): ReadonlyMap<string, string> {
  const since = stock.filter(({ updatedAt }) => updatedAt >= moment);
  return new Map(since.flatMap((item) => keysOf(writtenValues(item)).map((key) => [key, item.id] as const)));
}

function whyNotNew({ values }: StoredRow, since: ReadonlyMap<string, string>): RowProblem | undefined {
  const itemId = keysOf(values as WrittenItem).flatMap((key) => since.get(key) ?? [])[0];
  return itemId === undefined ? undefined : { code: "itemExists", column: "id", itemId };
}

async function whyNotNow(
  tx: Tx,
  { id, createdAt: since }: Import,
  { item }: StoredRow,
  now: StockItem | undefined,
): Promise<RowProblem | undefined> {
  if (!now) return { code: "itemGone", column: null };
  if (now.version === item?.version) return undefined;
  const asked = { records: ["catalogueItem"], recordId: now.id, since, run: { id } } as const;
  return { code: "changedSince", column: null, by: await findChanger(tx, asked) };
}

/** Writes the words of categories and units as rows bring them, each once. */
async function openWords(tx: Tx) {
  let known = await readOwnWords(tx);
  return async (item: WholeItem, given: WordsOfItem): Promise<FieldChanges> => {
    const { changes, words } = changeWords(known, item, given);
    if (words.length > 0) known = [...words, ...known];
    await storeWords(tx, words);
    return changes;
  };
}
