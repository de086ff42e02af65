import { eq } from "drizzle-orm";
import { rewrite } from "#db/records.ts";
import { users } from "#db/schema/index.ts";
import type { ChangePasswordInput } from "#domain/accounts/schema.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { type Account, showAccount } from "./account.ts";
import { countGuess, PER_ACCOUNT } from "./attempts.ts";
import { endOtherSessions } from "./end-sessions.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { forgetCodes } from "./recovery-codes.ts";

/**
 * Sets the signed-in user's own password: first access ends (FA-05), so do all other logins, and a notice goes out. A
 * wrong current password is "wrongPassword" and counts like a wrong login.
 */
export async function changePassword(
  ctx: Ctx,
  input: ChangePasswordInput,
  family: string,
): Promise<Account | "wrongPassword"> {
  const { actor, now, portal } = ctx;
  if (actor.kind !== "user") throw refuse("signInRequired");
  const [before] = await ctx.db.read.select().from(users).where(eq(users.id, actor.id));
  const isRight = await countGuess(portal, [[`password:${actor.id}`, PER_ACCOUNT]], () =>
    verifyPassword(input.currentPassword, before?.passwordHash),
  );
  if (!before || !isRight) return "wrongPassword";
  const passwordHash = await hashPassword(input.newPassword);

  const after = await ctx.db.write(async (tx) => {
    // The version proves that the checked password is still in force.
    const change = { passwordHash, firstLogin: false, temporaryUntil: null, updatedAt: now };
    const row = await rewrite(tx, users, before, change);
    await endOtherSessions(tx, actor.id, now, family);
    await forgetCodes(tx, actor.id);
    await recordHistory(tx, ctx, { record: "account", recordId: actor.id, action: "changePassword" });
    await enqueueMail(tx, ctx, {
      template: "passwordChanged",
      to: row,
      locale: row.language,
      params: { name: row.name },
      record: { kind: "account", id: row.id },
    });
    return row;
  });
  return showAccount(after);
}
