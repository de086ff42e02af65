import type { RowProblem } from "#domain/imports/problems.ts";
import type { MessageKey } from "#domain/messages.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type Words = Pick<TranslationFunctions, "imports" | "validation" | "obstacles" | "orders" | "statuses">;

/** Why a row of a file is refused, with the column it is about in front. */
export function sayRowProblem(LL: Words, problem: RowProblem): string {
  const { columns, reason } = LL.imports;
  const said = sayReason(LL, problem);
  const isNamed = WHOLE.includes(problem.code) || (problem.code === "rule" && NAMED.includes(problem.key));
  return problem.column && !isNamed ? reason({ column: columns[problem.column](), reason: said }) : said;
}

/** What these say is not about what stands in the column. */
const WHOLE: readonly RowProblem["code"][] = ["itemExists", "sameItem"];
/** What these rules say names the column by itself. */
const NAMED: readonly MessageKey[] = ["titleRequired", "unitMetricRequired", "unitPriceMin"];

function sayReason(LL: Words, problem: RowProblem): string {
  const { obstacles, validation } = LL;
  const { item } = LL.statuses;
  const words = LL.imports.problem;
  switch (problem.code) {
    case "rule": {
      if (problem.column === "status" && problem.key === "choice")
        return words.status({ active: item.ACTIVE(), inactive: item.INACTIVE(), draft: item.DRAFT() });
      if (problem.column === "unitPeriod" && problem.key === "choice")
        return words.period({ once: LL.orders.unitPeriod.once(), perDay: LL.orders.unitPeriod.perDay() });
      const {
        placeholderUnknown: _,
        placeholderAlone: __,
        ...inside
      }: Record<string, () => string> = obstacles.rule as never;
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
    case "tooFewCells":
      return words[problem.code](problem);
    default:
      return words[problem.code]();
  }
}
