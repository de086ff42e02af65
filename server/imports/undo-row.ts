import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { erase, requireVersion } from "#db/records.ts";
import { catalogueItems, history } from "#db/schema/index.ts";
import { partWords, WORD_FIELDS, type WordsOfItem, wordsOfItem } from "#domain/catalogue/own-words.ts";
import type { FieldChanges } from "#domain/history.ts";
import { refuse } from "#domain/refusal.ts";
import { countLines, loadItem } from "../catalogue/load.ts";
import { readOwnWords, writeOwnWords } from "../catalogue/own-words.ts";
import { type ItemValues, writeItem } from "../catalogue/write.ts";
import type { SignedInCtx } from "../context.ts";
import { historyOf } from "../history/read.ts";
import { recordTogether } from "../history/record.ts";
import type { Run, RunRow } from "../runs/kind.ts";
import { recordWhole } from "./record-whole.ts";

/**
 * Takes one row back: an item that the import made goes unless an order has it, one that it changed gets its former
 * values. Whatever was changed since stays as it is.
 */
export async function undoRow(tx: Tx, ctx: SignedInCtx, row: RunRow, run: Run): Promise<void> {
  const item = await loadItem(tx, row.recordId);
  const isNew = row.to === "create";
  // As the import left it.
  requireVersion("catalogueItem", item, isNew ? 1 : row.version + 1);
  if (isNew && (await countLines(tx, item.id)) > 0) throw refuse("itemOrdered");
  const undone = turned(await readChanges(tx, run, row));
  const { words, rest } = partWords(formerOf(undone));
  const said = wordsOfItem(await readOwnWords(tx), item);
  // Unless somebody mended them since.
  const former = WORD_FIELDS.filter((field) => undone[field]?.old === said[field]);
  await writeOwnWords(tx, item, Object.fromEntries(former.map((field) => [field, words[field]])));
  if (isNew) await erase(tx, catalogueItems, item);
  else await writeItem(tx, ctx.now, item, rest);
  const changes = isNew ? { title: { old: item.title_pt || item.title_en, new: null } } : undone;
  await recordWhole(tx, ctx, run, "undoImport");
  const { id: recordId, status: from } = item;
  await recordTogether(tx, ctx, [
    { record: "catalogueItem", recordId, action: "undoImport", from, changes, isPart: true },
  ]);
}

/** What the import did with the item, as the history has it. */
async function readChanges(tx: Tx, run: Run, { recordId, to }: RunRow): Promise<FieldChanges> {
  // Rows of an import of an earlier release are no parts.
  const isDone = and(eq(history.bulkId, run.id), inArray(history.action, ["create", "update"]));
  const [done] = await tx
    .select({ changes: history.changes })
    .from(history)
    .where(and(historyOf("catalogueItem", recordId), isDone));
  // A new item has none but of words.
  if (to === "create") return done?.changes ?? {};
  if (!done?.changes) throw new Error("the history does not know what the import changed");
  return done.changes;
}

function turned(changes: FieldChanges): FieldChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, { old: change.new, new: change.old }]),
  );
}

/** Fields of an import's history are those of an item. */
function formerOf(changes: FieldChanges): Partial<ItemValues> & WordsOfItem {
  return Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change.new]));
}
