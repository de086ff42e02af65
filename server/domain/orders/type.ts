/** Every kind of order a stored record may have (DATA-05). */
export const ORDER_TYPES = ["SIMPLE", "CUSTOM_SERVICES", "STAND", "STANDARD", "CUSTOM"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** The kinds the wizard offers, in the order of its first screen (WIZ-02); STAND exists in stored data only. */
export const OFFERED_ORDER_TYPES = [
  "SIMPLE",
  "CUSTOM_SERVICES",
  "STANDARD",
  "CUSTOM",
] as const satisfies readonly OrderType[];
export type OfferedOrderType = (typeof OFFERED_ORDER_TYPES)[number];

/** Preselected when the wizard opens (WIZ-07). */
export const DEFAULT_ORDER_TYPE = "CUSTOM_SERVICES" satisfies OfferedOrderType;

export const STAND_TYPES = ["STANDARD", "CUSTOM"] as const;
export type StandType = (typeof STAND_TYPES)[number];

/** The stand type nobody has chosen yet (WIZ-06). */
export const DEFAULT_STAND_TYPE = "CUSTOM" satisfies StandType;

/** A custom stand is one whose stand type is CUSTOM (WIZ-08). */
export function isCustomStand(standType: string | null | undefined): boolean {
  return standType === "CUSTOM";
}

/** The kinds that are for a stand, which services alone are not. */
export const STAND_ORDER_TYPES = ["STANDARD", "CUSTOM", "STAND"] as const satisfies readonly OrderType[];

/** Whether a stored order is for a stand. */
export function isStandOrder(type: OrderType): boolean {
  return (STAND_ORDER_TYPES as readonly OrderType[]).includes(type);
}

export function isOfferedOrderType(value: unknown): value is OfferedOrderType {
  return OFFERED_ORDER_TYPES.includes(value as OfferedOrderType);
}
