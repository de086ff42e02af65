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
