import { and, eq, lt, or } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import type { Ctx } from "../context.ts";
import { enqueueMail, wasWritten } from "../mail/enqueue.ts";
import type { ReaderProgress } from "./progress.ts";

type By = Pick<Ctx, "now" | "portal">;

/** One letter to each reader who is given something, whatever the number. */
export async function mailAssigned(
  tx: Tx,
  by: By,
  runId: string,
  readers: readonly ReaderProgress[],
  given: ReadonlyMap<string, number>,
): Promise<void> {
  for (const reader of readers) {
    const added = given.get(reader.id);
    if (added === undefined) continue;
    await enqueueMail(tx, by, {
      template: "reviewsAssigned",
      to: reader,
      locale: reader.language,
      params: { added, left: reader.left, url: queueOf(by) },
      record: { kind: "assignmentRun", id: runId },
      once: `assigned.${runId}.${reader.id}`,
    });
  }
}

/** Takes back the letters about an assignment that have not left: those that wait, and those that were kept. */
export async function takeLettersBack(tx: Tx, runId: string): Promise<void> {
  await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.recordKind, "assignmentRun"),
        eq(outbox.recordId, runId),
        or(and(eq(outbox.status, "queued"), lt(outbox.attempts, 1)), eq(outbox.status, "kept")),
      ),
    );
}

/** Reminds a reader of what is left, once a day at most; answers whether it was written. */
export async function mailReminder(tx: Tx, by: By, reader: ReaderProgress, day: string): Promise<boolean> {
  if (await wasReminded(tx, by, reader, day)) return false;
  await enqueueMail(tx, by, {
    ...writeReminder(by, reader),
    record: { kind: "reader", id: reader.id },
    once: reminderOf(reader, day),
  });
  return true;
}

/** The reminder as it reads now. */
export function writeReminder(by: By, reader: ReaderProgress) {
  const params = { left: reader.left, url: queueOf(by) };
  return { template: "reviewsLeft" as const, to: reader, locale: reader.language, params };
}

export function wasReminded(db: ReadDb | Tx, by: By, reader: ReaderProgress, day: string): Promise<boolean> {
  return wasWritten(db, by, reminderOf(reader, day));
}

function reminderOf({ id }: ReaderProgress, day: string): string {
  return `reviews.${id}.${day}`;
}

function queueOf({ portal }: By): string {
  return `${portal.env.PUBLIC_URL}/admin/gruporg`;
}
