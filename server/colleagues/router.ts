import * as v from "valibot";
import { InvitationTokenSchema, InviteSchema, newColleagueSchema } from "#domain/colleagues/schema.ts";
import { id } from "#domain/fields.ts";
import { partnerProcedure, publicProcedure, router } from "../trpc.ts";
import { acceptInvitation } from "./accept.ts";
import { inviteColleague } from "./invite.ts";
import { joinSubmission } from "./join.ts";
import { listColleagues } from "./list.ts";
import { readInvitation } from "./read.ts";
import { removeColleague } from "./remove.ts";
import { revokeInvitation } from "./revoke.ts";

export const colleaguesRouter = router({
  list: partnerProcedure
    .input(v.object({ submissionId: id() }))
    .query(({ ctx, input }) => listColleagues(ctx, input)),

  invite: partnerProcedure.input(InviteSchema).mutation(({ ctx, input }) => inviteColleague(ctx, input)),

  revoke: partnerProcedure
    .input(v.object({ id: id() }))
    .mutation(({ ctx, input }) => revokeInvitation(ctx, input)),

  remove: partnerProcedure
    .input(v.object({ submissionId: id(), userId: id() }))
    .mutation(({ ctx, input }) => removeColleague(ctx, input)),

  /** The link's page, for whoever holds the link. */
  read: publicProcedure.input(InvitationTokenSchema).query(({ ctx, input }) => readInvitation(ctx, input)),

  accept: publicProcedure
    .input(v.intersect([InvitationTokenSchema, newColleagueSchema()]))
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),

  join: partnerProcedure
    .input(InvitationTokenSchema)
    .mutation(({ ctx, input }) => joinSubmission(ctx, input)),
});
