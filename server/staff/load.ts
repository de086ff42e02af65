import { and, count, eq, isNull } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { asStaff, type StaffRow } from "./account.ts";

export async function loadStaff(db: ReadDb | Tx, id: string): Promise<StaffRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return asStaff(row);
}

/** Checked again inside the transaction: the actor may have lost the role while the call waited. */
export async function requireAdmin(tx: Tx, { actor }: Pick<Ctx, "actor">): Promise<{ id: string }> {
  if (actor.kind !== "user") throw refuse("signInRequired");
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, actor.id), eq(users.role, "ADMIN"), isNull(users.disabledAt)));
  if (!row) throw refuse("forbidden");
  return row;
}

/** Number of administrators who may sign in. */
export async function countActiveAdmins(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ admins: count() })
    .from(users)
    .where(and(eq(users.role, "ADMIN"), isNull(users.disabledAt)));
  return row?.admins ?? 0;
}
