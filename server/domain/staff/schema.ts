import * as v from "valibot";
import { staffAccountInput } from "../accounts/schema.ts";
import { STAFF_ROLES } from "../actor.ts";
import { id, version } from "../fields.ts";
import { message } from "../messages.ts";

export const STAFF_STATUSES = ["active", "disabled"] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

/** A change of an account; the language cannot be changed here. */
export const staffUpdateInput = v.object({
  id: id(),
  version: version(),
  name: staffAccountInput.entries.name,
  email: staffAccountInput.entries.email,
  role: v.picklist(STAFF_ROLES, message("choice")),
  /** Reads all marks, gives none, is assigned nothing. */
  decidesOnly: v.boolean(),
});

/** Disables, enables or resets an account. */
export const staffMoveInput = v.strictObject({ id: id(), version: version() });
