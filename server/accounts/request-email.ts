import { HOUR_MS } from "#domain/wall-time.ts";
import { and, eq, ne } from "drizzle-orm";
import { isAddress } from "#db/addresses.ts";
import type { Tx } from "#db/client.ts";
import { emailChanges, users } from "#db/schema/index.ts";
import { EMAIL_LINK_HOURS, newEmailInput } from "#domain/accounts/own.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { hashToken, newToken } from "../platform/token.ts";
import { takeTurn } from "../portal/rate.ts";
import { change } from "../call/verb.ts";
import { countGuess, PER_ACCOUNT } from "./attempts.ts";
import { verifyPassword } from "./password.ts";
import { sendsMail } from "../platform/env.ts";

const PER_OWNER = { limit: 5, windowMs: HOUR_MS };

/**
 * Mails a link to a new address of the own account; until it was opened the old one holds. Asks for the password. An
 * address that another account has gets no link, and the answer is the same.
 */
export const requestEmail = change("accounts.requestEmail", {
  may: ["profile.view"],
  input: newEmailInput,
  sample: { email: "novo@example.org", currentPassword: "Igarape@2025" },
  async prepare(ctx, { email, currentPassword }) {
    const [user] = await ctx.db.read.select().from(users).where(eq(users.id, ctx.actor.id));
    const isRight = await countGuess(ctx.portal, [[`password:${ctx.actor.id}`, PER_ACCOUNT]], () =>
      verifyPassword(currentPassword, user?.passwordHash),
    );
    if (!user || !isRight) throw refuse("wrongPassword");
    if (user.email === email) throw refuse("nothingChanged");
    takeTurn(ctx.portal.limiter, `newEmail:${ctx.actor.id}`, PER_OWNER);
    return newToken(24);
  },
  async run(tx, ctx, { email }, token): Promise<{ email: string; until: string; isMailed: boolean }> {
    const { now, actor } = ctx;
    const expiresAt = new Date(now.getTime() + EMAIL_LINK_HOURS * HOUR_MS);
    await tx.delete(emailChanges).where(eq(emailChanges.userId, actor.id));
    await tx.insert(emailChanges).values({
      userId: actor.id,
      email,
      tokenHash: hashToken(token),
      family: ctx.family ?? "",
      expiresAt,
      createdAt: now,
    });
    const [user] = await tx.select().from(users).where(eq(users.id, actor.id));
    if (user && !(await isTaken(tx, email, actor.id)))
      await mailLink(tx, ctx, { ...user, email }, { token, expiresAt });
    return { email, until: expiresAt.toISOString(), isMailed: sendsMail(ctx.portal.env) };
  },
});

/** Cancels the change of address; the current one stays. */
export const cancelEmail = change("accounts.cancelEmail", {
  may: ["profile.view"],
  async run(tx, { actor }): Promise<{ isGone: true }> {
    await tx.delete(emailChanges).where(eq(emailChanges.userId, actor.id));
    return { isGone: true };
  },
});

export async function isTaken(tx: Tx, email: string, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(isAddress(users.email, email), ne(users.id, userId)))) > 0;
}

type To = Pick<typeof users.$inferSelect, "id" | "email" | "name" | "language">;

async function mailLink(
  tx: Tx,
  ctx: SignedInCtx,
  to: To,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<void> {
  await enqueueMail(tx, ctx, {
    template: "emailConfirm",
    to,
    locale: to.language,
    params: { name: to.name, validUntil: expiresAt.toISOString() },
    secrets: { url: `${ctx.portal.env.PUBLIC_URL}/confirm-email/${token}` },
    record: { kind: "account", id: to.id },
  });
}
