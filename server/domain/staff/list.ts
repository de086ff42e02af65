import { STAFF_ROLES } from "../actor.ts";
import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { STAFF_STATUSES } from "./schema.ts";

export const staffList = listOf("staff", {
  columns: { name: "asc", created: "desc", lastSeen: "desc" },
  sort: "name",
  filters: { roles: choice(STAFF_ROLES), statuses: choice(STAFF_STATUSES) },
});
