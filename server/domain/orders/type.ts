/** All order types, including those of stored data (DATA-05). */
export const ORDER_TYPES = ["SIMPLE", "CUSTOM_SERVICES", "STAND", "STANDARD", "CUSTOM"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Order types in the order of the first screen (WIZ-02); STAND exists in stored data only. */
export const OFFERED_ORDER_TYPES = [
  "SIMPLE",
  "CUSTOM_SERVICES",
  "STANDARD",
  "CUSTOM",
] as const satisfies readonly OrderType[];
export type OfferedOrderType = (typeof OFFERED_ORDER_TYPES)[number];

/** WIZ-07 */
export const DEFAULT_ORDER_TYPE = "CUSTOM_SERVICES" satisfies OfferedOrderType;

export const STAND_TYPES = ["STANDARD", "CUSTOM"] as const;
export type StandType = (typeof STAND_TYPES)[number];

/** WIZ-06 */
export const DEFAULT_STAND_TYPE = "CUSTOM" satisfies StandType;

/** WIZ-08 */
export function isCustomStand(standType: string | null | undefined): boolean {
  return standType === "CUSTOM";
}

export const STAND_ORDER_TYPES = ["STANDARD", "CUSTOM", "STAND"] as const satisfies readonly OrderType[];

export function isStandOrder(type: OrderType): boolean {
  return (STAND_ORDER_TYPES as readonly OrderType[]).includes(type);
}

/** Whether the order has services alone, so that its price has neither space nor structure. */
export function isServicesAlone(type: OrderType): boolean {
  return type === "CUSTOM_SERVICES";
}

export function isOfferedOrderType(value: unknown): value is OfferedOrderType {
  return OFFERED_ORDER_TYPES.includes(value as OfferedOrderType);
}
