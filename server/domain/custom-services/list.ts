import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { EXTRA_SERVICE_GROUPS } from "../orders/lines/extra-service-groups.ts";
import { SENT_STATUSES } from "../orders/moves/status.ts";

/** A service that was never priced is `closed` once its order is closed to the team. */
const SERVICE_STATES = ["toPrice", "priced", "closed"] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** Extra services, what the team describes itself, and the structure of a custom stand. */
const PRICED_GROUPS = [...EXTRA_SERVICE_GROUPS, "other", "structure"] as const;
export type PricedGroup = (typeof PRICED_GROUPS)[number];

/** Custom services of all sent orders (SVC-01): unpriced first, the longest waiting on top. */
export const customServiceList = listOf("customServices", {
  columns: { waiting: "asc", reference: "desc", company: "asc", price: "desc" },
  sort: "waiting",
  filters: {
    states: choice(SERVICE_STATES),
    groups: choice(PRICED_GROUPS),
    statuses: choice(SENT_STATUSES),
  },
});
