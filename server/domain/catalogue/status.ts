import type { Reason } from "../refusal.ts";

/** What a catalogue item may be (CAT-03); partners are offered ACTIVE items only. */
export const ITEM_STATUSES = ["ACTIVE", "INACTIVE", "DRAFT"] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** The general switch of anything that can be turned off: items in the list, stand packages (CAT-04). */
export const ACTIVE_STATES = ["ACTIVE", "INACTIVE"] as const;
export type ActiveState = (typeof ACTIVE_STATES)[number];

/** The other state; a DRAFT becomes ACTIVE. */
export function toggleActive(status: ItemStatus): ActiveState {
  return status === "ACTIVE" ? "INACTIVE" : "ACTIVE";
}

/** Why an item cannot get this status: it has it already. Undefined when it can. */
export function whyNotItemStatus(from: ItemStatus, to: ItemStatus): Reason | undefined {
  return from === to ? { code: "nothingChanged", params: {} } : undefined;
}

/** What is done with many items at once, and the status that each then has. */
export const ITEM_STATUS_OF = { offer: "ACTIVE", takeOff: "INACTIVE" } as const satisfies Record<
  string,
  ActiveState
>;
