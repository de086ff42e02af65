import { lt } from "drizzle-orm";
import { emailChanges, interestDrafts } from "#db/schema/index.ts";
import { dropOldTexts } from "./mail/drop-texts.ts";
import type { Portal } from "./portal.ts";

/** Erases forms and new addresses whose links have expired, and the texts of old messages. */
export async function forgetExpired(portal: Pick<Portal, "db" | "env" | "clock">): Promise<void> {
  const { db, clock } = portal;
  const now = clock();
  await db.write(async (tx) => {
    await tx.delete(interestDrafts).where(lt(interestDrafts.expiresAt, now));
    await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  });
  await dropOldTexts(portal);
}
