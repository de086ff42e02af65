import { requireVersion } from "#db/records.ts";
import { refuse } from "#domain/refusal.ts";
import { isLastAdmin, isOwnAccount } from "#domain/staff/rules.ts";
import { staffMoveInput } from "#domain/staff/schema.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { showStaff, type StaffAccount, statusOf } from "./account.ts";
import { leaveMarking } from "./decides-only.ts";
import { countActiveAdmins, requireAdmin, loadStaff } from "./load.ts";
import { endAccess, writeStaff } from "./write.ts";

/**
 * Ends the account's logins in the same transaction, and gives back what was assigned to it. Refused with ownAccount for
 * one's own, with lastAdmin for the only active administrator.
 */
export const disableStaff = change("staff.disable", {
  may: ["staff.manage"],
  input: staffMoveInput,
  sample: ({ clerk }) => ({ id: clerk, version: 1 }),
  async run(tx, ctx, input): Promise<StaffAccount> {
    const actor = await requireAdmin(tx, ctx);
    const before = await loadStaff(tx, input.id);
    requireVersion("account", before, input.version);
    const facts = { id: before.id, role: before.role, status: statusOf(before) };
    if (facts.status === "disabled") {
      throw refuse("moveNotAllowed", { record: "account", move: "disable", from: facts.status });
    }
    if (isOwnAccount(facts, actor)) throw refuse("ownAccount");
    if (isLastAdmin(facts, await countActiveAdmins(tx))) throw refuse("lastAdmin");

    const after = await writeStaff(tx, ctx.now, before, { disabledAt: ctx.now });
    await endAccess(tx, after.id, ctx.now);
    await leaveMarking(tx, after.id);
    await recordHistory(tx, ctx, {
      record: "account",
      recordId: after.id,
      action: "disable",
      from: "active",
      to: "disabled",
    });
    return showStaff(after);
  },
});
