import { eq, inArray } from "drizzle-orm";
import type { Database, ReadDb, Tx } from "#db/client.ts";
import { keptKeys, mailOptOuts } from "#db/schema/index.ts";
import { addressKey } from "#domain/addresses.ts";
import { linkTokenBy, readLinkTokenBy } from "../platform/link-token.ts";
import { deriveKey, signWith } from "../platform/secret.ts";
import type { Portal } from "../portal/portal.ts";
import type { OutboxRow } from "./render.ts";

const PURPOSE = "opt-out";

/**
 * The key of opt-outs and their links: derived from the first SECRET and stored in the database, so that a new
 * SECRET loses no opt-out and processes share it.
 */
export async function readOptOutKey(db: Database, secret: string): Promise<Buffer> {
  const isOurs = eq(keptKeys.name, PURPOSE);
  const [kept] = await db.read.select().from(keptKeys).where(isOurs);
  if (kept) return kept.key;
  return db.write(async (tx) => {
    const made = { name: PURPOSE, key: deriveKey(secret, PURPOSE) };
    await tx.insert(keptKeys).values(made).onConflictDoNothing();
    const [first] = await tx.select().from(keptKeys).where(isOurs);
    return first?.key ?? made.key;
  });
}

/** What stays of an address that wants no campaigns: a keyed hash, the same however it is written. */
export function optOutHash(key: Buffer, email: string): string {
  return signWith(key, addressKey(email));
}

type OptedOut = { hash: string; campaignId: string | null };

/** Stores an opt-out: no more campaigns to this address; repeating it is harmless. */
export async function keepOptOut(tx: Tx, named: OptedOut, now: Date): Promise<void> {
  await tx
    .insert(mailOptOuts)
    .values({ ...named, createdAt: now })
    .onConflictDoNothing();
}

export async function takeOptOutBack(tx: Tx, { hash }: OptedOut): Promise<void> {
  await tx.delete(mailOptOuts).where(eq(mailOptOuts.hash, hash));
}

export async function isOptedOut(tx: Tx | ReadDb, key: Buffer, email: string): Promise<boolean> {
  return (await optedOutOf(tx, key, [email])).size > 0;
}

export async function isKept(tx: Tx | ReadDb, hash: string): Promise<boolean> {
  return (await tx.select().from(mailOptOuts).where(eq(mailOptOuts.hash, hash))).length > 0;
}

/** Length of a hash, in characters. */
const HASH = 43;

/**
 * The page on which the reader of a campaign wants no more of them. The link holds the hash, not the address, and needs
 * no row, so that it still works when the message is long forgotten. One of a test does nothing.
 */
export function optOutUrlOf(
  { env, optOutKey: key }: Pick<Portal, "env" | "optOutKey">,
  { lane, toEmail, campaignId }: Pick<OutboxRow, "lane" | "toEmail" | "campaignId">,
): string {
  const named = optOutHash(key, toEmail) + (campaignId ?? "");
  const token = linkTokenBy(key, named);
  return `${env.PUBLIC_URL}/unsubscribe/${lane === "campaign" ? token : "test"}`;
}

/** The address and campaign of an opt-out link; undefined for any other token. */
export function readOptOutToken(key: Buffer, token: string): OptedOut | undefined {
  const named = readLinkTokenBy(key, token);
  if (named === undefined) return undefined;
  return { hash: named.slice(0, HASH), campaignId: named.slice(HASH) || null };
}

/** Those of these addresses whose readers want no campaigns, as they were passed in; a few hundred at a time. */
export async function optedOutOf(
  tx: Tx | ReadDb,
  key: Buffer,
  emails: readonly string[],
): Promise<Set<string>> {
  const hashes = new Map(emails.map((email) => [email, optOutHash(key, email)]));
  const found = await tx
    .select({ hash: mailOptOuts.hash })
    .from(mailOptOuts)
    .where(inArray(mailOptOuts.hash, [...new Set(hashes.values())]));
  const optedOut = new Set(found.map(({ hash }) => hash));
  return new Set(emails.filter((email) => optedOut.has(hashes.get(email) ?? "")));
}
