import { ITEM_STATUSES } from "#domain/catalogue/status.ts";
import type { OwnStatus } from "#domain/orders/moves/standing.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import type { HistoryRecord } from "#domain/records.ts";
import type { RecordKind } from "#domain/refusal.ts";
import { REQUEST_STATUSES } from "#domain/requests/status.ts";
import { parseStatus } from "#domain/submissions/status.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

/** Undefined for an unknown status. An exhibitor's own order is an "ownOrder". Needs the namespace statuses. */
export function sayStatus(
  LL: TranslationFunctions,
  of: RecordKind | HistoryRecord | "ownOrder",
  status: string,
): string | undefined {
  const { statuses } = LL;
  if (of === "order" || of === "ownOrder") {
    const order = ORDER_STATUSES.find((known) => known === status);
    return order && (of === "order" ? statuses.order[order]() : sayOwnStatus(LL, order));
  }
  if (of === "submission") {
    const submission = parseStatus(status);
    return submission && statuses.submission[submission]();
  }
  const request = of === "request" && REQUEST_STATUSES.find((known) => known === status);
  if (request) return statuses.request[request]();
  const item = of === "catalogueItem" && ITEM_STATUSES.find((known) => known === status);
  return item ? statuses.item[item]() : undefined;
}

/** The one way an order's status is said to its exhibitor. */
export function sayOwnStatus(
  { statuses: { order, ownOrder } }: TranslationFunctions,
  status: OwnStatus,
): string {
  switch (status) {
    case "CONFIRM_PAYMENT":
    case "CHANGED":
    case "RETURNED":
    case "PAYMENT_REFUSED":
    case "PART_ACCEPTED":
      return ownOrder[status]();
    default:
      return order[status]();
  }
}
