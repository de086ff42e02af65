import type { NamespaceTeamNotesTranslation } from "../../i18n-types";

const en_teamNotes = {
  title: "Team notes",
  hint: "Only the team reads them.",
  label: "New note",
  write: "Save note",
  writing: "Saving...",
  written: "Note saved",
  failed: "The notes could not be loaded.",
  edit: "Edit the note of {date}",
  editLabel: "Text of the note",
  save: "Save",
  edited: "edited {date}",
  saved: "Note changed",
  remove: "Remove the note of {date}",
  removeTitle: "Remove this note?",
  removeText: "It disappears from here; the team's history keeps what it said.",
  removed: "Note removed",
} satisfies NamespaceTeamNotesTranslation;

export default en_teamNotes;
