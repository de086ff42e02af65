import * as v from "valibot";
import { staffAccountInput } from "../accounts/schema.ts";
import { STAFF_ROLES } from "../actor.ts";
import { id, version } from "../fields.ts";
import { message } from "../messages.ts";

export const STAFF_STATUSES = ["active", "disabled"] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

/** The language stays. */
export const staffUpdateInput = v.object({
  id: id(),
  version: version(),
  name: staffAccountInput.entries.name,
  email: staffAccountInput.entries.email,
  role: v.picklist(STAFF_ROLES, message("choice")),
  /** Reads all marks, gives none, is assigned nothing. */
  decidesOnly: v.boolean(),
});

/** Disable, enable, reset. */
export const staffMoveInput = v.strictObject({ id: id(), version: version() });
