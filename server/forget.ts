import { lt } from "drizzle-orm";
import { emailChanges, interestDrafts } from "#db/schema/index.ts";
import { describeError } from "./platform/log.ts";
import { dropOldTexts } from "./mail/drop-texts.ts";
import type { Portal } from "./portal.ts";

const EVERY_MS = 60 * 60_000;

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

/** Now and every hour. */
export function startForgetting(portal: Portal): { stop: () => void } {
  const forget = () =>
    void forgetExpired(portal).catch((error: unknown) =>
      portal.log.error(describeError(error), "what has expired is still there"),
    );
  forget();
  const timer = setInterval(forget, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
