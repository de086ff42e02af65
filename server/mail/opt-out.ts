import { eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { mailOptOuts } from "#db/schema/index.ts";
import { sign } from "../platform/secret.ts";

/** What stays of an address that wants no campaigns: a hash keyed with SECRET, the same however it is written. */
function optOutHash(secret: string, email: string): string {
  return sign(secret, "opt-out", email.trim().toLowerCase());
}

export async function isOptedOut(tx: Tx | ReadDb, secret: string, email: string): Promise<boolean> {
  const hash = optOutHash(secret, email);
  return (await tx.select().from(mailOptOuts).where(eq(mailOptOuts.hash, hash))).length > 0;
}
