import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { invitations } from "#db/schema/index.ts";
import { invitationState } from "#domain/colleagues/invitation.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { partOf } from "../members/membership.ts";
import { change } from "../call/verb.ts";

/**
 * Withdraws an invitation to an own submission, whoever sent it: its link ends at once. Withdrawing twice changes
 * nothing; one that was accepted meanwhile is refused.
 */
export const revokeInvitation = change("colleagues.revoke", {
  may: ["own.colleagues"],
  input: v.object({ id: id() }),
  sample: ({ invitation }) => ({ id: invitation }),
  async run(tx, ctx, { id: invitationId }): Promise<{ id: string }> {
    const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, invitationId));
    if (!invitation || !(await partOf(tx, invitation.submissionId, ctx.actor.id))) {
      throw refuse("notFound", { record: "invitation" });
    }
    const state = invitationState(invitation, ctx.now);
    if (state === "used") throw refuse("invitationClosed", { state });
    if (state === "revoked") return { id: invitationId };
    await tx
      .update(invitations)
      .set({ revokedAt: ctx.now })
      .where(and(eq(invitations.id, invitationId), isNull(invitations.acceptedAt)));
    await recordHistory(tx, ctx, {
      record: "invitation",
      recordId: invitationId,
      submissionId: invitation.submissionId,
      action: "revoke",
      note: invitation.email,
    });
    return { id: invitationId };
  },
});
