import type { FileProblem } from "#domain/imports/problems.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { useWords } from "#src/lib/words/words.tsx";

/** Why a file cannot be read as a catalogue. */
export function Unreadable({ problem }: { problem: FileProblem }) {
  const { LL } = useWords();
  return (
    <FormAlert>
      <b>{LL.imports.fileProblem.title()}.</b> {sayFileProblem(LL, problem)}
    </FormAlert>
  );
}

function sayFileProblem(LL: TranslationFunctions, problem: FileProblem): string {
  const { fileProblem: words, columns } = LL.imports;
  // Columns by the headings that the file must have.
  const named = (names: readonly (keyof typeof columns)[]) =>
    names.map((name) => `${columns[name]()} (${name})`).join(", ");
  switch (problem.code) {
    case "quoteOpen":
      return words.quoteOpen(problem);
    case "noColumn":
      return words.noColumn({ columns: problem.headings.join(", ") });
    case "columnTwice":
    case "columnMissing":
      return words[problem.code]({ columns: named(problem.columns) });
    case "tooManyRows":
      return words.tooManyRows(problem);
    case "tooManyColumns":
      return words.tooManyColumns(problem);
    case "cellTooLong":
      return words.cellTooLong(problem);
    default:
      return words[problem.code]();
  }
}
