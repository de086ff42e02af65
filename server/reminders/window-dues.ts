import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { interestDrafts } from "#db/schema/index.ts";
import { addressKey } from "#domain/addresses.ts";
import type { ReminderStep } from "#domain/reminders/rules.ts";
import { interestUrlOf } from "../interest-drafts/load.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import type { Portal } from "../portal/portal.ts";
import type { Manner } from "./manner.ts";
import { unwritten } from "./unwritten.ts";

export type KeptForm = Awaited<ReturnType<typeof readKeptForms>>[number];

/** Forms that are still being written, of addresses that were proven by their link; the oldest of an address first. */
export function readKeptForms(db: ReadDb | Tx, now: Date) {
  return db
    .select({ id: interestDrafts.id, email: interestDrafts.email, language: interestDrafts.language })
    .from(interestDrafts)
    .where(and(gt(interestDrafts.expiresAt, now), isNotNull(interestDrafts.provenAt)))
    .orderBy(asc(interestDrafts.updatedAt));
}

/** A form that was sent is none any more. */
export async function isStillKept(db: ReadDb | Tx, id: string, now: Date): Promise<boolean> {
  const isKept = and(eq(interestDrafts.id, id), gt(interestDrafts.expiresAt, now));
  return (await db.$count(interestDrafts, isKept)) > 0;
}

/** Mails an address once, whatever number of stored forms it has. */
export async function remindOfWindow(
  tx: Tx,
  portal: Portal,
  form: KeptForm,
  { closesOn, step, manner }: { closesOn: string; step: ReminderStep; manner: Manner },
): Promise<boolean> {
  const ctx = { portal, now: portal.clock() };
  const address = Bun.hash(addressKey(form.email)).toString(36);
  const once = await unwritten(tx, ctx, `reminder.${address}.windowCloses.${closesOn}`, step);
  if (once === undefined) return false;
  const written = await enqueueMail(tx, ctx, {
    template: "windowReminder",
    to: { email: form.email, name: "" },
    locale: form.language,
    params: { closesOn },
    secrets: { url: interestUrlOf(portal, form.id) },
    record: { kind: "interestDraft", id: form.id },
    once,
    ...manner,
  });
  return written !== undefined;
}
