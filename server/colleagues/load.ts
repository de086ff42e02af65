import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { invitations, submissionMembers, submissions, users } from "#db/schema/index.ts";
import { invitationState, MAX_MEMBERS, type MemberPart } from "#domain/colleagues/invitation.ts";
import { refuse } from "#domain/refusal.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import type { Rate } from "../platform/rate-limit.ts";
import { invitationHash } from "./token.ts";

export type InvitationRow = typeof invitations.$inferSelect;
type SubmissionRow = typeof submissions.$inferSelect;
export type LoadedInvitation = { invitation: InvitationRow; submission: SubmissionRow; inviter: string };

/** Links opened or accepted from one address: 192 bits cannot be guessed, but each try costs us a read. */
const LINKS: Rate = { limit: 60, windowMs: 15 * 60 * 1000 };

export function limitLinks(ctx: Ctx): void {
  const retryAfterSeconds = ctx.portal.limiter.take(`invitation:${ctx.address}`, LINKS);
  if (retryAfterSeconds > 0) throw refuse("tooManyRequests", { retryAfterSeconds });
}

/** An invitation by the secret of its link, whatever its state; an unknown secret is not found. */
export async function findByToken(db: Reader | Tx, token: string): Promise<LoadedInvitation> {
  const [found] = await db
    .select({ invitation: invitations, submission: submissions, inviter: users.name })
    .from(invitations)
    .innerJoin(submissions, eq(submissions.id, invitations.submissionId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.tokenHash, invitationHash(token)));
  if (!found) throw refuse("notFound", { record: "invitation" });
  return found;
}

/** One that can be accepted now: open, for a submission that is still approved or under contract. */
export async function loadAcceptable(db: Reader | Tx, now: Date, token: string): Promise<LoadedInvitation> {
  const loaded = await findByToken(db, token);
  const state = invitationState(loaded.invitation, now);
  if (state !== "open") throw refuse("invitationClosed", { state });
  if (!isOrderingOpen(loaded.submission.status)) throw refuse("invitationClosed", { state: "closed" });
  return loaded;
}

/** Uses an invitation up, in the accepting transaction; of two at the same moment one wins (conditional write). */
export async function useInvitation(tx: Tx, ctx: Pick<Ctx, "now">, { id }: InvitationRow): Promise<void> {
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

/** The part a user has in a submission; undefined for a stranger. */
export async function partOf(
  db: Reader | Tx,
  submissionId: string,
  userId: string,
): Promise<MemberPart | undefined> {
  const [row] = await db
    .select({ part: submissionMembers.part })
    .from(submissionMembers)
    .where(and(eq(submissionMembers.submissionId, submissionId), eq(submissionMembers.userId, userId)));
  return row?.part;
}

/** Refused with `membersFull` when the submission has all the accounts it may have. */
export async function requireRoom(db: Reader | Tx, submissionId: string): Promise<void> {
  const [row] = await db
    .select({ members: count() })
    .from(submissionMembers)
    .where(eq(submissionMembers.submissionId, submissionId));
  if ((row?.members ?? 0) >= MAX_MEMBERS) throw refuse("membersFull", { limit: MAX_MEMBERS });
}
