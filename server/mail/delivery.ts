import { count, inArray } from "drizzle-orm";
import { outbox } from "#db/schema/index.ts";
import { isStaff } from "#domain/actor.ts";
import { question } from "../verb.ts";
import { sendsMail } from "../env.ts";

export type Delivery = {
  /** Without one every message is kept, and none is sent. */
  hasServer: boolean;
  /** Not sent, and given up; for the team. */
  kept: number;
  dead: number;
};

/** Whether mail leaves at all, so that no screen says of a message what is not so. */
export const readDelivery = question("mails.delivery", {
  may: ["desk.arrange", "own.view"],
  async run({ db, portal, actor }): Promise<Delivery> {
    const hasServer = sendsMail(portal.env);
    if (!isStaff(actor)) return { hasServer, kept: 0, dead: 0 };
    const rows = await db.read
      .select({ status: outbox.status, count: count() })
      .from(outbox)
      .where(inArray(outbox.status, ["kept", "dead"]))
      .groupBy(outbox.status);
    const of = (status: "kept" | "dead") => rows.find((row) => row.status === status)?.count ?? 0;
    return { hasServer, kept: of("kept"), dead: of("dead") };
  },
});
