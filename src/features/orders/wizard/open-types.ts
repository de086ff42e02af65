import type { OfferedOrderType } from "#domain/orders/type.ts";

/** The kinds whose every screen is drawn, in the order of the first one. */
export const OPEN_ORDER_TYPES = ["STANDARD"] as const satisfies readonly OfferedOrderType[];
export type OpenOrderType = (typeof OPEN_ORDER_TYPES)[number];

export function isOpenOrderType(value: unknown): value is OpenOrderType {
  return OPEN_ORDER_TYPES.includes(value as OpenOrderType);
}
