import { formOptions } from "@tanstack/react-form";
import { DEFAULT_CATEGORY } from "#domain/catalogue/categories.ts";
import type { ItemStatus } from "#domain/catalogue/status.ts";
import type { UnitPeriod } from "#domain/catalogue/unit.ts";
import type { Figure } from "#domain/typed-number.ts";
import type { Item } from "./data.ts";

const BLANK = {
  title_pt: "",
  title_en: "",
  description_pt: "",
  description_en: "",
  category: DEFAULT_CATEGORY as string,
  category_pt: "",
  category_en: "",
  unitMetric: "unit",
  unit_pt: "",
  units_pt: "",
  unit_en: "",
  units_en: "",
  unitPeriod: "once" as UnitPeriod,
  unitPrice: null as Figure,
  status: "ACTIVE" as ItemStatus,
  imageFileId: null as string | null,
};

export type ItemValues = typeof BLANK;

/** What the form of an item opens with: the item, or the beginning of a new item. */
export function itemValues(item?: Item): ItemValues {
  if (!item) return BLANK;
  const { title_pt, title_en, description_pt, description_en, category, unitMetric, unitPrice } = item;
  const { unitPeriod, status, imageFileId } = item;
  const { category_pt, category_en, unit_pt, units_pt, unit_en, units_en } = item;
  const texts = { title_pt, title_en, description_pt, description_en };
  const words = { category_pt, category_en, unit_pt, units_pt, unit_en, units_en };
  return { ...texts, ...words, category, unitMetric, unitPeriod, unitPrice, status, imageFileId };
}

/** What the parts of the form know of the form they stand in: its fields. */
export const ITEM_FORM = formOptions({ defaultValues: BLANK });
