import { and, eq } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import type { TemplateId } from "#domain/mail/letters.ts";
import { unseal } from "#server/platform/secret.ts";
import type { TestPortal } from "#tests/portal.ts";

/** The mails of a kind to an address, oldest first, with their secrets as only the mail worker reads them. */
export async function mailsTo({ portal }: Pick<TestPortal, "portal">, email: string, template: TemplateId) {
  const rows = await portal.db.read
    .select()
    .from(outbox)
    .where(and(eq(outbox.toEmail, email), eq(outbox.template, template)))
    .orderBy(outbox.createdAt);
  return rows.map((row) => ({
    ...row,
    secrets: JSON.parse(row.sealed ? unseal(portal.secret, "mail", row.sealed) : "{}") as Record<
      string,
      string
    >,
  }));
}

/** What stands behind the last stroke or sign of a link. */
export function tokenIn(link = ""): string {
  return link.split(/[/=]/).at(-1) ?? "";
}
