import { and, eq, exists, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { orders, submissionMembers, submissions, users } from "#db/schema/index.ts";
import { PAYING_STATUSES } from "#domain/orders/moves/rules.ts";
import { LIVE_STATUSES } from "#domain/orders/moves/status.ts";
import { refuse } from "#domain/refusal.ts";
import type { SubmissionFacts } from "#domain/submissions/status.ts";

const build = new QueryBuilder();
const openAccounts = build
  .select({ id: users.id })
  .from(submissionMembers)
  .innerJoin(users, eq(users.id, submissionMembers.userId))
  .where(and(eq(submissionMembers.submissionId, submissions.id), isNull(users.disabledAt)));

/** SQL facts of submissions that their moves depend on besides the status. */
export const FACTS = {
  hasPartnerAccount: exists(openAccounts).mapWith(Boolean),
  hasLiveOrder: hasOrder(inArray(orders.status, LIVE_STATUSES)),
  hasPaidOrder: hasOrder(inArray(orders.status, [...PAYING_STATUSES])),
};

function hasOrder(isMeant: SQL) {
  const found = build
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.submissionId, submissions.id), isMeant));
  return exists(found).mapWith(Boolean);
}

const find = hot((db) =>
  db
    .select(FACTS)
    .from(submissions)
    .where(eq(submissions.id, sql.placeholder("id")))
    .prepare(),
);

/** What the moves of a submission depend on beyond its status: its accounts and its orders. */
export async function readFacts(db: ReadDb | Tx, id: string): Promise<SubmissionFacts> {
  const [facts] = await find(db).execute({ id });
  if (!facts) throw refuse("notFound", { record: "submission" });
  return facts;
}
