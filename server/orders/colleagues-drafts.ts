import { and, desc, eq, inArray, ne } from "drizzle-orm";
import * as v from "valibot";
import { orders, users } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { STAND_ORDER_TYPES } from "#domain/orders/type.ts";
import { belongsTo } from "../members/membership.ts";
import { question } from "../verb.ts";

/**
 * The stands that others of the exhibitor are writing for a submission, newest change first: an area holds one stand, so
 * who is about to begin another learns of them. Also of those whose author has left. What they hold is not told.
 */
export const colleaguesDrafts = question("orders.colleaguesDrafts", {
  may: ["own.order"],
  input: v.object({ submissionId: id() }),
  sample: ({ submission }) => ({ submissionId: submission }),
  async run({ actor, db }, { submissionId }) {
    const rows = await db.read
      .select({
        id: orders.id,
        version: orders.version,
        type: orders.type,
        author: users.name,
        updatedAt: orders.updatedAt,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.authorId))
      .where(
        and(
          eq(orders.submissionId, submissionId),
          isStandDraft(),
          belongsTo(orders.submissionId, actor.id),
          notBy(actor.id),
        ),
      )
      .orderBy(desc(orders.updatedAt));
    return rows.map(({ updatedAt, ...draft }) => ({ ...draft, updatedAt: updatedAt.toISOString() }));
  },
});

function isStandDraft() {
  return and(eq(orders.status, "DRAFT"), inArray(orders.type, [...STAND_ORDER_TYPES]));
}

/** By another exhibitor's account: what the team writes on behalf is the team's. */
function notBy(userId: string) {
  return and(ne(orders.authorId, userId), eq(users.role, "PARTNER"));
}

/** For the draft of a stand that a colleague wants to take over. */
export function isStandDraftOfOthers(orderId: string, userId: string) {
  return and(eq(orders.id, orderId), isStandDraft(), belongsTo(orders.submissionId, userId), notBy(userId));
}
