import { eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import type { StaffAccountInput } from "#domain/accounts/schema.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { describeStaff, isStaffRow, type StaffAccount } from "./account.ts";
import { insistOnAdmin } from "./load.ts";

/**
 * Opens an account of the team, active at once, and mails its credentials: a temporary password that works for seven
 * days (decisions.md 3 and 14). Refused with accountExists when the e-mail has an account, a partner's too.
 */
export async function createStaff(ctx: Ctx, input: StaffAccountInput): Promise<StaffAccount> {
  if (!can(ctx.actor, "staff.manage")) throw refuse("forbidden");
  const { email } = input;
  const temporary = await makeTemporaryPassword(ctx.now, { email });

  return ctx.db.write((tx) =>
    once(ctx, tx, "staff.create", input, async () => {
      await insistOnAdmin(tx, ctx);
      const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (known) throw refuse("accountExists", { email });
      const [row] = await tx
        .insert(users)
        .values({
          ...input,
          id: newId(),
          firstLogin: false,
          passwordHash: temporary.hash,
          temporaryUntil: temporary.until,
          createdAt: ctx.now,
          updatedAt: ctx.now,
        })
        .returning();
      if (!row || !isStaffRow(row)) throw new Error("the account was not written");
      await recordHistory(tx, ctx, { record: "account", recordId: row.id, action: "create", to: row.role });
      await mailCredentials(tx, ctx, "staffCredentials", row, temporary);
      return describeStaff(row);
    }),
  );
}
