import * as v from "valibot";
import { id, line, optionalLine, optionalText, requiredLine, version } from "../fields.ts";
import { message } from "../messages.ts";
import { itemId, unitPrice } from "./item-fields.ts";
import { DEFAULT_CATEGORY } from "./categories.ts";
import { ITEM_STATUSES } from "./status.ts";
import { withoutIdleWords } from "./own-words.ts";
import { periodOf, UNIT_PERIODS } from "./unit.ts";

function category() {
  return v.pipe(
    optionalLine(80),
    v.transform((text) => text || DEFAULT_CATEGORY),
  );
}

const item = {
  title_pt: optionalLine(200),
  title_en: optionalLine(200),
  description_pt: optionalText(5000),
  description_en: optionalText(5000),
  category: category(),
  category_pt: v.optional(line(80)),
  category_en: v.optional(line(80)),
  unitMetric: v.optional(requiredLine(60, "unitMetricRequired"), ""),
  unit_pt: v.optional(line(60)),
  units_pt: v.optional(line(60)),
  unit_en: v.optional(line(60)),
  units_en: v.optional(line(60)),
  unitPeriod: v.optional(v.picklist(UNIT_PERIODS, message("choice"))),
  unitPrice: v.optional(unitPrice(), Number.NaN),
  status: v.optional(v.picklist(ITEM_STATUSES, message("choice")), "ACTIVE"),
  imageFileId: v.optional(v.nullable(id()), null),
};
type Titles = { title_pt: string; title_en: string };

const TITLE_PATHS = [["title_pt"], ["title_en"]] as const;

function hasTitle(titles: Titles): boolean {
  return titles.title_pt !== "" || titles.title_en !== "";
}

/**
 * A title in at least one language (CAT-12), a unit (CAT-13), a price from 0 dollars (CAT-14). Whether it is ordered
 * once or per day follows from the unit where it is not said. A word of a category or unit that is not said stays.
 */
export const itemInput = v.pipe(
  v.object(item),
  v.forward(v.partialCheck(TITLE_PATHS, hasTitle, message("titleRequired")), ["title_pt"]),
  v.transform(({ unitPeriod, ...rest }) => ({
    ...withoutIdleWords(rest),
    unitPeriod: unitPeriod ?? periodOf(rest.unitMetric),
  })),
);

/** By id (CAT-11) and known version; an image left out stays, and whether it is ordered once or per day. */
export const itemUpdate = v.pipe(
  v.object({
    id: itemId(),
    version: version(),
    ...item,
    status: v.picklist(ITEM_STATUSES, message("choice")),
    imageFileId: v.optional(v.nullable(id())),
  }),
  v.forward(v.partialCheck(TITLE_PATHS, hasTitle, message("titleRequired")), ["title_pt"]),
  v.transform(withoutIdleWords),
);

export type WrittenItem = Omit<v.InferOutput<typeof itemInput>, "imageFileId">;

export const itemAt = v.strictObject({ id: itemId(), version: version() });

/** CAT-03 */
export const itemStatusInput = v.strictObject({
  id: itemId(),
  version: version(),
  status: v.picklist(ITEM_STATUSES, message("choice")),
});
