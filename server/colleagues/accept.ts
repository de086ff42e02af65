import { TRPCError } from "@trpc/server";
import * as v from "valibot";
import type { Reader, Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import type { PasswordOwner } from "#domain/accounts/password.ts";
import { whyNotCreate } from "#domain/colleagues/invitation.ts";
import { newColleagueSchema, type NewColleague } from "#domain/colleagues/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { hashPassword } from "../accounts/password.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once, recall } from "../idempotency.ts";
import { addMember, findAccount } from "../partners/membership.ts";
import { readSettings } from "../settings/read.ts";
import { limitLinks, loadAcceptable, requireRoom, useInvitation } from "./load.ts";

/**
 * Accepts an invitation with a new account of the colleague's own, which sees the submission and its orders like the
 * inviter's; the password was just chosen, so no first access follows. The link is used up; of two that arrive
 * together one opens the account. Refused for an address that has an account, staff's above all.
 */
export async function acceptInvitation(
  ctx: Ctx,
  input: NewColleague & { token: string },
): Promise<{ email: string }> {
  limitLinks(ctx);
  const answered = await recall<{ email: string }>(ctx, ctx.db.read, "colleagues.accept", input);
  if (answered) return answered;
  const { invitation } = await loadAcceptable(ctx.db.read, ctx.now, input.token);
  const { email } = invitation;
  const { name: eventName } = await readSettings(ctx.db.read);
  requireOwnPassword(input, { email, eventName });
  await refuseKnown(ctx.db.read, email);
  const passwordHash = await hashPassword(input.newPassword);

  return ctx.db.write((tx) =>
    once(ctx, tx, "colleagues.accept", input, async () => {
      const { invitation, submission } = await loadAcceptable(tx, ctx.now, input.token);
      await refuseKnown(tx, email);
      await requireRoom(tx, submission.id);
      await useInvitation(tx, ctx, invitation);
      const account = {
        id: newId(),
        email,
        name: input.name,
        role: "PARTNER" as const,
        language: invitation.language,
        firstLogin: false,
      };
      await tx.insert(users).values({ ...account, passwordHash, createdAt: ctx.now, updatedAt: ctx.now });
      await addMember(tx, ctx.now, submission.id, account.id);
      await recordHistory(
        tx,
        { actor: { kind: "user", ...account }, now: ctx.now },
        { record: "account", recordId: account.id, submissionId: submission.id, action: "acceptInvitation" },
      );
      return { email };
    }),
  );
}

/** The password rule once more, now that the address and the event's name are known. */
function requireOwnPassword(input: NewColleague, owner: PasswordOwner): void {
  const parsed = v.safeParse(newColleagueSchema(owner), input);
  if (parsed.success) return;
  throw new TRPCError({ code: "BAD_REQUEST", cause: new v.ValiError(parsed.issues) });
}

async function refuseKnown(db: Reader | Tx, email: string): Promise<void> {
  const state = whyNotCreate(await findAccount(db, email));
  if (state) throw refuse("invitationClosed", { state });
}
