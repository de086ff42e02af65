import { and, count, eq, gt, inArray, lte, min, ne, or } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { LANES } from "#domain/mail/topics.ts";
import type { Portal } from "../portal.ts";

type Lane = (typeof LANES)[number];
export type MailState = {
  /** Not yet on their way, by lane. */
  waiting: Record<Lane, number>;
  /** Of those, tried before and refused for now. */
  failed: number;
  /** Given up within a day. */
  givenUp: number;
  /** When the oldest that could have left was due; campaigns keep their own pace. */
  oldest: Date | null;
};

export async function readMailState({ db, clock }: Pick<Portal, "db" | "clock">): Promise<MailState> {
  const now = clock();
  const rows = await db.read
    .select({ lane: outbox.lane, status: outbox.status, count: count() })
    .from(outbox)
    .where(inArray(outbox.status, ["queued", "failed"]))
    .groupBy(outbox.lane, outbox.status);
  const [oldest] = await db.read
    .select({ due: min(outbox.createdAt) })
    .from(outbox)
    .where(
      and(
        inArray(outbox.status, ["queued", "failed"]),
        ne(outbox.lane, "campaign"),
        or(eq(outbox.status, "failed"), lte(outbox.nextAttemptAt, now)),
      ),
    );
  const [given] = await db.read
    .select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.status, "dead"), gt(outbox.nextAttemptAt, new Date(now.getTime() - DAY_MS))));
  const sum = (some: typeof rows) => some.reduce((all, row) => all + row.count, 0);
  return {
    waiting: Object.fromEntries(
      LANES.map((lane) => [lane, sum(rows.filter((row) => row.lane === lane))]),
    ) as Record<Lane, number>,
    failed: sum(rows.filter(({ status }) => status === "failed")),
    givenUp: given?.count ?? 0,
    oldest: oldest?.due ?? null,
  };
}
