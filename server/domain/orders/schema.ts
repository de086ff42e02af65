import * as v from "valibot";
import { id, optionalText, requiredText, usd, version } from "../fields.ts";
import { message } from "../messages.ts";
import { centsFromUsd } from "../money.ts";
import { briefing } from "./briefing.ts";
import { extraServices } from "./extra-services.ts";
import { fileReferences } from "./file-reference.ts";
import { notes, orderLines } from "./line.ts";
import { amountsAddUp } from "./price.ts";
import { SENT_STATUSES } from "./status.ts";
import { DEFAULT_STAND_TYPE, STAND_TYPES } from "./type.ts";

export type { OrderDraft } from "./draft.ts";

/** The submission an order belongs to (WIZ-60). */
export const submissionId = v.pipe(
  v.string(message("submissionIdRequired")),
  v.trim(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, message("submissionIdRequired")),
);

/** What every order brings; `draftId` names the draft it was written as. */
const head = { submissionId: v.optional(submissionId, ""), draftId: v.optional(id()), notes: notes() };

/**
 * The lines ordered. `extraServices` are the groups as filled in, kept so that an edit can open them again; what
 * is ordered of them are the lines.
 */
const services = { orderServices: orderLines(), extraServices: v.optional(extraServices) };

/** A stand from a package (WIZ-55): the package travels as one of the lines. */
export const standardOrder = v.object({ ...head, ...services });
export type StandardOrder = v.InferOutput<typeof standardOrder>;

/** A stand from a briefing (WIZ-56): the four sections and the lines, catalogue and custom (WIZ-57). */
export const customOrder = v.object({
  ...head,
  ...services,
  ...briefing.entries,
  standType: v.optional(v.picklist(STAND_TYPES, message("choice")), DEFAULT_STAND_TYPE),
});

/** Additional goods and services only (WIZ-26); without any line the order is empty. */
export const customServicesOrder = v.object({ ...head, ...services });

function amount() {
  return v.optional(v.nullable(usd(0, message("numberTooSmall"))), null);
}

/** The fields the sum depends on: it is checked once each of them is a number. */
const AMOUNT_PATHS = [["value"], ["spaceAmount"], ["structureAmount"], ["extraAmount"]] as const;

const proposal = {
  ...head,
  description: v.optional(requiredText(10_000, "descriptionRequired"), ""),
  value: v.optional(usd(0.01, message("valuePositive")), 0),
  spaceAmount: amount(),
  structureAmount: amount(),
  extraAmount: amount(),
  attachments: fileReferences(),
};
type Amounts = Record<"spaceAmount" | "structureAmount" | "extraAmount", number | null> & { value: number };

function isDividedRightly(order: Amounts): boolean {
  return amountsAddUp({
    value: centsFromUsd(order.value),
    space: centsFromUsd(order.spaceAmount ?? 0),
    structure: centsFromUsd(order.structureAmount ?? 0),
    extra: centsFromUsd(order.extraAmount ?? 0),
  });
}

/** A proposal (WIZ-27 to WIZ-30): dollars throughout; its amounts, when given, add up to the value. */
export const simpleOrder = v.pipe(
  v.object(proposal),
  v.forward(v.partialCheck(AMOUNT_PATHS, isDividedRightly, message("amountsSum")), ["value"]),
);

const record = { id: id(), version: version() };

/** The partner's edit: the same payload again, the type locked (ORD-20). */
export const orderUpdate = v.object({
  ...record,
  order: v.variant("orderType", [
    v.object({ orderType: v.literal("STANDARD"), ...standardOrder.entries }),
    v.object({ orderType: v.literal("CUSTOM"), ...customOrder.entries }),
    v.object({ orderType: v.literal("CUSTOM_SERVICES"), ...customServicesOrder.entries }),
    v.pipe(
      v.object({ orderType: v.literal("SIMPLE"), ...proposal }),
      v.forward(v.partialCheck(AMOUNT_PATHS, isDividedRightly, message("amountsSum")), ["value"]),
    ),
  ]),
});

/** A change of status: `force` is an ADMIN's, outside the table of moves, and needs a note (ORD-09, ORD-17). */
export const setStatusInput = v.object({
  ...record,
  status: v.picklist(SENT_STATUSES, message("choice")),
  note: optionalText(2000),
  paymentConfirmation: v.optional(id()),
  force: v.optional(v.boolean(), false),
});

/** A partner confirms that it cannot be undone (ORD-21); staff give a note. */
export const cancelInput = v.object({
  ...record,
  confirmed: v.optional(v.boolean(), false),
  note: optionalText(2000),
});
