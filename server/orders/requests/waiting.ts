import { and, type Column, eq, inArray, type SQL } from "drizzle-orm";
import { orderRequests } from "#db/schema/index.ts";
import { WAITING_KINDS } from "#domain/requests/rules.ts";

/** Which requests wait for the answer of one side, of one order or of all. */
export function isWaitingOf(side: keyof typeof WAITING_KINDS, orderId?: string | Column): SQL | undefined {
  return and(
    eq(orderRequests.status, "PENDING"),
    inArray(orderRequests.kind, [...WAITING_KINDS[side]]),
    orderId === undefined ? undefined : eq(orderRequests.orderId, orderId),
  );
}
