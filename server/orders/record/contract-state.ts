import { and, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { contracts, orders } from "#db/schema/index.ts";
import { LIVE_STATUSES } from "#domain/orders/moves/status.ts";
import type { StepOrder } from "#domain/orders/moves/next-step.ts";
import { SIGNATURE } from "./signature.ts";

// In a fragment of its own, so that drizzle writes the table's name.
const ORDER = sql`${orders.id}`;

/** Where the newest published edition of an order's contract stands, looked up by the database itself; null without one. */
export const CONTRACT = sql<
  StepOrder["contract"] | null
>`(select case when ${contracts.outdatedAt} is not null or ${contracts.orderVersion} <> ${orders.contentVersion} then 'outdated' when ${contracts.createdAt} <= ${SIGNATURE} or (${SIGNATURE} is not null and ${contracts.signedAcceptedAt} is not null) then 'signed' when ${contracts.signedFileId} is null then 'unsigned' else 'received' end from ${contracts} where ${contracts.orderId} = ${ORDER} and ${contracts.publishedAt} is not null order by ${contracts.version} desc limit 1)`;

/** Why the signed copy of the newest published edition was refused; null while none was, or since another came. */
export const COPY_REFUSAL = sql<
  string | null
>`(select case when ${contracts.signedFileId} is null then nullif(${contracts.signedRefusal}, '') end from ${contracts} where ${contracts.orderId} = ${ORDER} and ${contracts.publishedAt} is not null order by ${contracts.version} desc limit 1)`;

/** Whether a signed copy of one of a submission's contracts waits for the team's look. */
export async function hasCopyToCheck(db: ReadDb, submissionId: string): Promise<boolean> {
  const isLive = inArray(orders.status, [...LIVE_STATUSES]);
  const toCheck = and(eq(orders.submissionId, submissionId), isLive, sql`${CONTRACT} = 'received'`);
  return (await db.$count(orders, toCheck)) > 0;
}
