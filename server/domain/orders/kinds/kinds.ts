import { isOfferedOrderType, type OfferedOrderType } from "../type.ts";
import { customServices } from "./custom-services.ts";
import { custom } from "./custom.ts";
import type { Kind } from "./kind.ts";
import { simple } from "./simple.ts";
import { standard } from "./standard.ts";

export const ORDER_KINDS = {
  STANDARD: standard,
  CUSTOM: custom,
  CUSTOM_SERVICES: customServices,
  SIMPLE: simple,
} satisfies Record<OfferedOrderType, Kind>;

/** A type that is not offered is handled as SIMPLE (WIZ-23). */
export function orderKindOf(type: string): Kind {
  return isOfferedOrderType(type) ? ORDER_KINDS[type] : simple;
}
