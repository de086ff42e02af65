import { isAddress } from "#db/addresses.ts";
import { newId } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import { staffAccountInput } from "#domain/accounts/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { showStaff, isStaffRow, type StaffAccount } from "./account.ts";
import { requireAdmin } from "./load.ts";

/**
 * Active at once; mails a temporary password that works for seven days. Refused with accountExists, also for a
 * partner's e-mail.
 */
export const createStaff = change("staff.create", {
  may: ["staff.manage"],
  input: staffAccountInput,
  sample: { name: "Rui Dias", email: "rui@example.org", role: "GRUPORG", language: "pt" },
  prepare: (ctx, { email }) => makeTemporaryPassword(ctx.now, { email }),
  async run(tx, ctx, input, temporary): Promise<StaffAccount> {
    await requireAdmin(tx, ctx);
    const [known] = await tx.select({ id: users.id }).from(users).where(isAddress(users.email, input.email));
    if (known) throw refuse("accountExists", { email: input.email });
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
    return showStaff(row);
  },
});
