import * as v from "valibot";
import { RegisterSchema } from "#domain/accounts/schema.ts";
import { email, id } from "#domain/fields.ts";
import { router, staffProcedure } from "../trpc.ts";
import { checkPartner } from "./check.ts";
import { linkPartner } from "./link.ts";
import { registerPartner } from "./register.ts";
import { resetCredentials } from "./reset-credentials.ts";

export const partnersRouter = router({
  check: staffProcedure
    .input(v.object({ submissionId: id(), email: v.optional(email()) }))
    .query(({ ctx, input }) => checkPartner(ctx, input)),

  register: staffProcedure.input(RegisterSchema).mutation(({ ctx, input }) => registerPartner(ctx, input)),

  link: staffProcedure
    .input(v.object({ submissionId: id(), email: email() }))
    .mutation(({ ctx, input }) => linkPartner(ctx, input)),

  resetCredentials: staffProcedure
    .input(v.object({ email: email() }))
    .mutation(({ ctx, input }) => resetCredentials(ctx, input)),
});
