import type { users } from "#db/schema/index.ts";
import { isStaffRole, type StaffRole } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import type { StaffStatus } from "#domain/staff/schema.ts";

export type StaffRow = typeof users.$inferSelect & { role: StaffRole };

/** The account, if it is the team's; partners' accounts are not found. */
export function asStaff(row: typeof users.$inferSelect | undefined): StaffRow {
  if (!row || !isStaffRow(row)) throw refuse("notFound", { record: "account" });
  return row;
}

export function isStaffRow(row: typeof users.$inferSelect): row is StaffRow {
  return isStaffRole(row.role);
}

export function statusOf(row: Pick<StaffRow, "disabledAt">): StaffStatus {
  return row.disabledAt ? "disabled" : "active";
}

type Seen = { lastSeenAt: Date | null; hasSignedIn: boolean };
const UNASKED: Seen = { lastSeenAt: null, hasSignedIn: false };

/** An account as administrators see it, without the hash. */
export function showStaff(row: StaffRow, { lastSeenAt, hasSignedIn }: Seen = UNASKED) {
  const { id, name, email, role, language, decidesOnly, version } = row;
  return {
    id,
    name,
    email,
    role,
    language,
    decidesOnly,
    version,
    status: statusOf(row),
    /** When the mailed password expires. */
    temporaryUntil: row.temporaryUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    /** When the account's logins were last used. */
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    hasSignedIn,
  };
}

export type StaffAccount = ReturnType<typeof showStaff>;
