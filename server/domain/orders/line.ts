import * as v from "valibot";
import { id, list, optionalText, text, usd, wholeNumber } from "../fields.ts";
import { message } from "../messages.ts";
import { centsFromUsd } from "../money.ts";
import { MAX_UNIT_PRICE_USD } from "./price.ts";
import { STAND_TYPES } from "./type.ts";

/** Protective: lines of one order. */
export const MAX_LINES = 200;
export const MAX_NOTES = 2000;

/** 1 to 100 units (WIZ-44), 1 unless told. */
export function quantity() {
  return v.optional(wholeNumber(1, 100, message("quantityMin"), message("quantityMax")), 1);
}

/** 1 to 100 days (WIZ-45), 1 unless told. */
export function periodOfUse() {
  return v.optional(wholeNumber(1, 100, message("periodMin"), message("periodMax")), 1);
}

/** 0 to 100 percent with at most two decimals (WIZ-46), 0 unless told. */
export function discountPercentage() {
  return v.optional(
    v.pipe(
      v.number(message("discountMin")),
      v.minValue(0, message("discountMin")),
      v.maxValue(100, message("discountMax")),
      v.check((value) => centsFromUsd(value) / 100 === value, message("decimals")),
    ),
    0,
  );
}

/** Dollars for one unit, 0 or more (CAT-14). */
export function unitPrice() {
  return v.pipe(usd(0, message("unitPriceMin")), v.maxValue(MAX_UNIT_PRICE_USD, message("numberTooLarge")));
}

/** A package is had once and for the whole event: its 1 and 1 serve the sum and are not shown as a quantity and days. */
export function isRented({ kind }: { kind: string }): boolean {
  return kind !== "package";
}

/** An item of the catalogue or a package, by its id (CAT-11). */
export function itemId() {
  return v.optional(
    v.pipe(v.string(message("itemIdRequired")), v.regex(/^[A-Za-z0-9_-]{1,64}$/, message("itemIdRequired"))),
    "",
  );
}

export function notes() {
  return optionalText(MAX_NOTES);
}

/** A figure or title that is there for display only: whatever it says is dropped, the server writes its own. */
function displayOnly() {
  return v.pipe(
    v.optional(v.unknown()),
    v.transform(() => undefined),
  );
}

/**
 * A line of a sent order, the fifteen keys of WIZ-58. Trusted are itemId, quantity, periodOfUse, notes and, for
 * an extra service (isCustomService), its description; the rest comes from the catalogue. A discount is
 * staff's to give: any other than 0 is refused.
 */
export const orderLine = v.object({
  itemId: itemId(),
  quantity: quantity(),
  periodOfUse: periodOfUse(),
  notes: notes(),
  isCustomService: v.optional(v.boolean(), false),
  description: v.optional(text(10_000), ""),
  description_pt: v.optional(text(10_000), ""),
  description_en: v.optional(text(10_000), ""),
  title: displayOnly(),
  title_pt: displayOnly(),
  title_en: displayOnly(),
  category: displayOnly(),
  unitMetric: displayOnly(),
  unitPrice: displayOnly(),
  totalPrice: displayOnly(),
  discountPercentage: v.pipe(
    discountPercentage(),
    v.check((percent) => percent === 0, message("unknownKey")),
  ),
});

/** The lines of one order. */
export function orderLines() {
  return v.optional(list(orderLine, MAX_LINES), () => []);
}

/** A line while it is being chosen (WIZ-44 to WIZ-46). */
export const selectedLine = v.object({
  itemId: itemId(),
  quantity: quantity(),
  periodOfUse: periodOfUse(),
  discountPercentage: discountPercentage(),
  notes: notes(),
});

/** The service addition form: what is selected, its value in dollars and its count (WIZ-48 to WIZ-50). */
export const serviceAddition = v.object({
  selectedItems: v.optional(list(selectedLine, MAX_LINES), () => []),
  totalValue: v.optional(
    v.pipe(v.number(message("totalValueMin")), v.minValue(0, message("totalValueMin"))),
    0,
  ),
  totalItems: v.optional(
    v.pipe(
      v.number(message("totalItemsMin")),
      v.integer(message("wholeNumber")),
      v.minValue(0, message("totalItemsMin")),
    ),
    0,
  ),
});

/** The stand selection: STANDARD or CUSTOM and, for a standard stand, which package (WIZ-25). */
export const standSelection = v.object({
  standType: v.picklist(STAND_TYPES, message("choice")),
  selectedStandardStandId: v.optional(id()),
});
