import { requireVersion } from "#db/records.ts";
import { refuse } from "#domain/refusal.ts";
import { staffMoveInput } from "#domain/staff/schema.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { showStaff, type StaffAccount, statusOf } from "./account.ts";
import { requireAdmin, loadStaff } from "./load.ts";
import { writeStaff } from "./write.ts";

/** Enables an account with its former role and password. */
export const enableStaff = change("staff.enable", {
  may: ["staff.manage"],
  input: staffMoveInput,
  sample: ({ clerk }) => ({ id: clerk, version: 1 }),
  async run(tx, ctx, input): Promise<StaffAccount> {
    await requireAdmin(tx, ctx);
    const before = await loadStaff(tx, input.id);
    requireVersion("account", before, input.version);
    if (statusOf(before) === "active") {
      throw refuse("moveNotAllowed", { record: "account", move: "enable", from: "active" });
    }
    const after = await writeStaff(tx, ctx.now, before, { disabledAt: null });
    await recordHistory(tx, ctx, {
      record: "account",
      recordId: after.id,
      action: "enable",
      from: "disabled",
      to: "active",
    });
    return showStaff(after);
  },
});
