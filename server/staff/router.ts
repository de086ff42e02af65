import * as v from "valibot";
import { StaffAccountSchema } from "#domain/accounts/schema.ts";
import { id } from "#domain/fields.ts";
import { StaffListSchema, StaffMoveSchema, StaffUpdateSchema } from "#domain/staff/schema.ts";
import { adminProcedure, router } from "../trpc.ts";
import { createStaff } from "./create.ts";
import { disableStaff } from "./disable.ts";
import { enableStaff } from "./enable.ts";
import { getStaff } from "./get.ts";
import { listStaff } from "./list.ts";
import { resetStaffPassword } from "./reset-password.ts";
import { updateStaff } from "./update.ts";

export const staffRouter = router({
  list: adminProcedure.input(StaffListSchema).query(({ ctx, input }) => listStaff(ctx, input)),
  get: adminProcedure.input(v.strictObject({ id: id() })).query(({ ctx, input }) => getStaff(ctx, input)),
  create: adminProcedure.input(StaffAccountSchema).mutation(({ ctx, input }) => createStaff(ctx, input)),
  update: adminProcedure.input(StaffUpdateSchema).mutation(({ ctx, input }) => updateStaff(ctx, input)),
  disable: adminProcedure.input(StaffMoveSchema).mutation(({ ctx, input }) => disableStaff(ctx, input)),
  enable: adminProcedure.input(StaffMoveSchema).mutation(({ ctx, input }) => enableStaff(ctx, input)),
  resetPassword: adminProcedure
    .input(StaffMoveSchema)
    .mutation(({ ctx, input }) => resetStaffPassword(ctx, input)),
});
