import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { isStaffRole, type Role } from "#domain/actor.ts";
import type { Locale } from "#domain/locales.ts";
import type { Ctx } from "../portal/context.ts";
import { enqueueMail } from "../mail/enqueue.ts";

const TEMPLATES = ["credentials", "credentialsReset", "staffCredentials"] as const;

/**
 * The only way a temporary password leaves the portal: encrypted in the outbox, decrypted by the mail worker. Links
 * to the login of the account's area. A letter that has not left yet goes: its password no longer opens anything.
 */
export async function mailCredentials(
  tx: Tx,
  ctx: Ctx,
  template: (typeof TEMPLATES)[number],
  to: { id: string; email: string; name: string; language: Locale; role: Role },
  temporary: { password: string; until: Date },
): Promise<void> {
  await takeBackEarlier(tx, to.id);
  const area = isStaffRole(to.role) ? "admin" : "partner";
  await enqueueMail(tx, ctx, {
    template,
    to,
    locale: to.language,
    params: {
      name: to.name,
      email: to.email,
      loginUrl: `${ctx.portal.env.PUBLIC_URL}/${area}/login`,
      validUntil: temporary.until.toISOString(),
    },
    secrets: { temporaryPassword: temporary.password },
    record: { kind: "account", id: to.id },
  });
}

/** Takes back earlier credentials that wait; a message under way is only not retried. */
async function takeBackEarlier(tx: Tx, accountId: string): Promise<void> {
  const isEarlier = and(
    eq(outbox.recordKind, "account"),
    eq(outbox.recordId, accountId),
    inArray(outbox.template, [...TEMPLATES]),
  );
  await tx.delete(outbox).where(and(isEarlier, inArray(outbox.status, ["queued", "failed"])));
  await tx
    .update(outbox)
    .set({ takenBack: true })
    .where(and(isEarlier, eq(outbox.status, "sending")));
}
