import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../context.ts";
import { describeStaff, type StaffAccount } from "./account.ts";
import { loadStaff } from "./load.ts";

/** One team account as it is stored now, to show what somebody else changed. */
export async function getStaff(ctx: Ctx, input: { id: string }): Promise<StaffAccount> {
  if (!can(ctx.actor, "staff.manage")) throw refuse("forbidden");
  return describeStaff(await loadStaff(ctx.db.read, input.id));
}
