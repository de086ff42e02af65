import * as v from "valibot";
import { StaffAccountSchema } from "../accounts/schema.ts";
import { STAFF_ROLES } from "../actor.ts";
import { id, optionalText, version } from "../fields.ts";
import { message } from "../messages.ts";

export const STAFF_STATUSES = ["active", "disabled"] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

export const STAFF_SORTS = ["name", "nameDown", "newest", "oldest", "lastSeen", "lastSeenDown"] as const;
export type StaffSort = (typeof STAFF_SORTS)[number];

/** What the list of team accounts is asked for; without roles or status all are meant. */
export const StaffListSchema = v.strictObject({
  search: optionalText(200),
  role: v.optional(v.picklist(STAFF_ROLES)),
  status: v.optional(v.picklist(STAFF_STATUSES)),
  sort: v.optional(v.picklist(STAFF_SORTS), "name"),
  /** How many rows come before the page. */
  cursor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
});

/** A correction of an account; the language is the account's own and stays. */
export const StaffUpdateSchema = v.object({
  id: id(),
  version: version(),
  name: StaffAccountSchema.entries.name,
  email: StaffAccountSchema.entries.email,
  role: v.picklist(STAFF_ROLES, message("choice")),
});

/** Disable, enable, reset: the account and the version that was on screen. */
export const StaffMoveSchema = v.strictObject({ id: id(), version: version() });
export type StaffMove = v.InferOutput<typeof StaffMoveSchema>;
