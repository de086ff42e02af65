import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { interestDrafts, mailOptOuts } from "#db/schema/index.ts";
import { eraseInterestDrafts } from "./drafts.ts";
import type { Erasure } from "./journal.ts";

/** Erases again what an older state of the database still holds. */
export async function repeatErasures(tx: Tx, erasures: readonly Erasure[]): Promise<void> {
  for (const one of erasures) await repeat(tx, one);
}

async function repeat(tx: Tx, { what, key, at }: Erasure): Promise<void> {
  switch (what) {
    case "interestDraft":
      await eraseInterestDrafts(tx, eq(interestDrafts.id, key));
      return;
    case "optOut":
      await tx
        .insert(mailOptOuts)
        .values({ hash: key, campaignId: null, createdAt: new Date(at) })
        .onConflictDoNothing();
      return;
    case "optIn":
      await tx.delete(mailOptOuts).where(eq(mailOptOuts.hash, key));
      return;
    default:
      return what satisfies never;
  }
}
