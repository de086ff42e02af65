import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { question } from "../call/verb.ts";
import { showStaff, type StaffAccount } from "./account.ts";
import { loadStaff } from "./load.ts";

/** One account, to show what somebody else changed. */
export const getStaff = question("staff.get", {
  may: ["staff.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ clerk }) => ({ id: clerk }),
  async run(ctx, input): Promise<StaffAccount> {
    return showStaff(await loadStaff(ctx.db.read, input.id));
  },
});
