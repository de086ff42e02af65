import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { submissionMembers } from "#db/schema/index.ts";
import { mayRemoveMember } from "#domain/colleagues/invitation.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { endInvitations } from "../members/end-invitations.ts";
import { partOf } from "../members/membership.ts";
import { passDrafts } from "../orders/draft/pass-drafts.ts";
import { change } from "../call/verb.ts";

type Removed = { submissionId: string; userId: string };

/**
 * Ends a colleague's part in a submission at once: their next call finds nothing of it. The account itself stays, it
 * may have other submissions. Only the owner removes, and only colleagues. Invitations that the colleague sent, or
 * that would bring the same address back, end too; drafts go on under the owner's account.
 */
export const removeColleague = change("colleagues.remove", {
  may: ["own.colleagues"],
  input: v.object({ submissionId: id(), userId: id() }),
  sample: ({ submission, partner }) => ({ submissionId: submission, userId: partner }),
  async run(tx, ctx, input): Promise<Removed> {
    const { submissionId, userId } = input;
    const own = await partOf(tx, submissionId, ctx.actor.id);
    if (!own) throw refuse("notFound", { record: "submission" });
    const part = await partOf(tx, submissionId, userId);
    if (!part) throw refuse("notFound", { record: "account" });
    if (!mayRemoveMember(own, part)) throw refuse("forbidden");
    await tx
      .delete(submissionMembers)
      .where(and(eq(submissionMembers.submissionId, submissionId), eq(submissionMembers.userId, userId)));
    await endInvitations(tx, ctx, input);
    await passDrafts(tx, ctx, { submissionId, from: userId, to: ctx.actor.id });
    await recordHistory(tx, ctx, {
      record: "account",
      recordId: userId,
      submissionId,
      action: "removeColleague",
    });
    return { submissionId, userId };
  },
});
