import { findCursor } from "#domain/lists/find-cursor.ts";
import { ownOrdersMark } from "#domain/orders/reading/own-orders-mark.ts";
import { readAhead } from "#src/lib/call/query-client.ts";
import { ownOrdersQuery } from "../data.ts";

/** Reads ahead, for the dashboard, the page of each submission's orders that the address names. */
export function readOrdersAt(
  submissionIds: readonly string[],
  address: Readonly<Record<string, unknown>>,
): Promise<void> {
  const pages = submissionIds.map((submissionId) =>
    ownOrdersQuery(submissionId, findCursor(ownOrdersMark(submissionId), address).own),
  );
  return readAhead(...pages);
}
