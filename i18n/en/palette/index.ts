import type { NamespacePaletteTranslation } from "../../i18n-types";

const en_palette: NamespacePaletteTranslation = {
  title: "Go to",
  hint: "Screen, reference, organisation, email...",
  results: "What was found",
  groups: {
    opened: "Opened last",
    moves: "This record",
    screens: "Screens",
  },
  untitled: "Untitled item",
  searching: "Searching...",
  none: "Nothing matches what you typed.",
  failed: "The records could not be searched. Screens can still be opened.",
  keys: "↑ ↓ choose, Enter opens, Esc closes",
};

export default en_palette;
