import type { Reason } from "../refusal.ts";

/** CAT-03; partners are offered ACTIVE items only. */
export const ITEM_STATUSES = ["ACTIVE", "INACTIVE", "DRAFT"] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** States of anything that can be switched off: items, stand packages (CAT-04). */
export const ACTIVE_STATES = ["ACTIVE", "INACTIVE"] as const;
export type ActiveState = (typeof ACTIVE_STATES)[number];

/** The status that the item's switch leads to; a DRAFT becomes ACTIVE. */
export function toggleActive(status: ItemStatus): ActiveState {
  return status === "ACTIVE" ? "INACTIVE" : "ACTIVE";
}

/** Why the item cannot get a status: it has the status already. */
export function whyNotItemStatus(from: ItemStatus, to: ItemStatus): Reason | undefined {
  return from === to ? { code: "nothingChanged", params: {} } : undefined;
}

export const ITEM_STATUS_OF = { offer: "ACTIVE", takeOff: "INACTIVE" } as const satisfies Record<
  string,
  ActiveState
>;
