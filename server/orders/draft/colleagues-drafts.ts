import { and, desc, eq, ne, type Placeholder, sql } from "drizzle-orm";
import * as v from "valibot";
import { history, orders, users } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { belongsTo } from "../../members/membership.ts";
import { question } from "../../call/verb.ts";

/**
 * The drafts that others of the exhibitor have for a submission, newest change first: a draft is the organisation's, and
 * is written by one person at a time. Who has each and since when, also where that person has left; not what it holds.
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
        since: HELD_SINCE,
        updatedAt: orders.updatedAt,
      })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.authorId))
      .where(and(eq(orders.submissionId, submissionId), isDraftOfColleague(actor.id)))
      .orderBy(desc(orders.updatedAt));
    return rows.map(({ since, updatedAt, ...draft }) => {
      return { ...draft, since: new Date(since).toISOString(), updatedAt: updatedAt.toISOString() };
    });
  },
});

// In a fragment of its own, so that drizzle writes the table's name.
const ORDER = sql`${orders.id}`;

/** When its author began or took it over. */
const HELD_SINCE = sql<number>`coalesce((select max(${history.at}) from ${history} where ${history.record} = 'order'
  and ${history.recordId} = ${ORDER} and ${history.action} in ('create', 'takeOver')), ${orders.createdAt})`;

/** A draft that another account of the exhibitor writes: what the team writes on behalf is the team's. */
export function isDraftOfColleague(userId: string | Placeholder) {
  const isOthers = and(eq(orders.status, "DRAFT"), ne(orders.authorId, userId));
  const isExhibitors = sql`${orders.authorId} in (select ${users.id} from ${users} where ${users.role} = 'PARTNER')`;
  return and(isOthers, belongsTo(orders.submissionId, userId), isExhibitors);
}
