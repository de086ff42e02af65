import { invitationState, type InvitationState, type Way, wayToJoin } from "#domain/colleagues/invitation.ts";
import { invitationTokenInput } from "#domain/colleagues/schema.ts";
import type { Locale } from "#domain/locales.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import { findAccount } from "../partners/load.ts";
import { question } from "../call/verb.ts";
import { findInvitationByToken, takeLinkTurn } from "./load.ts";

export type ReadInvitation =
  | { state: Exclude<InvitationState, "open"> | "closed" }
  | {
      state: "open";
      way: Way;
      inviter: string;
      company: string;
      reference: string;
      email: string;
      language: Locale;
      validUntil: string;
    };

/**
 * What the link of an invitation opens: who invites to what, and the way on. A link that is used, withdrawn or past
 * its days says only that; an unknown one is not found. Whether the invited address has an account is told to the
 * link's holder alone, who got it at that address.
 */
export const readInvitation = question("colleagues.read", {
  may: "everybody",
  input: invitationTokenInput,
  sample: ({ invitationToken }) => ({ token: invitationToken }),
  async run(ctx, { token }): Promise<ReadInvitation> {
    takeLinkTurn(ctx);
    const { invitation, submission, inviter } = await findInvitationByToken(ctx.db.read, token);
    const state = invitationState(invitation, ctx.now);
    if (state !== "open") return { state };
    if (!isOrderingOpen(submission.status)) return { state: "closed" };
    const account = await findAccount(ctx.db.read, invitation.email);
    const { actor } = ctx;
    return {
      state,
      way: wayToJoin(account, actor.kind === "user" && actor.id === account?.id),
      inviter,
      company: submission.institutionName,
      reference: submission.reference,
      email: invitation.email,
      language: invitation.language,
      validUntil: invitation.expiresAt.toISOString(),
    };
  },
});
