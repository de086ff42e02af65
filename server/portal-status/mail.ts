import { and, count, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import { isNotHeld } from "#db/hold.ts";
import { outbox } from "#db/schema/index.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { LANES } from "#domain/mail/topics.ts";
import type { Portal } from "../portal/portal.ts";

type Lane = (typeof LANES)[number];
export type MailState = {
  /** Number of waiting messages by lane. */
  waiting: Record<Lane, number>;
  /** Of those, the number that was refused for now. */
  failed: number;
  /** Messages that were given up within the last day. */
  givenUp: number;
  /**
   * When the oldest that could have left was written; campaigns keep their own pace, and what a restore holds waits for
   * an administrator.
   */
  oldest: Date | null;
};

export async function readMailState({ db, clock }: Pick<Portal, "db" | "clock">): Promise<MailState> {
  const now = clock();
  const isAsked = or(eq(outbox.status, "failed"), lte(outbox.nextAttemptAt, now));
  const isDue = and(isAsked, isNotHeld(outbox.createdAt));
  const isLately = gt(outbox.nextAttemptAt, new Date(now.getTime() - DAY_MS));
  const rows = await db.read
    .select({
      lane: outbox.lane,
      status: outbox.status,
      count: count(),
      oldest: sql`min(case when ${isDue} then ${outbox.createdAt} end)`.mapWith(outbox.createdAt),
    })
    .from(outbox)
    .where(or(inArray(outbox.status, ["queued", "failed"]), and(eq(outbox.status, "dead"), isLately)))
    .groupBy(outbox.lane, outbox.status);
  const waiting = rows.filter(({ status }) => status !== "dead");
  const due = waiting.flatMap(({ lane, oldest }) => (lane === "campaign" || !oldest ? [] : [oldest]));
  const sum = (some: typeof rows) => some.reduce((all, row) => all + row.count, 0);
  return {
    waiting: Object.fromEntries(
      LANES.map((lane) => [lane, sum(waiting.filter((row) => row.lane === lane))]),
    ) as Record<Lane, number>,
    failed: sum(rows.filter(({ status }) => status === "failed")),
    givenUp: sum(rows.filter(({ status }) => status === "dead")),
    oldest: due.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
}
