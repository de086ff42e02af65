import { and, count, desc, eq, inArray, ne } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { readHold } from "#db/hold.ts";
import { campaigns, outbox } from "#db/schema/index.ts";
import { isStaff } from "#domain/actor.ts";
import type { Reason } from "#domain/refusal.ts";
import { question } from "../call/verb.ts";
import { sendsMail } from "../platform/env.ts";
import { readLately } from "./retry-lately.ts";

export type Delivery = {
  /** Without a mail server every message is held back. */
  hasServer: boolean;
  /** Numbers of messages not sent and given up, without campaigns; for the team. */
  kept: number;
  dead: number;
  /** What failed in the last 24 hours and may be tried again. */
  lately: number;
  /** The campaign that paused itself last, and why. */
  paused: { id: string; because: Reason } | null;
  /** Since a backup was restored what was waiting then waits for an administrator: `backup.held` counts it. */
  isHeld: boolean;
};

/** Whether mail leaves at all, so that no screen says of a message what is not so. */
export const readDelivery = question("mails.delivery", {
  may: ["desk.arrange", "own.view"],
  async run({ db, portal, actor, now }): Promise<Delivery> {
    const hasServer = sendsMail(portal.env);
    if (!isStaff(actor)) return { hasServer, kept: 0, dead: 0, lately: 0, paused: null, isHeld: false };
    const rows = await db.read
      .select({ status: outbox.status, count: count() })
      .from(outbox)
      .where(and(inArray(outbox.status, ["kept", "dead"]), ne(outbox.lane, "campaign")))
      .groupBy(outbox.status);
    const of = (status: "kept" | "dead") => rows.find((row) => row.status === status)?.count ?? 0;
    return {
      hasServer,
      kept: of("kept"),
      dead: of("dead"),
      lately: hasServer ? (await readLately(db.read, now)).length : 0,
      paused: await readPaused(db.read),
      isHeld: (await readHold(db.read)) !== undefined,
    };
  },
});

async function readPaused(db: ReadDb): Promise<Delivery["paused"]> {
  const [paused] = await db
    .select({ id: campaigns.id, because: campaigns.pausedBecause })
    .from(campaigns)
    .where(eq(campaigns.status, "paused"))
    .orderBy(desc(campaigns.startedAt))
    .limit(1);
  return paused?.because ? { id: paused.id, because: paused.because } : null;
}
