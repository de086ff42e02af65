import { sql } from "drizzle-orm";
import { contracts, orders } from "#db/schema/index.ts";
import type { StepOrder } from "#domain/orders/moves/next-step.ts";
import { SIGNATURE } from "./signature.ts";

// Within a fragment of its own, so that it keeps the name of its table.
const ORDER = sql`${orders.id}`;

/** Where the newest published edition of an order's contract stands, looked up by the database itself; null without one. */
export const CONTRACT = sql<
  StepOrder["contract"] | null
>`(select case when ${contracts.outdatedAt} is not null or ${contracts.orderVersion} <> ${orders.contentVersion} then 'outdated' when ${contracts.signedFileId} is null and ${contracts.createdAt} > coalesce(${SIGNATURE}, 0) then 'unsigned' else 'signed' end from ${contracts} where ${contracts.orderId} = ${ORDER} and ${contracts.publishedAt} is not null order by ${contracts.version} desc limit 1)`;
