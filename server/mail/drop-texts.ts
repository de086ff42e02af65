import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { and, inArray, isNull, lt, notInArray } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { DECISION_TEMPLATES } from "#domain/mail/decision-letters.ts";
import type { Portal } from "../portal/portal.ts";
import { readSettings } from "../event/read.ts";
import { dropSentTexts, dropUnshared } from "./sent-text.ts";

const AT_ONCE = 200;

/**
 * Drops the texts of messages that left, or never will, once the time of the settings is over: what was filled in and
 * what was sent goes, and with it every name in it; the line of the log stays. Decisions stay with their submission.
 * The files that a portal without a mail server wrote go, too.
 */
export async function dropOldTexts({ db, env, clock }: Pick<Portal, "db" | "env" | "clock">): Promise<void> {
  const { mailTextMonths } = await readSettings(db.read);
  const now = clock();
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - mailTextMonths);
  const isMeant = and(
    lt(outbox.createdAt, before),
    isNull(outbox.textDroppedAt),
    inArray(outbox.status, ["sent", "kept", "dead", "skipped"]),
    notInArray(outbox.template, DECISION_TEMPLATES),
  );
  for (;;) {
    const rows = await db.read.select({ id: outbox.id }).from(outbox).where(isMeant).limit(AT_ONCE);
    if (rows.length === 0) break;
    const ids = rows.map(({ id }) => id);
    const dropped = { params: {}, sealed: null, textDroppedAt: now };
    await db.write(async (tx) => {
      await tx.update(outbox).set(dropped).where(inArray(outbox.id, ids));
      await dropSentTexts(tx, ids);
    });
  }
  await db.write(dropUnshared);
  await dropFiles(join(env.DATA_DIR, "mail"), before);
}

async function dropFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (name.endsWith(".eml") && file && file.mtime < before) await unlink(path).catch(() => undefined);
  }
}
