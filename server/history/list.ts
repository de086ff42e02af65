import { and, count as rows, eq, gte, isNotNull, lt, sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { isFoundBy } from "#db/full-text.ts";
import { kept } from "#db/kept.ts";
import { evaluationConflicts, evaluations, history, openedMarks, users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { historyList } from "#domain/history/list.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { dayBounds } from "#domain/wall-time.ts";
import { deskList } from "../lists/desk-list.ts";
import type { Asking } from "../lists/source.ts";
import { question } from "../call/verb.ts";
import { countDeeds } from "./count-deeds.ts";
import { ENTRY, selectEntries, showEntry } from "./entry.ts";
import { isShownApart, isShownTo, isShownToAll } from "./shown-to.ts";

type Asked = Pick<AskedOf<typeof historyList>, "search" | "filters">;

/** What was done to an order that was never sent is in none of it. */
const isListed = isNotNull(history.searchRow);

const entries = deskList(historyList, {
  id: history.id,
  fields: ENTRY,
  from: selectEntries,
  of: ({ actor }) => and(isListed, isShownTo(actor)),
  sorted: { at: history.at },
  counted: { records: history.record },
  where: ({ search, filters }, { zone }, { isFound }) =>
    and(
      isFoundBy(isFound ? history.searchRow : sql`+${history.searchRow}`, "history_search", search),
      isOfPersonOnDays(filters, zone),
      filters.deed ? isDeed(filters.deed) : undefined,
      filters.forced.length === 1 ? eq(history.isForced, filters.forced[0] === "forced") : undefined,
    ),
  // For more rows than these, reading back in time reaches a full page sooner than sorting does.
  mostSorted: 5_000,
  count: async (db, asked, asking) => countDeeds(await countByDeed(db, asked, asking), asked.filters),
  show: (entry, { locale }) => showEntry(entry, locale),
});

function isOfPersonOnDays({ actorId, from, to }: Asked["filters"], zone: string): SQL | undefined {
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

async function countByDeed(db: ReadDb, { search, filters }: Asked, { actor, zone }: Asking) {
  const isAsked = and(
    isFoundBy(history.searchRow, "history_search", search),
    isOfPersonOnDays(filters, zone),
  );
  if (isAsked) return count(db, and(isListed, isAsked, isShownTo(actor)));
  return [...(await countAll(db)), ...(await countApart(db, actor))];
}

const countAll = kept([history], (db) => count(db, and(isListed, isShownToAll)));

/** Counts for each reader alone, cached until something is done or marks open. */
const countApart = kept(
  [history, evaluations, openedMarks, evaluationConflicts, users],
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
      // The plus prevents an index order that would look up every row.
      .groupBy(sql`+${record}`, action, isForced)
  );
}

/**
 * A page of everything that was done, newest first, and what it was done to; the count of each kind of record and of
 * each deed under the other filters.
 */
export const listHistory = question("history.list", {
  may: ["history.view"],
  input: historyList.input,
  sample: {},
  run: entries.page,
});

/** The whole history that its reader may see, for files of it, and rows of these ids. */
export const { every: everyEntry, named: readEntries } = entries;
