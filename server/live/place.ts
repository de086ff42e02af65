import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { orders, RECORD_TABLES, users } from "#db/schema/index.ts";
import { type SignedInUser, STAFF_ROLES } from "#domain/actor.ts";
import { type OpenRecordKind, readOpenRecord, THE_SETTINGS } from "#domain/looking.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { RECORDS } from "#domain/records.ts";
import { Refusal, refuse } from "#domain/refusal.ts";

/** Refuses a place whose record this person may not open, or that does not exist. */
export async function requirePlace(db: ReadDb, actor: SignedInUser, at: string): Promise<void> {
  const { kind, id } = readOpenRecord(at);
  const reason = whyNotCall(actor, RECORDS[kind].openFor);
  if (reason) throw new Refusal(reason);
  const isThere = THERE[kind] ?? ((of: ReadDb) => isStored(of, kind, id));
  if (!(await isThere(db, id, actor))) throw refuse("notFound", { record: kind });
}

type IsThere = (db: ReadDb, id: string, actor: SignedInUser) => Promise<boolean>;

/** A draft of an order is there for its author alone, an account of the team for administrators; others are for all. */
const THERE: Partial<Record<OpenRecordKind, IsThere>> = {
  async order(db, id, { id: authorId }) {
    const isOpen = or(isNotNull(orders.sentAt), eq(orders.authorId, authorId));
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), isOpen));
    return rows.length > 0;
  },
  async account(db, id) {
    const isOfTeam = inArray(users.role, STAFF_ROLES);
    return (
      (
        await db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, id), isOfTeam))
      ).length > 0
    );
  },
  settings: async (_db, id) => THE_SETTINGS === `settings:${id}`,
};

async function isStored(db: ReadDb, kind: OpenRecordKind, id: string): Promise<boolean> {
  const table = RECORD_TABLES[kind]?.table;
  return (
    table !== undefined && (await db.select({ id: table.id }).from(table).where(eq(table.id, id))).length > 0
  );
}
