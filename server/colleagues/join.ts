import { isSameAddress } from "#domain/addresses.ts";
import { invitationTokenInput } from "#domain/colleagues/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { addMember, isMember, requireRoomForMember } from "../members/membership.ts";
import { change } from "../call/verb.ts";
import { takeLinkTurn, loadAcceptable, spendInvitation } from "./load.ts";

/**
 * Accepts an invitation for the account that is signed in, which then sees the submission beside its others. Only the
 * account of the invited address may; joining what one belongs to already just uses the link up.
 */
export const joinSubmission = change("colleagues.join", {
  may: ["own.colleagues"],
  input: invitationTokenInput,
  sample: ({ invitationToken }) => ({ token: invitationToken }),
  prepare: async (ctx) => takeLinkTurn(ctx),
  async run(tx, ctx, { token }): Promise<{ submissionId: string }> {
    const { actor, now } = ctx;
    const { invitation, submission } = await loadAcceptable(tx, now, token);
    if (!isSameAddress(invitation.email, actor.email))
      throw refuse("invitationClosed", { state: "otherAccount" });
    await spendInvitation(tx, ctx, invitation);
    const submissionId = submission.id;
    if (await isMember(tx, submissionId, actor.id)) return { submissionId };
    await requireRoomForMember(tx, submissionId);
    await addMember(tx, now, submissionId, actor.id);
    await recordHistory(tx, ctx, {
      record: "account",
      recordId: actor.id,
      submissionId,
      action: "acceptInvitation",
    });
    return { submissionId };
  },
});
