import { TRPCError } from "@trpc/server";
import * as v from "valibot";
import type { ReadDb, Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import type { PasswordOwner } from "#domain/accounts/password.ts";
import { whyNotCreate } from "#domain/colleagues/invitation.ts";
import { invitationTokenInput, type NewColleague, newColleagueInput } from "#domain/colleagues/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { hashPassword } from "../accounts/password.ts";
import { recordHistory } from "../history/record.ts";
import { addMember, requireRoomForMember } from "../members/membership.ts";
import { findAccount } from "../partners/load.ts";
import { readSettings } from "../event/read.ts";
import { change } from "../call/verb.ts";
import { takeLinkTurn, loadAcceptable, spendInvitation } from "./load.ts";

/**
 * Accepts an invitation with a new account of the colleague's own; the password was just chosen, so no first access
 * follows. The link is used up: of two that arrive together one opens the account. Refused for an address that has an
 * account.
 */
export const acceptInvitation = change("colleagues.accept", {
  may: "everybody",
  input: v.intersect([invitationTokenInput, newColleagueInput()]),
  sample: ({ invitationToken }) => ({
    token: invitationToken,
    name: "Davi Lobo",
    newPassword: "Igarape?Novo8",
  }),
  async prepare(ctx, input) {
    takeLinkTurn(ctx);
    const { email } = (await loadAcceptable(ctx.db.read, ctx.now, input.token)).invitation;
    const { name: eventName } = await readSettings(ctx.db.read);
    requireOwnPassword(input, { email, eventName });
    await requireUnknownEmail(ctx.db.read, email);
    return hashPassword(input.newPassword);
  },
  async run(tx, { now }, { token, name }, passwordHash): Promise<{ email: string }> {
    const { invitation, submission } = await loadAcceptable(tx, now, token);
    const { email, language } = invitation;
    await requireUnknownEmail(tx, email);
    await requireRoomForMember(tx, submission.id);
    await spendInvitation(tx, { now }, invitation);
    const account = { id: newId(), email, name, role: "PARTNER" as const, language, firstLogin: false };
    await tx.insert(users).values({ ...account, passwordHash, createdAt: now, updatedAt: now });
    await addMember(tx, now, submission.id, account.id);
    await recordHistory(
      tx,
      { actor: { kind: "user", ...account }, now },
      { record: "account", recordId: account.id, submissionId: submission.id, action: "acceptInvitation" },
    );
    return { email };
  },
});

/** The password rule once more, now that the address and the event's name are known. */
function requireOwnPassword(input: NewColleague, owner: PasswordOwner): void {
  const parsed = v.safeParse(newColleagueInput(owner), input);
  if (parsed.success) return;
  throw new TRPCError({ code: "BAD_REQUEST", cause: new v.ValiError(parsed.issues) });
}

async function requireUnknownEmail(db: ReadDb | Tx, email: string): Promise<void> {
  const state = whyNotCreate(await findAccount(db, email));
  if (state) throw refuse("invitationClosed", { state });
}
