import { and, asc, desc, eq, gte, inArray, isNotNull, notInArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { insertRows } from "#db/insert-rows.ts";
import { catalogueItems, history, importRows, imports } from "#db/schema/index.ts";
import type { WrittenItem } from "#domain/catalogue/schema.ts";
import { keysOf } from "#domain/imports/plan.ts";
import type { RowProblem } from "#domain/imports/problems.ts";
import { stockItem, type StockItem, writtenValues } from "../catalogue/stock.ts";
import { columnsOf, writeItem } from "../catalogue/write.ts";
import type { SignedInCtx } from "../context.ts";
import { changedFields, type HistoryEntry, recordTogether } from "../history/record.ts";
import { type Import, moveFrom } from "./load.ts";
import type { StoredRow } from "./stored-rows.ts";

/** What one transaction takes: others are heard within a few hundredths of a second. */
const AT_ONCE = 50;

/**
 * Does the next rows of a plan, and notes of each what became of it, in one transaction: a restart repeats nothing. An
 * item that somebody changed since the plan stays as it is. Open pages are told once. True after the last row, and
 * when somebody stopped it.
 */
export function importSome(ctx: SignedInCtx, run: Import): Promise<boolean> {
  return ctx.db.write(async (tx) => {
    if ((await tx.$count(imports, isRunning(run))) === 0) return true;
    const rows = await tx
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, run.id), eq(importRows.result, "waiting")))
      .orderBy(asc(importRows.row))
      .limit(AT_ONCE);
    if (rows.length === 0) {
      await moveFrom(tx, run, { status: "done", endedAt: ctx.now });
      return true;
    }
    const made = [
      ...(await createSome(tx, ctx, run, rows.filter(isOf("create")))),
      ...(await changeSome(tx, ctx, run, rows.filter(isOf("change")))),
    ];
    await recordTogether(tx, ctx, made);
    await noteDone(tx, run, rows);
    return false;
  });
}

function isOf(outcome: StoredRow["outcome"]): (row: StoredRow) => boolean {
  return (row) => row.outcome === outcome;
}

function isRunning({ id }: Import) {
  return and(eq(imports.id, id), eq(imports.status, "running"));
}

/** New items, unless somebody made the same one since the plan. */
async function createSome(
  tx: Tx,
  ctx: SignedInCtx,
  run: Import,
  rows: readonly StoredRow[],
): Promise<HistoryEntry[]> {
  if (rows.length === 0) return [];
  const since = await findMadeSince(tx, run);
  const created: (typeof catalogueItems.$inferInsert)[] = [];
  const entries: HistoryEntry[] = [];
  for (const row of rows) {
    const item = wholeOf(row);
    const same = keysOf(item).flatMap((key) => since.get(key) ?? [])[0];
    if (same) {
      await leave(tx, row, { code: "itemExists", column: "id", itemId: same });
      continue;
    }
    const id = row.itemId ?? "";
    const { category, unitMetric, unitPriceCents, status, ...texts } = columnsOf(item);
    created.push({
      ...texts,
      id,
      category,
      unitMetric: unitMetric ?? "",
      unitPriceCents: unitPriceCents ?? 0,
      status: status ?? "DRAFT",
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    entries.push({ record: "catalogueItem", recordId: id, action: "create", to: item.status });
  }
  await insertRows(tx, catalogueItems, created);
  return entries;
}

/** The plan holds a new item whole. */
function wholeOf({ values }: StoredRow): WrittenItem {
  return values as WrittenItem;
}

/**
 * What items that others made or changed since the plan are known by, as the plan compares them: whatever the case and
 * the accents of a title, and by the title that an item has now. What the import did itself was weighed with the plan.
 */
async function findMadeSince(tx: Tx, run: Import): Promise<Map<string, string>> {
  const isDone = and(
    eq(importRows.importId, run.id),
    eq(importRows.result, "done"),
    isNotNull(importRows.itemId),
  );
  const own = tx.select({ id: importRows.itemId }).from(importRows).where(isDone);
  const found = await tx
    .select()
    .from(catalogueItems)
    .where(
      and(gte(catalogueItems.updatedAt, run.plannedAt ?? run.createdAt), notInArray(catalogueItems.id, own)),
    );
  return new Map(
    found.flatMap((item) => keysOf(writtenValues(stockItem(item))).map((key) => [key, item.id] as const)),
  );
}

/** Items as the plan found them get what came; others stay as somebody else left them. */
async function changeSome(
  tx: Tx,
  ctx: SignedInCtx,
  run: Import,
  rows: readonly StoredRow[],
): Promise<HistoryEntry[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ itemId }) => itemId ?? "");
  const found = await tx.select().from(catalogueItems).where(inArray(catalogueItems.id, ids));
  const items = new Map(found.map((item) => [item.id, stockItem(item)]));
  const entries: HistoryEntry[] = [];
  for (const row of rows) {
    const before = items.get(row.itemId ?? "");
    if (before?.version === row.itemVersion && before) entries.push(await changeOne(tx, ctx, row, before));
    else await leave(tx, row, await whyLate(tx, run, before));
  }
  return entries;
}

async function changeOne(tx: Tx, ctx: SignedInCtx, row: StoredRow, before: StockItem): Promise<HistoryEntry> {
  const values = row.values ?? {};
  await writeItem(tx, ctx.now, before, values);
  return {
    record: "catalogueItem",
    recordId: before.id,
    action: "update",
    from: before.status,
    to: values.status ?? before.status,
    changes: changedFields(writtenValues(before), values),
  };
}

async function whyLate(tx: Tx, run: Import, item: StockItem | undefined): Promise<RowProblem> {
  if (!item) return { code: "itemGone", column: null };
  const [last] = await tx
    .select({ by: history.actorName })
    .from(history)
    .where(
      and(
        eq(history.record, "catalogueItem"),
        eq(history.recordId, item.id),
        gte(history.at, run.plannedAt ?? run.createdAt),
      ),
    )
    .orderBy(desc(history.at), desc(history.id))
    .limit(1);
  return { code: "changedSince", column: null, by: last?.by ?? "" };
}

function leave(tx: Tx, { importId, row }: StoredRow, problem: RowProblem) {
  return tx
    .update(importRows)
    .set({ result: "late", problems: [problem] })
    .where(and(eq(importRows.importId, importId), eq(importRows.row, row)));
}

/** All that were not left. */
function noteDone(tx: Tx, { id }: Import, rows: readonly StoredRow[]) {
  const numbers = rows.map(({ row }) => row);
  return tx
    .update(importRows)
    .set({ result: "done" })
    .where(
      and(eq(importRows.importId, id), eq(importRows.result, "waiting"), inArray(importRows.row, numbers)),
    );
}
