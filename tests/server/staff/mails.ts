import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { outbox } from "#db/schema/index.ts";
import { passwordIssues } from "#domain/accounts/password.ts";
import type { TestPortal } from "#tests/portal.ts";

type MailRow = typeof outbox.$inferSelect;

/** The mails about an account in the order of their addresses, as "template address". */
export async function mailsAbout({ portal }: TestPortal, accountId: string): Promise<string[]> {
  const rows = await portal.db.read.select().from(outbox).where(eq(outbox.recordId, accountId));
  return rows.map(({ template, toEmail }: MailRow) => `${template} ${toEmail}`).toSorted();
}

/** The temporary password an address was mailed last: the only word that meets the password rule. */
export async function mailedPassword({ portal }: TestPortal, email: string): Promise<string> {
  await portal.drainMail();
  const folder = join(portal.env.DATA_DIR, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  const rows = await portal.db.read.select().from(outbox).where(eq(outbox.toEmail, email));
  const text = mails.find(({ messageId }) => messageId === rows.at(-1)?.messageId)?.text ?? "";
  return text.split(/\s+/).find((word) => word.length === 14 && passwordIssues(word).length === 0) ?? "";
}
