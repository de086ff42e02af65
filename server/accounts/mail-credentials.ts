import type { Tx } from "#db/client.ts";
import { isStaffRole, type Role } from "#domain/actor.ts";
import type { Locale } from "#domain/locales.ts";
import type { Ctx } from "../context.ts";
import { enqueueMail } from "../mail/enqueue.ts";

/**
 * The only way a temporary password leaves the portal: encrypted in the outbox, decrypted by the mail worker. Links
 * to the login of the account's area.
 */
export async function mailCredentials(
  tx: Tx,
  ctx: Ctx,
  template: "credentials" | "credentialsReset" | "staffCredentials",
  to: { id: string; email: string; name: string; language: Locale; role: Role },
  temporary: { password: string; until: Date },
): Promise<void> {
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
