import * as v from "valibot";
import { id, list, optionalLine, optionalText, usd, version } from "../../fields.ts";
import { message } from "../../messages.ts";
import { unitPrice } from "../../catalogue/item-fields.ts";
import { discountPercentage, MAX_LINES, lineNotes, periodOfUse, quantity } from "../lines/line.ts";

/**
 * ORD-10. A known `lineId` names an existing line; any other is new. Staff set unit prices on custom lines only, null
 * while unpriced; others keep the sent price, new ones take the catalogue's.
 */
export const staffLine = v.pipe(
  v.object({
    lineId: v.optional(id()),
    /** The item of a new catalogue line; whether it is offered is checked later. */
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

/**
 * The schema of an edit: all lines, the structure of a custom stand, and the reason; `line` is the schema of a line.
 */
export function itemsEditOf(line: typeof staffLine) {
  return v.object({
    lines: list(line, MAX_LINES),
    /** Dollars; null means unpriced, absent means unchanged. */
    structureAmount: v.optional(v.nullable(usd(0, message("numberTooSmall")))),
    note: optionalText(2000),
    /** Whether the edit does what the exhibitor requested, if there was a request. */
    answersWish: v.optional(v.boolean(), true),
  });
}
export const itemsEdit = itemsEditOf(staffLine);
export type ItemsEdit = v.InferOutput<typeof itemsEdit>;

export const editItemsInput = v.object({ id: id(), version: version(), ...itemsEdit.entries });
