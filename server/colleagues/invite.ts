import { HOUR_MS } from "#domain/wall-time.ts";
import { and, count, eq, gt, isNull } from "drizzle-orm";
import { isAddress } from "#db/addresses.ts";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { invitations, submissionMembers, submissions, users } from "#db/schema/index.ts";
import { addressKey } from "#domain/addresses.ts";
import { INVITATION_DAYS, MAX_OPEN_INVITATIONS } from "#domain/colleagues/invitation.ts";
import { type InviteInput, inviteInput } from "#domain/colleagues/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { publicStatus } from "#domain/submissions/public.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import type { Ctx, SignedInCtx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { requireRoomForMember } from "../members/membership.ts";
import type { Rate } from "../platform/rate-limit.ts";
import { hashToken, newToken } from "../platform/token.ts";
import { takeTurn } from "../portal/rate.ts";
import { loadSubmission } from "../submissions/load.ts";
import { change } from "../call/verb.ts";

const PER_INVITER: Rate = { limit: 30, windowMs: HOUR_MS };
/** Limits invitations, so that no partner fills somebody's mailbox. */
const PER_INVITED: Rate = { limit: 4, windowMs: HOUR_MS };

/**
 * Invites a colleague to an own submission by mail: a link for one use, valid seven days; a second invitation to the
 * same address replaces the first. Refused while the submission is neither approved nor under contract, for a member,
 * and beyond 20 open invitations or 20 accounts.
 */
export const inviteColleague = change("colleagues.invite", {
  may: ["own.colleagues"],
  input: inviteInput,
  sample: ({ submission }) => ({ submissionId: submission, email: "davi@example.org", language: "pt" }),
  async prepare(ctx, { submissionId, email }) {
    await loadSubmission(ctx.db.read, ctx, submissionId);
    takeTurn(ctx.portal.limiter, `invite:${ctx.actor.id}`, PER_INVITER);
    takeTurn(ctx.portal.limiter, `invite:${ctx.actor.id}:${addressKey(email)}`, PER_INVITED);
    return newToken(24);
  },
  async run(tx, ctx, input, token): Promise<{ id: string; validUntil: string }> {
    const submission = await loadSubmission(tx, ctx, input.submissionId);
    if (!isOrderingOpen(submission.status))
      throw refuse("invitingClosed", { status: publicStatus(submission) });
    await requireNoMember(tx, input);
    await requireRoomForMember(tx, submission.id);
    await replaceOpen(tx, ctx, input);
    await requireFreeInvitation(tx, ctx, submission.id);
    const invitation = await storeInvitation(tx, ctx, input, token);
    await mailInvitation(tx, ctx, { submission, invitation, token });
    return { id: invitation.id, validUntil: invitation.expiresAt.toISOString() };
  },
});

async function requireNoMember(tx: Tx, { submissionId, email }: InviteInput): Promise<void> {
  const [member] = await tx
    .select({ id: users.id })
    .from(submissionMembers)
    .innerJoin(users, eq(users.id, submissionMembers.userId))
    .where(and(eq(submissionMembers.submissionId, submissionId), isAddress(users.email, email)));
  if (member) throw refuse("alreadyMember", { email });
}

async function replaceOpen(tx: Tx, ctx: Ctx, { submissionId, email }: InviteInput): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: ctx.now })
    .where(
      and(
        eq(invitations.submissionId, submissionId),
        isAddress(invitations.email, email),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    );
}

async function requireFreeInvitation(tx: Tx, ctx: Ctx, submissionId: string): Promise<void> {
  const [row] = await tx
    .select({ open: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.submissionId, submissionId),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, ctx.now),
      ),
    );
  if ((row?.open ?? 0) >= MAX_OPEN_INVITATIONS) {
    throw refuse("invitationsFull", { limit: MAX_OPEN_INVITATIONS });
  }
}

async function storeInvitation(tx: Tx, ctx: SignedInCtx, input: InviteInput, token: string) {
  const invitation = {
    id: newId(),
    ...input,
    tokenHash: hashToken(token),
    invitedBy: ctx.actor.id,
    expiresAt: new Date(ctx.now.getTime() + INVITATION_DAYS * 24 * HOUR_MS),
    createdAt: ctx.now,
  };
  await tx.insert(invitations).values(invitation);
  await recordHistory(tx, ctx, {
    record: "invitation",
    recordId: invitation.id,
    submissionId: input.submissionId,
    action: "invite",
    note: input.email,
  });
  return invitation;
}

type Invited = {
  submission: typeof submissions.$inferSelect;
  invitation: Awaited<ReturnType<typeof storeInvitation>>;
  token: string;
};

async function mailInvitation(tx: Tx, ctx: SignedInCtx, { submission, invitation, token }: Invited) {
  await enqueueMail(tx, ctx, {
    template: "colleagueInvite",
    to: { email: invitation.email, name: "" },
    locale: invitation.language,
    params: {
      inviter: ctx.actor.name,
      company: submission.institutionName,
      reference: submission.reference,
      validUntil: invitation.expiresAt.toISOString(),
    },
    secrets: { acceptUrl: `${ctx.portal.env.PUBLIC_URL}/partner/invitation/${token}` },
    record: { kind: "invitation", id: invitation.id },
  });
}
