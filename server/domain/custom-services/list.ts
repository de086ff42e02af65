import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { EXTRA_SERVICE_GROUPS } from "../orders/lines/extra-service-groups.ts";
import { SENT_STATUSES } from "../orders/moves/status.ts";

/**
 * Whether a service waits for the team's price. One that was never priced waits for nothing any more once its order is
 * closed to the team.
 */
export const SERVICE_STATES = ["toPrice", "priced", "closed"] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** What is priced by hand: the groups of extra services, what the team describes itself, the structure of a custom stand. */
export const PRICED_GROUPS = [...EXTRA_SERVICE_GROUPS, "other", "structure"] as const;
export type PricedGroup = (typeof PRICED_GROUPS)[number];

/**
 * What is priced by hand in all sent orders (SVC-01). Those that wait for their price stand first, the longest waiting
 * at the top.
 */
export const customServiceList = listOf("customServices", {
  columns: { waiting: "asc", reference: "desc", company: "asc", price: "desc" },
  sort: "waiting",
  filters: {
    states: choice(SERVICE_STATES),
    groups: choice(PRICED_GROUPS),
    statuses: choice(SENT_STATUSES),
  },
});
