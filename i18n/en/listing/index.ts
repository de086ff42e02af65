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
  keys: {
    title: "Keys of this list",
    enter: "Enter",
    does: {
      next: "Next row",
      previous: "Previous row",
      mark: "Select the row; with Shift, all since the last one",
      open: "Open the row",
      edit: "Open the row to edit it",
      search: "Go to the search",
      help: "Show these keys",
    },
    letters: {
      label: "Use letters as shortcuts",
      hint: "Switch this off if you speak to your computer, so that no word sets off a shortcut by mistake. Enter and Ctrl+K go on working.",
    },
    profile: {
      title: "Keyboard",
      note: "In the team's lists, single letters move between rows, select and open them. The key ? shows which.",
    },
  },
  filter: "Filter",
  chosenFilters: "Chosen filters",
  removeFilter: "Remove the filter {name}",
  from: "From",
  to: "To",
  span: { between: "{from} to {to}", from: "from {from}", upTo: "up to {to}" },
} satisfies NamespaceListingTranslation;

export default en_listing;
