import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { ReadDb } from "#db/client.ts";
import { catalogueItems, history } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { pickText } from "#domain/locales.ts";
import { question } from "../call/verb.ts";
import { isWhole } from "./entry.ts";
import { isShownTo } from "./shown-to.ts";

/** Most rows shown of those that one row stands for; the page of the import has all. */
const MOST_PARTS = 100;

/**
 * The old and the new values of one row of the history, and of a row that stands for many what it stands for; null when
 * the list has no such row.
 */
export const getChanges = question("history.changes", {
  may: ["history.view"],
  input: v.object({ id: id() }),
  sample: ({ historyEntry }) => ({ id: historyEntry }),
  async run({ db, actor, locale }, input) {
    const { record, action, changes, bulkId } = history;
    const [row] = await db.read
      .select({ record, action, changes, bulkId })
      .from(history)
      .where(and(eq(history.id, input.id), isNotNull(history.searchRow), isShownTo(actor)));
    if (!row) return null;
    if (!isWhole(row) || !row.bulkId) return { record: row.record, changes: row.changes ?? {} };
    const { rows, total } = await readParts(db.read, row.bulkId, row.action === "import");
    return {
      record: row.record,
      changes: {},
      parts: {
        items: rows.map(({ pt, en, gone, ...part }) => ({
          ...part,
          name: pickText({ pt, en }, locale) ?? gone,
        })),
        more: total - rows.length,
      },
    };
  },
});

/** Items as they are called now, or as they were called when they went. */
async function readParts(db: ReadDb, bulkId: string, isForward: boolean) {
  const deeds = isForward ? (["create", "update"] as const) : (["undoImport"] as const);
  const isMeant = and(
    eq(history.bulkId, bulkId),
    inArray(history.action, [...deeds]),
    eq(history.isPart, true),
  );
  const rows = await db
    .select({
      id: history.id,
      itemId: catalogueItems.id,
      action: sql<"create" | "update" | "undoImport">`${history.action}`,
      pt: catalogueItems.titlePt,
      en: catalogueItems.titleEn,
      gone: sql<string | null>`json_extract(${history.changes}, '$.title.old')`,
    })
    .from(history)
    .leftJoin(catalogueItems, eq(catalogueItems.id, history.recordId))
    .where(isMeant)
    .orderBy(asc(history.at), asc(history.id))
    .limit(MOST_PARTS);
  return { rows, total: await db.$count(history, isMeant) };
}
