import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { router, signedInProcedure } from "../trpc.ts";
import { endLogin, endOtherLogins, listLogins } from "./open-logins.ts";

/** The own account beyond the REST routes: where it is signed in. */
export const accountsRouter = router({
  sessions: signedInProcedure.query(({ ctx }) => listLogins(ctx)),
  endSession: signedInProcedure
    .input(v.strictObject({ id: id() }))
    .mutation(({ ctx, input }) => endLogin(ctx, input)),
  endOtherSessions: signedInProcedure.mutation(({ ctx }) => endOtherLogins(ctx)),
});
