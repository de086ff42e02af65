import { eq, sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import {
  contracts,
  history,
  notes,
  orderRequests,
  orders,
  RECORD_TABLES,
  submissions,
  users,
} from "#db/schema/index.ts";
import { isStaffRole } from "#domain/actor.ts";
import { NAMING } from "#domain/history.ts";
import { type Locale, pickText } from "#domain/locales.ts";
import { HISTORY_RECORDS } from "#domain/records.ts";
import { ROW, showRow, whatHappened } from "./read.ts";

/** What each kind of record is known by. */
const RECORD = {
  orderId: orders.id,
  orderReference: orders.reference,
  submissionId: submissions.id,
  submissionReference: submissions.reference,
  institutionName: submissions.institutionName,
  accountRole: users.role,
  pt: ownName("pt"),
  en: ownName("en"),
};

/** The record's own name, looked up in the table of its kind alone. */
function ownName(locale: Locale): SQL<string | null> {
  const named = HISTORY_RECORDS.flatMap((kind) => {
    const { table, name } = RECORD_TABLES[kind] ?? {};
    if (!table || !name) return [];
    return sql`when ${kind} then (select ${name[locale]} from ${table} where ${table.id} = ${history.recordId})`;
  });
  return sql<string | null>`case ${history.record} ${sql.join(named, sql` `)} end`;
}

/** A row of the history with the record it is about. */
export const ENTRY = { row: ROW, about: RECORD };

/** The history with the records it is about: of a request, a contract and a note, the order they belong to. */
export function selectEntries(db: ReadDb | Tx, picked: typeof ENTRY) {
  const { recordId, submissionId } = history;
  const ofGoneNote = sql`case when ${history.record} = 'note' then json_extract(${history.changes}, '$.orderId.old') end`;
  const orderId = sql`coalesce(${orderRequests.orderId}, ${contracts.orderId}, ${notes.orderId}, ${ofGoneNote}, ${recordId})`;
  return db
    .select(picked)
    .from(history)
    .leftJoin(orderRequests, eq(orderRequests.id, recordId))
    .leftJoin(contracts, eq(contracts.id, recordId))
    .leftJoin(notes, eq(notes.id, recordId))
    .leftJoin(orders, eq(orders.id, orderId))
    .leftJoin(
      submissions,
      eq(submissions.id, sql`coalesce(${submissionId}, ${orders.submissionId}, ${recordId})`),
    )
    .leftJoin(users, eq(users.id, recordId));
}

type Entry = Awaited<ReturnType<typeof selectEntries>>[number];

/** A row as the list shows it: what was done to what. Old and new values are fetched when it is unfolded. */
export function showEntry({ row, about }: Entry, locale: Locale) {
  const { changes, ...shown } = showRow(row);
  const named = Object.entries(changes ?? {}).filter(([field]) => NAMING.includes(field));
  return {
    ...whatHappened(row),
    ...shown,
    recordId: row.recordId,
    actorId: row.actorId,
    changes: Object.fromEntries(named),
    hasChanges: Object.keys(changes ?? {}).length > named.length || isWhole(row),
    about: showAbout(about, locale),
  };
}

/** Whether the row stands for many, which are fetched when it is unfolded. */
export function isWhole({ record, action }: Pick<Entry["row"], "record" | "action">): boolean {
  return record === "catalogueItem" && (action === "import" || action === "undoImport");
}

function showAbout(about: Entry["about"], locale: Locale) {
  const { orderId, orderReference, submissionId, submissionReference, institutionName } = about;
  return {
    order: orderId && orderReference ? { id: orderId, reference: orderReference } : null,
    submission:
      submissionId && submissionReference ? { id: submissionId, reference: submissionReference } : null,
    institution: institutionName,
    /** The record's name, if its kind has names; null once the record is deleted. */
    name: pickText(about, locale) ?? null,
    isOfTeam: isStaffRole(about.accountRole),
  };
}
