import type { NamespaceListingTranslation } from "../../i18n-types";

const en_listing = {
  selection: {
    row: "Select {name}",
    page: "Select the rows of this page",
    count: "{count} {{row|rows}} selected",
    all: "Select all {total}",
    clear: "Clear selection",
    actions: "Actions for the selection",
    dropped: "The selection was dropped: these are other rows now",
  },
  display: {
    title: "Display",
    columns: "Columns",
    density: "Row height",
    comfortable: "Comfortable",
    compact: "Compact",
    usual: "Usual columns",
  },
  filter: "Filter",
  chosenFilters: "Chosen filters",
  removeFilter: "Remove the filter {name}",
  from: "From",
  to: "To",
  span: { between: "{from} to {to}", from: "from {from}", upTo: "up to {to}" },
} satisfies NamespaceListingTranslation;

export default en_listing;
