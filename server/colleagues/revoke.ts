import { and, eq, isNull } from "drizzle-orm";
import { invitations } from "#db/schema/index.ts";
import { invitationState } from "#domain/colleagues/invitation.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import type { MemberCtx } from "../orders/load.ts";
import { partOf } from "./load.ts";

/**
 * Withdraws an invitation to an own submission, whoever sent it: its link ends at once. Withdrawing twice changes
 * nothing; one that was accepted meanwhile is refused.
 */
export async function revokeInvitation(ctx: MemberCtx, input: { id: string }): Promise<{ id: string }> {
  const { id } = input;
  if (!can(ctx.actor, "own.colleagues")) throw refuse("forbidden");
  return ctx.db.write((tx) =>
    once(ctx, tx, "colleagues.revoke", input, async () => {
      const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, id));
      if (!invitation || !(await partOf(tx, invitation.submissionId, ctx.actor.id))) {
        throw refuse("notFound", { record: "invitation" });
      }
      const state = invitationState(invitation, ctx.now);
      if (state === "used") throw refuse("invitationClosed", { state });
      if (state === "revoked") return { id };
      await tx
        .update(invitations)
        .set({ revokedAt: ctx.now })
        .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)));
      await recordHistory(tx, ctx, {
        record: "invitation",
        recordId: id,
        submissionId: invitation.submissionId,
        action: "revoke",
        note: invitation.email,
      });
      return { id };
    }),
  );
}
