import * as v from "valibot";
import { id, list, optionalLine, optionalText, usd, version } from "../../fields.ts";
import { message } from "../../messages.ts";
import { unitPrice } from "../../catalogue/item-fields.ts";
import { discountPercentage, MAX_LINES, lineNotes, periodOfUse, quantity } from "../lines/line.ts";

/**
 * A line as staff edit it (ORD-10). `lineId` names a line the order has; any other is new. A unit price is theirs to set
 * on custom lines only, null while unpriced; catalogue lines keep the price they were sent with, and new ones take the
 * catalogue's.
 */
export const staffLine = v.pipe(
  v.object({
    lineId: v.optional(id()),
    /** Of a new line of the catalogue; whether it is on offer is asked there. */
    itemId: optionalLine(64),
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
    notes: lineNotes(),
  }),
  v.forward(
    v.partialCheck(
      [["isCustomService"], ["title_pt"], ["title_en"]],
      (line) => !line.isCustomService || line.title_pt !== "" || line.title_en !== "",
      message("titleRequired"),
    ),
    ["title_pt"],
  ),
);
export type StaffLine = v.InferOutput<typeof staffLine>;

/** What the team makes of a sent order: its lines as a whole, the structure of a custom stand, and why. */
export const itemsEdit = v.object({
  lines: list(staffLine, MAX_LINES),
  /** Dollars; null while it waits for its price, left out where it stays. */
  structureAmount: v.optional(v.nullable(usd(0, message("numberTooSmall")))),
  note: optionalText(2000),
});
export type ItemsEdit = v.InferOutput<typeof itemsEdit>;

export const editItemsInput = v.object({ id: id(), version: version(), ...itemsEdit.entries });
