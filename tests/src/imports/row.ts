import type { ImportRow } from "#src/features/imports/data.ts";

/** A row of a plan that would make a new item. */
export const NEW_ROW: ImportRow = {
  id: "2",
  row: 2,
  state: "create",
  cells: {},
  problems: [],
  title: "Sofá",
  title_pt: "Sofá",
  title_en: "Sofa",
  itemId: null,
  values: { category: "audiovisuel", unitMetric: "metre cubed", unitPrice: 5 },
  isThere: false,
  before: {},
  news: [],
  lacks: [],
};
