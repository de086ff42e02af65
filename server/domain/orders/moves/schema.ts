import * as v from "valibot";
import { id, optionalText, version } from "../../fields.ts";
import { message } from "../../messages.ts";
import { ORDER_KINDS } from "../kinds/kinds.ts";
import { SETTLEMENTS } from "./balance.ts";
import { transferEntries } from "./payment.ts";
import { SENT_STATUSES } from "./status.ts";

const record = { id: id(), version: version() };

/** A partner's edit; the type is locked (ORD-20). */
export const orderUpdate = v.object({
  ...record,
  order: v.variant("orderType", [
    v.object({ orderType: v.literal("STANDARD"), ...ORDER_KINDS.STANDARD.order.entries }),
    v.object({ orderType: v.literal("CUSTOM"), ...ORDER_KINDS.CUSTOM.order.entries }),
    v.object({ orderType: v.literal("CUSTOM_SERVICES"), ...ORDER_KINDS.CUSTOM_SERVICES.order.entries }),
    v.object({ orderType: v.literal("SIMPLE"), ...ORDER_KINDS.SIMPLE.order.entries }),
  ]),
});

/** `force` is for ADMIN, outside the move table, and needs a note (ORD-09, ORD-17). */
export const setStatusInput = v.object({
  ...record,
  status: v.picklist(SENT_STATUSES, message("choice")),
  note: optionalText(2000),
  paymentConfirmation: v.optional(id()),
  /** What the confirmation says; the server takes one without. */
  transfer: v.optional(v.object(transferEntries)),
  /** Why the order counts as paid with something outstanding. */
  settledAs: v.optional(v.picklist(SETTLEMENTS, message("choice"))),
  force: v.optional(v.boolean(), false),
  /** Without a letter to the exhibitor, where the move may be made so; the note is the reason. */
  silent: v.optional(v.boolean(), false),
});

/** A partner confirms (ORD-21); staff give a note. */
export const cancelInput = v.object({
  ...record,
  confirmed: v.optional(v.boolean(), false),
  note: optionalText(2000),
});
