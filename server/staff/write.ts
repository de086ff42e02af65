import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { recoveryCodes, users } from "#db/schema/index.ts";
import { endOtherSessions } from "../accounts/end-sessions.ts";
import { asStaff, type StaffRow } from "./account.ts";

type Change = Partial<
  Pick<StaffRow, "name" | "email" | "role" | "decidesOnly" | "disabledAt" | "passwordHash" | "temporaryUntil">
>;

export async function writeStaff(tx: Tx, now: Date, before: StaffRow, change: Change): Promise<StaffRow> {
  return asStaff(await rewrite(tx, users, before, { ...change, updatedAt: now }));
}

/** Ends all sessions of an account and all its recovery codes. */
export async function endAccess(tx: Tx, userId: string, now: Date): Promise<void> {
  await endOtherSessions(tx, userId, now);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
