import type { RowProblem } from "#domain/imports/problems.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type Words = Pick<TranslationFunctions, "imports" | "validation" | "hurdles">;

/** Why a row of a file is refused, with the column it is about in front. */
export function sayRowProblem(LL: Words, problem: RowProblem): string {
  const { columns, reason } = LL.imports;
  const said = sayReason(LL, problem);
  return problem.column && !WHOLE.includes(problem.code)
    ? reason({ column: columns[problem.column](), reason: said })
    : said;
}

/** What these say is not about what stands in the column. */
const WHOLE: readonly RowProblem["code"][] = ["itemExists", "sameItem"];

function sayReason({ imports: { problem: words }, hurdles, validation }: Words, problem: RowProblem): string {
  switch (problem.code) {
    case "rule": {
      const inside: Record<string, () => string> = { ...hurdles.rule };
      const outside: Record<string, (figures: { limit: number }) => string> = { ...validation } as never;
      return inside[problem.key]?.() ?? outside[problem.key]?.({ limit: problem.limit ?? 0 }) ?? "";
    }
    case "itemExists":
      return words.itemExists(problem);
    case "sameItem":
      return words.sameItem({ rows: problem.rows.join(", ") });
    case "changedSince":
      return problem.by ? words.changedSince(problem) : words.changedBySomebody();
    case "tooManyCells":
      return words.tooManyCells(problem);
    default:
      return words[problem.code]();
  }
}
