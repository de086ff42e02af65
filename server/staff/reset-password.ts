import { requireVersion } from "#db/records.ts";
import { refuse } from "#domain/refusal.ts";
import { isOwnAccount } from "#domain/staff/rules.ts";
import { staffMoveInput } from "#domain/staff/schema.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { showStaff, type StaffAccount, statusOf } from "./account.ts";
import { requireAdmin, loadStaff } from "./load.ts";
import { endAccess, writeStaff } from "./write.ts";

/**
 * Mails a new temporary password, valid seven days: the old one and all logins end. Refused with ownAccount for one's
 * own, which is changed in the profile; a disabled account stays disabled.
 */
export const resetStaffPassword = change("staff.resetPassword", {
  may: ["staff.manage"],
  input: staffMoveInput,
  sample: ({ clerk }) => ({ id: clerk, version: 1 }),
  async prepare(ctx, { id }) {
    const { email } = await loadStaff(ctx.db.read, id);
    return makeTemporaryPassword(ctx.now, { email });
  },
  async run(tx, ctx, input, temporary): Promise<StaffAccount> {
    const actor = await requireAdmin(tx, ctx);
    const before = await loadStaff(tx, input.id);
    requireVersion("account", before, input.version);
    if (statusOf(before) === "disabled") {
      throw refuse("moveNotAllowed", { record: "account", move: "resetPassword", from: "disabled" });
    }
    if (isOwnAccount(before, actor)) throw refuse("ownAccount");
    const after = await writeStaff(tx, ctx.now, before, {
      passwordHash: temporary.hash,
      temporaryUntil: temporary.until,
    });
    await endAccess(tx, after.id, ctx.now);
    await recordHistory(tx, ctx, { record: "account", recordId: after.id, action: "resetPassword" });
    await mailCredentials(tx, ctx, "credentialsReset", after, temporary);
    return showStaff(after);
  },
});
