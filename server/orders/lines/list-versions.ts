import { and, desc, eq, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import { orderVersions, users } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { question } from "../../call/verb.ts";
import { loadOrder } from "../record/load.ts";
import { showContent } from "./show-version.ts";

/** What both sides agreed on, newest first: who, when, the total and the lines. */
export const listVersions = question("orders.versions", {
  may: ["orders.view", "own.view"],
  input: v.object({ id: id() }),
  sample: ({ order }) => ({ id: order }),
  async run(ctx, { id: orderId }) {
    await loadOrder(ctx.db.read, ctx, orderId);
    const rows = await ctx.db.read
      .select({ version: orderVersions, agreedBy: users.name })
      .from(orderVersions)
      .leftJoin(users, eq(users.id, orderVersions.agreedBy))
      .where(and(eq(orderVersions.orderId, orderId), isNotNull(orderVersions.agreedAt)))
      .orderBy(desc(orderVersions.number));
    return rows.map(({ version: { number, content, agreedAt }, agreedBy }) => ({
      number,
      agreedBy,
      agreedAt: agreedAt?.toISOString() ?? null,
      ...showContent(content),
    }));
  },
});
