import * as v from "valibot";
import { usd } from "../fields.ts";
import { message } from "../messages.ts";

/** Protective: 200 lines of 100 x 100 at this price stay exact whole cents. */
const MAX_UNIT_PRICE_USD = 10_000_000;

/** The unit price in dollars (CAT-14). */
export function unitPrice() {
  return v.pipe(usd(0, message("unitPriceMin")), v.maxValue(MAX_UNIT_PRICE_USD, message("numberTooLarge")));
}

/** The id of a catalogue item or a package (CAT-11). */
export function itemId() {
  return v.optional(
    v.pipe(v.string(message("itemIdRequired")), v.regex(/^[A-Za-z0-9_-]{1,64}$/, message("itemIdRequired"))),
    "",
  );
}
