import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { isOwnAccount } from "#domain/staff/rules.ts";
import type { StaffMove } from "#domain/staff/schema.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { describeStaff, statusOf, type StaffAccount } from "./account.ts";
import { insistOnAdmin, loadStaff, loadVersion } from "./load.ts";
import { endAccess, writeStaff } from "./write.ts";

/**
 * Mails a team account a new temporary password, valid seven days: the old one and every login of the account end at
 * once. Refused with ownAccount for one's own, which is changed in the profile; a disabled account stays closed.
 */
export async function resetStaffPassword(ctx: Ctx, input: StaffMove): Promise<StaffAccount> {
  if (!can(ctx.actor, "staff.manage")) throw refuse("forbidden");
  const { email } = await loadStaff(ctx.db.read, input.id);
  const temporary = await makeTemporaryPassword(ctx.now, { email });

  return ctx.db.write((tx) =>
    once(ctx, tx, "staff.resetPassword", input, async () => {
      const actor = await insistOnAdmin(tx, ctx);
      const before = await loadVersion(tx, input);
      if (statusOf(before) === "disabled") {
        throw refuse("moveNotAllowed", { record: "account", move: "resetPassword", from: "disabled" });
      }
      if (isOwnAccount(before, actor)) throw refuse("ownAccount");
      const after = await writeStaff(tx, ctx.now, before, {
        passwordHash: temporary.hash,
        temporaryUntil: temporary.until,
      });
      await endAccess(tx, after.id);
      await recordHistory(tx, ctx, { record: "account", recordId: after.id, action: "resetPassword" });
      await mailCredentials(tx, ctx, "credentialsReset", after, temporary);
      return describeStaff(after);
    }),
  );
}
