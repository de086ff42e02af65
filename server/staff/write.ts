import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { nextVersion } from "#db/columns.ts";
import { recoveryCodes, users } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { endOtherSessions } from "../accounts/end-sessions.ts";
import { isStaffRow, type StaffRow } from "./account.ts";

type Change = Partial<
  Pick<StaffRow, "name" | "email" | "role" | "disabledAt" | "passwordHash" | "temporaryUntil">
>;

/** Writes a change of an account unless somebody was faster since it was loaded. */
export async function writeStaff(tx: Tx, now: Date, before: StaffRow, change: Change): Promise<StaffRow> {
  const [after] = await tx
    .update(users)
    .set({ ...change, updatedAt: now, version: nextVersion() })
    .where(and(eq(users.id, before.id), eq(users.version, before.version)))
    .returning();
  if (!after || !isStaffRow(after)) throw refuse("stale", { record: "account", current: before.version });
  return after;
}

/** Ends every login of an account, and every code mailed to make a new password. */
export async function endAccess(tx: Tx, userId: string): Promise<void> {
  await endOtherSessions(tx, userId);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
