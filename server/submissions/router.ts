import * as v from "valibot";
import { id } from "#domain/fields.ts";
import type { StaffVerb } from "#domain/submissions/offer.ts";
import { SubmissionEditSchema, SubmissionSchema } from "#domain/submissions/schema.ts";
import { adminProcedure, partnerProcedure, publicProcedure, router, staffProcedure } from "../trpc.ts";
import { ForceSchema, forceStatus } from "./force.ts";
import { getSubmission } from "./get.ts";
import { ListSchema, listSubmissions } from "./list.ts";
import { mySubmissions } from "./mine.ts";
import { MoveSchema, moveSubmission } from "./move.ts";
import { PreviewSchema, previewDecision, readDecision } from "./read-decision.ts";
import { SendDecisionSchema, sendDecision } from "./send-decision.ts";
import { submitSubmission } from "./submit.ts";
import { TrackSchema, trackSubmission } from "./track.ts";
import { updateSubmission } from "./update.ts";
import { withdrawSubmission } from "./withdraw.ts";

export const submissionsRouter = router({
  submit: publicProcedure.input(SubmissionSchema).mutation(({ ctx, input }) => submitSubmission(ctx, input)),
  track: publicProcedure.input(TrackSchema).query(({ ctx, input }) => trackSubmission(ctx, input)),
  withdraw: publicProcedure.input(TrackSchema).mutation(({ ctx, input }) => withdrawSubmission(ctx, input)),

  mine: partnerProcedure.query(({ ctx }) => mySubmissions(ctx)),

  list: staffProcedure.input(ListSchema).query(({ ctx, input }) => listSubmissions(ctx, input)),
  get: staffProcedure
    .input(v.strictObject({ id: id() }))
    .query(({ ctx, input }) => getSubmission(ctx, input)),
  update: staffProcedure
    .input(SubmissionEditSchema)
    .mutation(({ ctx, input }) => updateSubmission(ctx, input)),

  decision: staffProcedure
    .input(v.strictObject({ id: id() }))
    .query(({ ctx, input }) => readDecision(ctx, input)),
  /** A read that travels as a change: a long note does not fit into an address. */
  previewDecision: staffProcedure
    .input(PreviewSchema)
    .mutation(({ ctx, input }) => previewDecision(ctx, input)),
  sendDecision: staffProcedure
    .input(SendDecisionSchema)
    .mutation(({ ctx, input }) => sendDecision(ctx, input)),

  review: move("startReview"),
  returnToPending: move("returnToPending"),
  approve: move("approve"),
  reject: move("reject"),
  reopen: move("reopen"),
  signContract: move("signContract"),
  undoSignature: move("undoSignature"),
  revokeApproval: move("revokeApproval"),
  markDuplicate: move("markDuplicate"),
  hide: move("hide"),
  restore: move("restore"),
  force: adminProcedure.input(ForceSchema).mutation(({ ctx, input }) => forceStatus(ctx, input)),
});

/** A procedure per move of the table, named for its verb; `review` is what the desk calls starting one. */
function move(verb: StaffVerb) {
  return staffProcedure.input(MoveSchema).mutation(({ ctx, input }) => moveSubmission(ctx, verb, input));
}
