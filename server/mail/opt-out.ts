import { eq, inArray } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { mailOptOuts } from "#db/schema/index.ts";
import { linkToken, readLinkToken } from "../platform/link-token.ts";
import { sign } from "../platform/secret.ts";
import type { Portal } from "../portal.ts";
import type { OutboxRow } from "./render.ts";

const PURPOSE = "opt-out";

/** What stays of an address that wants no campaigns: a hash keyed with SECRET, the same however it is written. */
export function optOutHash(secret: string, email: string): string {
  return sign(secret, PURPOSE, email.trim().toLowerCase());
}

type OptedOut = { hash: string; campaignId: string | null };

/** From now on no campaign is sent to this address; twice is once. */
export async function keepOptOut(tx: Tx, named: OptedOut, now: Date): Promise<void> {
  await tx
    .insert(mailOptOuts)
    .values({ ...named, createdAt: now })
    .onConflictDoNothing();
}

export async function takeOptOutBack(tx: Tx, { hash }: OptedOut): Promise<void> {
  await tx.delete(mailOptOuts).where(eq(mailOptOuts.hash, hash));
}

export async function isOptedOut(tx: Tx | ReadDb, secret: string, email: string): Promise<boolean> {
  const hash = optOutHash(secret, email);
  return (await tx.select().from(mailOptOuts).where(eq(mailOptOuts.hash, hash))).length > 0;
}

/** Letters of a hash. */
const HASH = 43;

/**
 * The page on which the reader of a campaign wants no more of them. The link holds the hash, not the address, and needs
 * no row, so that it still works when the message is long forgotten. One of a test does nothing.
 */
export function optOutUrlOf(
  { env, secret }: Pick<Portal, "env" | "secret">,
  { lane, toEmail, campaignId }: Pick<OutboxRow, "lane" | "toEmail" | "campaignId">,
): string {
  const named = optOutHash(secret, toEmail) + (campaignId ?? "");
  const token = linkToken(secret, PURPOSE, named);
  return `${env.PUBLIC_URL}/unsubscribe/${lane === "campaign" ? token : "test"}`;
}

/** Whose link it is, and of which campaign; undefined for any other token. */
export function readOptOutToken(secret: string, token: string): OptedOut | undefined {
  const named = readLinkToken(secret, PURPOSE, token);
  if (named === undefined) return undefined;
  return { hash: named.slice(0, HASH), campaignId: named.slice(HASH) || null };
}

/** Those of these addresses whose readers want no campaigns, as they were passed in; a few hundred at a time. */
export async function optedOutOf(
  tx: Tx | ReadDb,
  secret: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const hashes = new Map(emails.map((email) => [email, optOutHash(secret, email)]));
  const found = await tx
    .select({ hash: mailOptOuts.hash })
    .from(mailOptOuts)
    .where(inArray(mailOptOuts.hash, [...new Set(hashes.values())]));
  const optedOut = new Set(found.map(({ hash }) => hash));
  return new Set(emails.filter((email) => optedOut.has(hashes.get(email) ?? "")));
}
