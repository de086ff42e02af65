import * as v from "valibot";
import { id, list, optionalLine, optionalText, usd, version } from "../fields.ts";
import { message } from "../messages.ts";
import { discountPercentage, itemId, MAX_LINES, notes, periodOfUse, quantity, unitPrice } from "./line.ts";

/**
 * A line as staff edit it (ORD-10). `id` names a line the order has; without it the line is new. A unit price is
 * theirs to set on custom lines only, null while unpriced; catalogue lines keep the price they were sent with,
 * and new ones take the catalogue's.
 */
export const staffLine = v.object({
  id: v.optional(id()),
  itemId: itemId(),
  isCustomService: v.optional(v.boolean(), false),
  title_pt: optionalLine(200),
  title_en: optionalLine(200),
  description_pt: optionalText(10_000),
  description_en: optionalText(10_000),
  unitMetric: optionalLine(60),
  quantity: quantity(),
  periodOfUse: periodOfUse(),
  unitPrice: v.optional(v.nullable(unitPrice()), null),
  discountPercentage: discountPercentage(),
  notes: notes(),
});

function staffLines() {
  return list(staffLine, MAX_LINES);
}

/** The lines of a sent order, replaced as a whole. */
export const editItemsInput = v.object({ id: id(), version: version(), lines: staffLines() });

function amount() {
  return v.optional(usd(0, message("numberTooSmall")));
}

/**
 * What staff may change of a sent order beside its status; what is left out stays. `structureAmount` prices a
 * custom stand's structure; the four figures together belong to a proposal. Dollars.
 */
export const staffOrderUpdate = v.object({
  id: id(),
  version: version(),
  notes: v.optional(notes()),
  lines: v.optional(staffLines()),
  value: v.optional(usd(0.01, message("valuePositive"))),
  spaceAmount: amount(),
  structureAmount: amount(),
  extraAmount: amount(),
});

/** One custom line worked through at the custom services desk: described, priced in dollars, noted (SVC-01). */
export const customServiceUpdate = v.object({
  lineId: id(),
  orderId: id(),
  version: version(),
  description_pt: v.optional(optionalText(10_000)),
  description_en: v.optional(optionalText(10_000)),
  unitPrice: v.nullable(unitPrice()),
  notes: v.optional(notes()),
});
