import { eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { mailOptOuts } from "#db/schema/index.ts";
import { linkToken } from "../platform/link-token.ts";
import { sign } from "../platform/secret.ts";
import type { Portal } from "../portal.ts";
import type { OutboxRow } from "./render.ts";

const PURPOSE = "opt-out";

/** What stays of an address that wants no campaigns: a hash keyed with SECRET, the same however it is written. */
function optOutHash(secret: string, email: string): string {
  return sign(secret, PURPOSE, email.trim().toLowerCase());
}

export async function isOptedOut(tx: Tx | ReadDb, secret: string, email: string): Promise<boolean> {
  const hash = optOutHash(secret, email);
  return (await tx.select().from(mailOptOuts).where(eq(mailOptOuts.hash, hash))).length > 0;
}

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
