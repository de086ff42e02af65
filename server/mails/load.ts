import { eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";

export type Mail = typeof outbox.$inferSelect;

export async function loadMail(db: ReadDb | Tx, id: string): Promise<Mail> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!mail) throw refuse("notFound", { record: "mail" });
  return mail;
}
