import { CRITERIA, type Criterion } from "#domain/evaluations/schema.ts";
import type { Scores } from "#domain/evaluations/score.ts";
import { cn } from "#src/lib/cn.ts";
import { useWords } from "#src/lib/words.tsx";

/** Five marks in a row, each under its criterion. */
export function MarksLine({ marks, className }: { marks: Scores; className?: string }) {
  const { LL } = useWords();
  return (
    <dl className={cn("flex flex-wrap gap-x-4 gap-y-1", className)}>
      {CRITERIA.map((criterion: Criterion) => (
        <div key={criterion} className="flex items-baseline gap-1.5">
          <dt className="text-[0.8125rem] text-quiet">{LL.evaluations.criterion[criterion]()}</dt>
          <dd className="figures font-semibold">
            {marks[criterion] ?? LL.evaluations.card.cannotJudgeShort()}
          </dd>
        </div>
      ))}
    </dl>
  );
}
