import { eq } from "drizzle-orm";
import { nextVersion } from "#db/columns.ts";
import { users } from "#db/schema/index.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { describeAccount, type Account } from "../accounts/account.ts";
import { endOtherSessions } from "../accounts/end-sessions.ts";
import { mailCredentials } from "../accounts/mail-credentials.ts";
import { makeTemporaryPassword } from "../accounts/password.ts";
import type { Ctx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { loadPartner } from "./membership.ts";

/**
 * Mails a partner a new temporary password, valid seven days (REG-03): the old password and every login of the
 * account end at once, and an own password must be chosen again. A disabled account stays closed.
 */
export async function resetCredentials(ctx: Ctx, input: { email: string }): Promise<Account> {
  if (!can(ctx.actor, "partners.credentials")) throw refuse("forbidden");
  const { email } = await loadPartner(ctx.db.read, input.email);
  const temporary = await makeTemporaryPassword(ctx.now, { email });

  return ctx.db.write((tx) =>
    once(ctx, tx, "partners.resetCredentials", input, async () => {
      const before = await loadPartner(tx, input.email);
      if (before.disabledAt) {
        throw refuse("moveNotAllowed", { record: "account", move: "resetCredentials", from: "disabled" });
      }
      await tx
        .update(users)
        .set({
          passwordHash: temporary.hash,
          temporaryUntil: temporary.until,
          firstLogin: true,
          updatedAt: ctx.now,
          version: nextVersion(),
        })
        .where(eq(users.id, before.id));
      await endOtherSessions(tx, before.id);
      await recordHistory(tx, ctx, { record: "account", recordId: before.id, action: "resetCredentials" });
      await mailCredentials(tx, ctx, "credentialsReset", before, temporary);
      return describeAccount({ ...before, firstLogin: true });
    }),
  );
}
