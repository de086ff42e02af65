import type { users } from "#db/schema/index.ts";
import { invitationState, type InvitationState } from "#domain/colleagues/invitation.ts";
import type { Locale } from "#domain/locales.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import { findAccount } from "../partners/membership.ts";
import { findByToken, limitLinks } from "./load.ts";

/**
 * What the link's holder does next: a new account, a confirmation by the account of that address, signing in to it,
 * or choosing an own password first; `team` and `disabled` accounts cannot accept.
 */
export type Way = "create" | "join" | "signIn" | "firstAccess" | "team" | "disabled";

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
export async function readInvitation(ctx: Ctx, { token }: { token: string }): Promise<ReadInvitation> {
  limitLinks(ctx);
  const { invitation, submission, inviter } = await findByToken(ctx.db.read, token);
  const state = invitationState(invitation, ctx.now);
  if (state !== "open") return { state };
  if (!isOrderingOpen(submission.status)) return { state: "closed" };
  return {
    state,
    way: wayOf(ctx, await findAccount(ctx.db.read, invitation.email)),
    inviter,
    company: submission.institutionName,
    reference: submission.reference,
    email: invitation.email,
    language: invitation.language,
    validUntil: invitation.expiresAt.toISOString(),
  };
}

function wayOf({ actor }: Ctx, account: typeof users.$inferSelect | undefined): Way {
  if (!account) return "create";
  if (account.role !== "PARTNER") return "team";
  if (account.disabledAt) return "disabled";
  if (actor.kind !== "user" || actor.id !== account.id) return "signIn";
  return account.firstLogin ? "firstAccess" : "join";
}
