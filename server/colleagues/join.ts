import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import type { MemberCtx } from "../orders/load.ts";
import { addMember, isMember } from "../partners/membership.ts";
import { limitLinks, loadAcceptable, requireRoom, useInvitation } from "./load.ts";

/**
 * Accepts an invitation for the account that is signed in, which then sees the submission beside its others. Only the
 * account of the invited address may; joining what one belongs to already just uses the link up.
 */
export async function joinSubmission(
  ctx: MemberCtx,
  input: { token: string },
): Promise<{ submissionId: string }> {
  if (!can(ctx.actor, "own.colleagues")) throw refuse("forbidden");
  limitLinks(ctx);
  const { actor, now } = ctx;
  const { token } = input;
  return ctx.db.write((tx) =>
    once(ctx, tx, "colleagues.join", input, async () => {
      const { invitation, submission } = await loadAcceptable(tx, now, token);
      if (invitation.email !== actor.email) throw refuse("invitationClosed", { state: "otherAccount" });
      await useInvitation(tx, ctx, invitation);
      const submissionId = submission.id;
      if (await isMember(tx, submissionId, actor.id)) return { submissionId };
      await requireRoom(tx, submissionId);
      await addMember(tx, now, submissionId, actor.id);
      await recordHistory(tx, ctx, {
        record: "account",
        recordId: actor.id,
        submissionId,
        action: "acceptInvitation",
      });
      return { submissionId };
    }),
  );
}
