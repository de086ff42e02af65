import { sayIssue } from "#src/lib/words/say-issue.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { AdditionalServicesScreen } from "./additional-services-screen.tsx";
import { NotesField } from "./notes-field.tsx";
import { useWizard } from "./wizard-context.tsx";

/** Goods and services without a stand (WIZ-26), and a word to the team. */
export function ServicesScreen() {
  const { LL } = useWords();
  const { issues } = useWizard();
  const empty = issues.find(({ path }) => path === "lines");
  return (
    <div className="grid grid-cols-1 gap-10">
      {empty && (
        <p role="alert" className="text-annatto-ink">
          {sayIssue(LL, empty)}
        </p>
      )}
      <AdditionalServicesScreen />
      <NotesField />
    </div>
  );
}
