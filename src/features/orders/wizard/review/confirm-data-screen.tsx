import { NotesField } from "../steps/notes-field.tsx";
import { Review } from "./review.tsx";

/** What was chosen, to be checked (WIZ-51), and a word to the team. */
export function ConfirmDataScreen() {
  return (
    <div className="grid grid-cols-1 gap-9">
      <Review />
      <NotesField />
    </div>
  );
}
