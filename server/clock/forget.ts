import { lt } from "drizzle-orm";
import { forgetWords } from "#db/forget-words.ts";
import { emailChanges, interestDrafts } from "#db/schema/index.ts";
import { foldErasures } from "../erasures/journal.ts";
import { eraseInterestDrafts } from "../erasures/drafts.ts";
import { removeLetters } from "../mail/folder.ts";
import { dropOldTexts } from "../mail/drop-texts.ts";
import type { Portal } from "../portal/portal.ts";

/** Erases forms and new addresses whose links have expired, and the texts of old messages. */
export async function forgetExpired(portal: Pick<Portal, "db" | "env" | "clock">): Promise<void> {
  const { db, clock } = portal;
  const now = clock();
  const erased = await db.write(async (tx) => {
    await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
    return eraseInterestDrafts(tx, lt(interestDrafts.expiresAt, now));
  });
  const letters = erased.flatMap((one) => one.letters);
  await removeLetters(portal.env.DATA_DIR, letters);
  if (letters.length > 0) await forgetWords(db, "mail_search");
  await dropOldTexts(portal);
  foldErasures(portal.env.DATA_DIR, now);
  await db.foldLog();
}
