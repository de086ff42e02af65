import { and, eq, gte, inArray, ne, notInArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { insertRows } from "#db/insert-rows.ts";
import { catalogueItems, runRows } from "#db/schema/index.ts";
import { partWords } from "#domain/catalogue/own-words.ts";
import type { WrittenItem } from "#domain/catalogue/schema.ts";
import { keysOf } from "#domain/imports/plan.ts";
import type { RowProblem } from "#domain/imports/problems.ts";
import { writeOwnWords } from "../catalogue/own-words.ts";
import { stockItem, type StockItem, writtenValues } from "../catalogue/stock.ts";
import { columnsOf, writeItem } from "../catalogue/write.ts";
import type { SignedInCtx } from "../context.ts";
import { changedFields } from "#domain/history.ts";
import { type HistoryEntry, recordTogether } from "../history/record.ts";
import { findChanger } from "../runs/changer.ts";
import type { RowOutcome, Run, RunRow } from "../runs/kind.ts";
import { recordWhole } from "./record-whole.ts";
import { storedRow, withProblem } from "./stored-rows.ts";

/** With its history row. */
type Made = { outcome: RowOutcome; entry?: HistoryEntry };

/**
 * Imports the next rows. Items changed since the plan stay as they are. Open pages are notified once, and the history
 * tells of all rows in one.
 */
export async function importSome(
  tx: Tx,
  ctx: SignedInCtx,
  run: Run,
  rows: readonly RunRow[],
): Promise<RowOutcome[]> {
  const made = [
    ...(await createSome(
      tx,
      ctx,
      run,
      rows.filter(({ to }) => to === "create"),
    )),
    ...(await changeSome(
      tx,
      ctx,
      run,
      rows.filter(({ to }) => to === "change"),
    )),
  ];
  const parts = made.flatMap(({ entry }) => (entry ? { ...entry, isPart: true } : []));
  if (parts.length > 0) await recordWhole(tx, ctx, run, "import");
  await recordTogether(tx, ctx, parts);
  return made.map(({ outcome }) => outcome);
}

function doneWith({ position }: RunRow, entry: HistoryEntry): Made {
  return { outcome: { position, state: "done" }, entry };
}

function leave(row: RunRow, problem: RowProblem): Made {
  return { outcome: { position: row.position, state: "skipped", data: withProblem(row, problem) } };
}

/** Unless somebody created the same one since the plan. */
async function createSome(tx: Tx, ctx: SignedInCtx, run: Run, rows: readonly RunRow[]): Promise<Made[]> {
  if (rows.length === 0) return [];
  const since = await findMadeSince(tx, run);
  const created: (typeof catalogueItems.$inferInsert)[] = [];
  const made: Made[] = [];
  for (const row of rows) {
    const item = wholeOf(row);
    const same = keysOf(item).flatMap((key) => since.get(key) ?? [])[0];
    if (same) {
      made.push(leave(row, { code: "itemExists", column: "id", itemId: same }));
      continue;
    }
    created.push(newItem(row.recordId, item, ctx.now));
    const changes = await writeOwnWords(tx, item, partWords(item).words);
    const { recordId } = row;
    const entry = { record: "catalogueItem", recordId, action: "create", to: item.status } as const;
    made.push(doneWith(row, { ...entry, ...(Object.keys(changes).length > 0 && { changes }) }));
  }
  await insertRows(tx, catalogueItems, created);
  return made;
}

function newItem(id: string, item: WrittenItem, now: Date): typeof catalogueItems.$inferInsert {
  const { category, unitMetric, unitPriceCents, status, ...texts } = columnsOf(item);
  return {
    ...texts,
    id,
    category,
    unitMetric: unitMetric ?? "",
    unitPriceCents: unitPriceCents ?? 0,
    status: status ?? "DRAFT",
    createdAt: now,
    updatedAt: now,
  };
}

/** The plan holds new items in full. */
function wholeOf(row: RunRow): WrittenItem {
  return storedRow(row).values as WrittenItem;
}

/**
 * Keys of items that others created or changed since the plan, compared as in the plan. The import's own were
 * assessed with it.
 */
async function findMadeSince(tx: Tx, run: Run): Promise<Map<string, string>> {
  const isDone = and(eq(runRows.runId, run.id), eq(runRows.state, "done"), ne(runRows.recordId, ""));
  const own = tx.select({ id: runRows.recordId }).from(runRows).where(isDone);
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

/** Only items unchanged since the plan. */
async function changeSome(tx: Tx, ctx: SignedInCtx, run: Run, rows: readonly RunRow[]): Promise<Made[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ recordId }) => recordId);
  const found = await tx.select().from(catalogueItems).where(inArray(catalogueItems.id, ids));
  const items = new Map(found.map((item) => [item.id, stockItem(item)]));
  const made: Made[] = [];
  for (const row of rows) {
    const before = items.get(row.recordId);
    if (before && before.version === row.version) made.push(await changeOne(tx, ctx, row, before));
    else made.push(leave(row, await whyLate(tx, run, before)));
  }
  return made;
}

async function changeOne(tx: Tx, ctx: SignedInCtx, row: RunRow, before: StockItem): Promise<Made> {
  const { words, rest: values } = partWords(storedRow(row).values ?? {});
  await writeItem(tx, ctx.now, before, values);
  const said = await writeOwnWords(tx, { ...before, ...values }, words);
  return doneWith(row, {
    record: "catalogueItem",
    recordId: before.id,
    action: "update",
    from: before.status,
    to: values.status ?? before.status,
    changes: { ...changedFields(writtenValues(before), values), ...said },
  });
}

async function whyLate(tx: Tx, run: Run, item: StockItem | undefined): Promise<RowProblem> {
  if (!item) return { code: "itemGone", column: null };
  const since = run.plannedAt ?? run.createdAt;
  const by = await findChanger(tx, { records: ["catalogueItem"], recordId: item.id, since, run });
  return { code: "changedSince", column: null, by };
}
