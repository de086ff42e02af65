import * as v from "valibot";
import { id } from "../../fields.ts";

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(500));

/** A bound against abuse, far above real use. */
const MAX_SEEN = 250;

/** Words and prices (cents) of a draft's items and stand as its author last saw them. */
export const seenGoods = v.object({
  items: v.pipe(
    v.record(id(), v.object({ title_pt: text, title_en: text, unitMetric: text, unitPrice: cents })),
    v.check((items) => Object.keys(items).length <= MAX_SEEN),
  ),
  package: v.nullable(v.object({ id: id(), spacePerM2: cents, structurePerM2: cents })),
  /** The price of space of a custom stand; null for other kinds, and when it was not shown. */
  customSpacePerM2: v.optional(v.nullable(cents), null),
});
export type SeenGoods = v.InferOutput<typeof seenGoods>;
