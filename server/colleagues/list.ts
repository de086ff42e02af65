import { and, desc, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { invitations, users } from "#db/schema/index.ts";
import { invitationState, mayRemoveMember } from "#domain/colleagues/invitation.ts";
import { id } from "#domain/fields.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readMembers } from "../members/membership.ts";
import { loadSubmission } from "../submissions/load.ts";
import { question } from "../call/verb.ts";

/** Lapsed invitations stay in the list until somebody withdraws or renews them, the newest of them. */
const SHOWN_INVITATIONS = 50;

/** Who shares an own submission, the owner first, and who was invited and has not answered. */
export const listColleagues = question("colleagues.list", {
  may: ["own.colleagues"],
  input: v.object({ submissionId: id() }),
  sample: ({ submission }) => ({ submissionId: submission }),
  async run(ctx, { submissionId }) {
    const submission = await loadSubmission(ctx.db.read, ctx, submissionId);
    const members = await readMembers(ctx.db.read, submissionId);
    const own = members.find(({ id }) => id === ctx.actor.id)?.part;
    return {
      canInvite: isOrderingOpen(submission.status),
      members: members.map(({ id, name, email, part, since }) => ({
        id,
        name,
        email,
        part,
        since: since.toISOString(),
        isYou: id === ctx.actor.id,
        canRemove: mayRemoveMember(own, part),
      })),
      invitations: await readInvitations(ctx, submissionId),
    };
  },
});

async function readInvitations(ctx: SignedInCtx, submissionId: string) {
  const rows = await ctx.db.read
    .select({ invitation: invitations, inviter: users.name })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(
      and(
        eq(invitations.submissionId, submissionId),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(SHOWN_INVITATIONS);
  return rows.map(({ invitation, inviter }) => ({
    id: invitation.id,
    email: invitation.email,
    language: invitation.language,
    inviter,
    state: invitationState(invitation, ctx.now) === "open" ? ("open" as const) : ("expired" as const),
    sentAt: invitation.createdAt.toISOString(),
    validUntil: invitation.expiresAt.toISOString(),
  }));
}
