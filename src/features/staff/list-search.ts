import * as v from "valibot";
import { STAFF_ROLES } from "#domain/actor.ts";
import { STAFF_SORTS, STAFF_STATUSES } from "#domain/staff/schema.ts";

/** What the list keeps in its address; anything it does not understand is left out. */
export const StaffSearchSchema = v.object({
  q: v.fallback(v.optional(v.string()), undefined),
  role: v.fallback(v.optional(v.picklist(STAFF_ROLES)), undefined),
  status: v.fallback(v.optional(v.picklist(STAFF_STATUSES)), undefined),
  sort: v.fallback(v.optional(v.picklist(STAFF_SORTS)), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});
export type StaffSearch = v.InferOutput<typeof StaffSearchSchema>;

export const PAGE_SIZE = 25;
