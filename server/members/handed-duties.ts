import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { handedSteps, orders, submissionMembers, users } from "#db/schema/index.ts";
import type { HandedDuty, InHands } from "#domain/handed-on/steps.ts";

/** Who has taken on duties of these orders: colleagues, as long as they belong to the submission. */
export async function readHandedDuties(db: ReadDb | Tx, orderIds: readonly string[]): Promise<InHands[]> {
  if (orderIds.length === 0) return [];
  const rows = await selectHanded(db).all({ ids: JSON.stringify(orderIds) });
  return rows.map(({ orderId, step, id, name }) => ({ orderId, step, to: { id, name } }));
}

/** The account that a duty of an order was handed to; undefined where it is in its usual hands. */
export async function findHandedTo(
  db: ReadDb | Tx,
  orderId: string,
  duty: HandedDuty,
): Promise<string | undefined> {
  const handed = await readHandedDuties(db, [orderId]);
  return handed.find(({ step }) => step === duty)?.to.id;
}

const selectHanded = hot((db) =>
  db
    .select({ orderId: handedSteps.orderId, step: handedSteps.step, id: users.id, name: users.name })
    .from(handedSteps)
    .innerJoin(orders, eq(orders.id, handedSteps.orderId))
    .innerJoin(users, and(eq(users.id, handedSteps.toUser), isNull(users.disabledAt)))
    .innerJoin(
      submissionMembers,
      and(
        eq(submissionMembers.submissionId, orders.submissionId),
        eq(submissionMembers.userId, handedSteps.toUser),
      ),
    )
    .where(
      and(
        sql`${handedSteps.orderId} in (select value from json_each(${sql.placeholder("ids")}))`,
        isNull(handedSteps.takenBackAt),
      ),
    )
    .orderBy(asc(handedSteps.createdAt))
    .prepare(),
);
