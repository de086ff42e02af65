import { columnsOf } from "../lists/columns.ts";
import type { ItemStatus } from "./status.ts";
import type { UnitPeriod } from "./unit.ts";

type FileRow = {
  id: string;
  title_pt: string;
  title_en: string;
  description_pt: string;
  description_en: string;
  category: string;
  category_en: string;
  unitMetric: string;
  units_pt: string;
  unit_en: string;
  units_en: string;
  unitPeriod: UnitPeriod;
  unitPriceCents: number;
  status: ItemStatus;
};

/**
 * The catalogue. Headings and values of its file are the names that an import knows, in every language, and the id goes
 * with whatever columns are chosen: so each row says which item it is.
 */
export const itemColumns = columnsOf<object, object, FileRow>()(
  ["title", "category", "price", "uses", "status", "updated"],
  [
    { of: "title", heading: "id", kind: "text", width: 28, value: (item) => item.id },
    { of: "title", heading: "title_pt", kind: "text", width: 36, value: (item) => item.title_pt },
    { of: "title", heading: "title_en", kind: "text", width: 36, value: (item) => item.title_en },
    {
      of: "title",
      heading: "description_pt",
      kind: "text",
      width: 48,
      value: (item) => item.description_pt,
    },
    {
      of: "title",
      heading: "description_en",
      kind: "text",
      width: 48,
      value: (item) => item.description_en,
    },
    { of: "category", heading: "category", kind: "text", value: (item) => item.category },
    { of: "category", heading: "category_en", kind: "text", value: (item) => item.category_en },
    { of: "price", heading: "unitMetric", kind: "text", value: (item) => item.unitMetric },
    { of: "price", heading: "units_pt", kind: "text", value: (item) => item.units_pt },
    { of: "price", heading: "unit_en", kind: "text", value: (item) => item.unit_en },
    { of: "price", heading: "units_en", kind: "text", value: (item) => item.units_en },
    { of: "price", heading: "unitPeriod", kind: "text", value: (item) => item.unitPeriod },
    { of: "price", heading: "unitPrice", kind: "money", value: (item) => item.unitPriceCents },
    { of: "status", heading: "itemStatus", kind: "text", value: (item) => item.status },
  ],
);
