import { eq, inArray, notInArray } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { sentTexts, sharedTexts } from "#db/schema/index.ts";
import { readLate } from "../portal/read-late.ts";
import type { SentText, SharedText } from "./pack-text.ts";
import type { OutboxRow } from "./render.ts";

/** Packed, with what it is packed beside. */
export type AsSent = { packed: Buffer; shared: SharedText };

/** Stores the text in the transaction that marks the message as sent; a message sent again has the last text. */
export async function keepSentText(tx: Tx, mailId: string, { packed, shared }: AsSent): Promise<void> {
  await tx.insert(sharedTexts).values({ id: shared.id, packed: shared.packed }).onConflictDoNothing();
  const kept = { sharedId: shared.id, packed };
  await tx
    .insert(sentTexts)
    .values({ mailId, ...kept })
    .onConflictDoUpdate({ target: sentTexts.mailId, set: kept });
}

/** As it left, whatever settings and words are since, without its secrets; undefined for what has not left. */
export async function readSentText(
  db: ReadDb,
  { id, sentAt }: Pick<OutboxRow, "id" | "sentAt">,
): Promise<SentText | undefined> {
  if (sentAt === null) return undefined;
  const [kept] = await db
    .select({ packed: sentTexts.packed, shared: sharedTexts.packed })
    .from(sentTexts)
    .innerJoin(sharedTexts, eq(sharedTexts.id, sentTexts.sharedId))
    .where(eq(sentTexts.mailId, id));
  if (!kept) return undefined;
  const { unpackText } = await readLate(() => import("./pack-text.ts"));
  return unpackText(kept.packed, kept.shared);
}

export async function dropSentTexts(tx: Tx, mailIds: string[]): Promise<void> {
  await tx.delete(sentTexts).where(inArray(sentTexts.mailId, mailIds));
}

/** What nothing is packed beside any more. */
export async function dropUnshared(tx: Tx): Promise<void> {
  const used = tx.selectDistinct({ id: sentTexts.sharedId }).from(sentTexts);
  await tx.delete(sharedTexts).where(notInArray(sharedTexts.id, used));
}
