import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import type { StaffMove } from "#domain/staff/schema.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { describeStaff, statusOf, type StaffAccount } from "./account.ts";
import { insistOnAdmin, loadVersion } from "./load.ts";
import { writeStaff } from "./write.ts";

/** Opens a disabled team account again, with the role and the password it had. */
export async function enableStaff(ctx: Ctx, input: StaffMove): Promise<StaffAccount> {
  if (!can(ctx.actor, "staff.manage")) throw refuse("forbidden");
  return ctx.db.write((tx) =>
    once(ctx, tx, "staff.enable", input, async () => {
      await insistOnAdmin(tx, ctx);
      const before = await loadVersion(tx, input);
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
      return describeStaff(after);
    }),
  );
}
