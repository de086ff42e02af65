import { useHeldError } from "#src/kit/form/held-field.tsx";
import { AdditionalServicesScreen } from "./additional-services-screen.tsx";
import { NotesField } from "../steps/notes-field.tsx";

/** Goods and services without a stand (WIZ-26), and a word to the team. */
export function ServicesScreen() {
  const empty = useHeldError("lines");
  return (
    <div className="grid grid-cols-1 gap-10">
      {empty && (
        <p role="alert" className="error-text">
          {empty}
        </p>
      )}
      <AdditionalServicesScreen />
      <NotesField />
    </div>
  );
}
