import { and, eq, gt, isNull } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { invitations, submissions, users } from "#db/schema/index.ts";
import { invitationState } from "#domain/colleagues/invitation.ts";
import { refuse } from "#domain/refusal.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import type { Ctx } from "../portal/context.ts";
import type { Rate } from "../platform/rate-limit.ts";
import { hashToken } from "../platform/token.ts";
import { takeTurn } from "../portal/rate.ts";

export type InvitationRow = typeof invitations.$inferSelect;
type SubmissionRow = typeof submissions.$inferSelect;
export type LoadedInvitation = { invitation: InvitationRow; submission: SubmissionRow; inviter: string };

/** Links opened or accepted from one address: 192 bits cannot be guessed, but each try costs us a read. */
const LINKS: Rate = { limit: 60, windowMs: 15 * 60 * 1000 };

export function takeLinkTurn(ctx: Ctx): void {
  takeTurn(ctx.portal.limiter, `invitation:${ctx.address}`, LINKS);
}

/** An invitation by the secret of its link, whatever its state; an unknown secret is not found. */
export async function findInvitationByToken(db: ReadDb | Tx, token: string): Promise<LoadedInvitation> {
  const [found] = await db
    .select({ invitation: invitations, submission: submissions, inviter: users.name })
    .from(invitations)
    .innerJoin(submissions, eq(submissions.id, invitations.submissionId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.tokenHash, hashToken(token)));
  if (!found) throw refuse("notFound", { record: "invitation" });
  return found;
}

/** One that can be accepted now: open, for a submission that is still approved or under contract. */
export async function loadAcceptable(db: ReadDb | Tx, now: Date, token: string): Promise<LoadedInvitation> {
  const loaded = await findInvitationByToken(db, token);
  const state = invitationState(loaded.invitation, now);
  if (state !== "open") throw refuse("invitationClosed", { state });
  if (!isOrderingOpen(loaded.submission.status)) throw refuse("invitationClosed", { state: "closed" });
  return loaded;
}

/** Uses an invitation up, in the accepting transaction; of two at the same moment one wins (conditional write). */
export async function spendInvitation(tx: Tx, ctx: Pick<Ctx, "now">, { id }: InvitationRow): Promise<void> {
  const [used] = await tx
    .update(invitations)
    .set({ acceptedAt: ctx.now })
    .where(
      and(
        eq(invitations.id, id),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, ctx.now),
      ),
    )
    .returning({ id: invitations.id });
  if (!used) throw refuse("invitationClosed", { state: "used" });
}
