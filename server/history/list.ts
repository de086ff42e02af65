import { and, count as rows, eq, gte, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { everyOf, isNamed } from "#db/every.ts";
import { isFoundBy } from "#db/full-text.ts";
import { kept } from "#db/kept.ts";
import { hasChosenValue, readPageBy, type Slice } from "#db/page.ts";
import { evaluationConflicts, evaluations, history, openedMarks } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { historyList } from "#domain/history/list.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { dayBounds } from "#domain/wall-time.ts";
import type { SignedInCtx } from "../context.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../verb.ts";
import { countDeeds } from "./count-deeds.ts";
import { readEntries, showEntry } from "./entry.ts";
import { isShownApart, isShownTo, isShownToAll } from "./shown-to.ts";

type Asked = AskedOf<typeof historyList>;
type Question = Pick<Asked, "search" | "filters">;

/** Of more rows than these that a search finds, a page is met sooner on the way back in time than by sorting them. */
const MANY = 5_000;

/**
 * A page of everything that was done, newest first, and what it was done to; the count of each kind of record and of
 * each deed under the other filters. What was done to an order that was never sent is in none of it.
 */
export const listHistory = question("history.list", {
  may: ["history.view"],
  input: historyList.input,
  sample: {},
  async run(ctx, asked) {
    const { eventZone } = await readSettings(ctx.db.read);
    const meant = isMeant(asked, eventZone);
    const found = await countByDeed(ctx, asked, meant);
    const { total, counts } = countDeeds(found, asked.filters);
    const isFound = asked.search !== "" && total <= MANY;
    const key = { value: history.at, tie: history.id, isFound };
    const page = await readPageBy(asked, key, total, (slice) =>
      readRows(ctx, asked, { ...slice, meant, isFound }),
    );
    return { ...page, items: page.items.map((row) => showEntry(row, ctx.locale)), counts };
  },
});

function readRows(ctx: SignedInCtx, asked: Question, found: Found) {
  return readEntries(ctx.db.read, { ...found, where: isFoundIn(ctx, asked, found) });
}

function isFoundIn({ actor }: SignedInCtx, asked: Question, { meant, isFound, ...slice }: Found) {
  const { deed, forced, records } = asked.filters;
  const searchRow = isFound ? history.searchRow : sql`+${history.searchRow}`;
  return and(
    isListed,
    isShownTo(actor),
    isFoundBy(searchRow, "history_search", asked.search),
    meant,
    hasChosenValue(history.record, historyList.filters.records, records, slice),
    deed ? isDeed(deed) : undefined,
    forced.length === 1 ? eq(history.isForced, forced[0] === "forced") : undefined,
    slice.where,
  );
}

/** The whole history that its reader may see, for files of it; a row has no version. */
export function everyEntryFor(ctx: SignedInCtx) {
  return everyOf(historyList, {
    key: ({ search }) => ({ value: history.at, tie: history.id, isFound: search !== "" }),
    find: (db, question, slice, ids, { zone }) => {
      const found = { ...slice, meant: isMeant(question, zone), isFound: question.search !== "" };
      return db
        .select({ id: history.id, version: sql<number>`1`, place: slice.place })
        .from(history)
        .where(
          ids
            ? and(isListed, isShownTo(ctx.actor), isNamed(history.id, ids), slice.where)
            : isFoundIn(ctx, question, found),
        )
        .orderBy(...slice.orderBy)
        .limit(slice.limit);
    },
  });
}

/** Rows of these ids, for files of the list. */
export async function readHistoryOf(ctx: SignedInCtx, ids: readonly string[]) {
  const place = { value: sql<number>`${history.at}`, tie: sql<string>`${history.id}` };
  const where = and(isListed, isShownTo(ctx.actor), isNamed(history.id, ids));
  const found = await readEntries(ctx.db.read, { place, where, orderBy: [], limit: ids.length });
  return found.map((row) => showEntry(row, ctx.locale));
}

type Found = Slice & { meant: SQL | undefined; isFound: boolean };

const isListed = isNotNull(history.searchRow);

/** Of the person and the days that were asked for. */
function isMeant({ filters: { actorId, from, to } }: Pick<Asked, "filters">, zone: string): SQL | undefined {
  return and(
    actorId ? eq(history.actorId, actorId) : undefined,
    from ? gte(history.at, dayBounds(from, zone).begins) : undefined,
    to ? lt(history.at, dayBounds(to, zone).ends) : undefined,
  );
}

function isDeed(deed: string): SQL | undefined {
  const [record = "", action = ""] = deed.split(".");
  // Whatever was typed into an address: what is no deed finds nothing.
  return and(sql`${history.record} = ${record}`, sql`${history.action} = ${action}`);
}

async function countByDeed({ db, actor }: SignedInCtx, { search }: Asked, meant: SQL | undefined) {
  const where = and(isFoundBy(history.searchRow, "history_search", search), meant);
  if (where) return count(db.read, and(isListed, where, isShownTo(actor)));
  return [...(await countAll(db.read)), ...(await countApart(db.read, actor))];
}

const countAll = kept([history], (db) => count(db, and(isListed, isShownToAll)));

/** Of each reader by itself, until something is done or marks open. */
const countApart = kept(
  [history, evaluations, openedMarks, evaluationConflicts],
  (db, reader: SignedInUser) => count(db, and(isListed, isShownApart(reader))),
  ({ id, role }) => `${id} ${role}`,
);

async function count(db: ReadDb | Tx, where: SQL | undefined) {
  const { record, action, isForced } = history;
  return (
    db
      .select({ record, action, isForced, count: rows() })
      .from(history)
      .where(where)
      // The plus keeps it from the order of an index that would send it to every row.
      .groupBy(sql`+${record}`, action, isForced)
  );
}
