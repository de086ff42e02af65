import { and, eq, gt, isNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { emailChanges, users } from "#db/schema/index.ts";
import { emailLinkInput } from "#domain/accounts/own.ts";
import type { Role } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { hashToken } from "../platform/token.ts";
import { takeTurn } from "../portal/rate.ts";
import { change } from "../call/verb.ts";
import { endOtherSessions } from "./end-sessions.ts";
import { forgetCodes } from "./recovery-codes.ts";
import { isTaken } from "./request-email.ts";

const OPENINGS = { limit: 60, windowMs: 10 * 60 * 1000 };

/**
 * Makes the new address valid: the link is used up, all logins end but the one that requested it, and both addresses
 * are informed. Refused alike for a link that is unknown, used or too old, and for an address taken meanwhile.
 */
export const confirmEmail = change("accounts.confirmEmail", {
  may: "everybody",
  input: emailLinkInput,
  sample: ({ interestToken }) => ({ token: interestToken }),
  async run(tx, ctx, { token }): Promise<{ email: string; role: Role }> {
    takeTurn(ctx.portal.limiter, `confirmEmail:${ctx.address}`, OPENINGS);
    const { asked, before } = await loadAsked(tx, ctx.now, token);
    if (await isTaken(tx, asked.email, before.id)) throw refuse("linkClosed");
    const after = await rewrite(tx, users, before, { email: asked.email, updatedAt: ctx.now });
    await tx.delete(emailChanges).where(eq(emailChanges.userId, after.id));
    await endOtherSessions(tx, after.id, ctx.now, asked.family);
    await forgetCodes(tx, after.id);
    const by = { actor: { kind: "user", ...after }, now: ctx.now } as const;
    await recordHistory(tx, by, {
      record: "account",
      recordId: after.id,
      action: "update",
      changes: { email: { old: before.email, new: after.email } },
    });
    await tellBoth(tx, ctx, after, [before.email, after.email]);
    return { email: after.email, role: after.role };
  },
});

async function loadAsked(tx: Tx, now: Date, token: string) {
  const [found] = await tx
    .select({ asked: emailChanges, before: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(
      and(
        eq(emailChanges.tokenHash, hashToken(token)),
        gt(emailChanges.expiresAt, now),
        isNull(users.disabledAt),
      ),
    );
  if (!found) throw refuse("linkClosed");
  return found;
}

async function tellBoth(
  tx: Tx,
  ctx: Ctx,
  account: typeof users.$inferSelect,
  addresses: string[],
): Promise<void> {
  for (const email of addresses) {
    await enqueueMail(tx, ctx, {
      template: "emailChanged",
      to: { email, name: account.name },
      locale: account.language,
      params: { name: account.name, email: account.email, isOwn: true },
      record: { kind: "account", id: account.id },
    });
  }
}
