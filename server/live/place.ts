import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ReadDb } from "#db/client.ts";
import { catalogueItems, orders, submissions, users } from "#db/schema/index.ts";
import { type SignedInUser, STAFF_ROLES } from "#domain/actor.ts";
import { MAY_LOOK, type OpenRecordKind, readOpenRecord, THE_SETTINGS } from "#domain/looking.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal, refuse } from "#domain/refusal.ts";

/** Refuses a place whose record this person may not open, or that does not exist. */
export async function requirePlace(db: ReadDb, actor: SignedInUser, at: string): Promise<void> {
  const { kind, id } = readOpenRecord(at);
  const reason = whyNotCall(actor, MAY_LOOK[kind]);
  if (reason) throw new Refusal(reason);
  if (!(await HAS[kind](db, id, actor))) throw refuse("notFound", { record: kind });
}

/** A draft of an order is there for its author alone, an account of the team for administrators. */
const HAS: Record<OpenRecordKind, (db: ReadDb, id: string, actor: SignedInUser) => Promise<boolean>> = {
  async order(db, id, { id: authorId }) {
    const isOpen = or(isNotNull(orders.sentAt), eq(orders.authorId, authorId));
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), isOpen));
    return rows.length > 0;
  },
  submission: (db, id) => isIn(db, submissions, submissions.id, id),
  catalogueItem: (db, id) => isIn(db, catalogueItems, catalogueItems.id, id),
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

async function isIn(db: ReadDb, table: SQLiteTable, column: SQLiteColumn, id: string): Promise<boolean> {
  return (await db.select({ id: column }).from(table).where(eq(column, id))).length > 0;
}
