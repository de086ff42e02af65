import type { NamespaceTableTranslation } from "../../i18n-types";

const en_table = {
  sortBy: "Sort by {column}",
  order: "Order",
  outdated: "These rows may be out of date",
  range: "{from|number}–{to|number} of {total|number}",
  previous: "Previous page",
  next: "Next page",
  pages: "Pages",
  filters: "Filters",
} satisfies NamespaceTableTranslation;

export default en_table;
