import { and, eq, isNull, or } from "drizzle-orm";
import { isAddress } from "#db/addresses.ts";
import type { Tx } from "#db/client.ts";
import { invitations, users } from "#db/schema/index.ts";
import type { Ctx } from "../portal/context.ts";

/** Ends invitations that the account sent, or that would bring its address back. */
export async function endInvitations(
  tx: Tx,
  ctx: Pick<Ctx, "now">,
  { submissionId, userId }: { submissionId: string; userId: string },
): Promise<void> {
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await tx
    .update(invitations)
    .set({ revokedAt: ctx.now })
    .where(
      and(
        eq(invitations.submissionId, submissionId),
        or(eq(invitations.invitedBy, userId), isAddress(invitations.email, account?.email ?? "")),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
      ),
    );
}
