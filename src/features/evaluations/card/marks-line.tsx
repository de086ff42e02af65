import type { Scores } from "#domain/evaluations/score.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type SentCriterion, useCriteria } from "./use-criteria.ts";

type MarksLineProps = {
  marks: Scores;
  /** The criteria in use. */
  criteria: readonly SentCriterion[];
  /** Criteria by the beginnings of their names, where several readers stand one under another. */
  isShort?: boolean;
  className?: string;
};

/** Marks in a row, each under its criterion. */
export function MarksLine({ marks, criteria, isShort = false, className }: MarksLineProps) {
  const { LL } = useWords();
  return (
    <dl className={cn("flex flex-wrap gap-x-4 gap-y-1", className)}>
      {useCriteria(criteria).map(({ criterion, name, short }) => (
        <div key={criterion} className="flex items-baseline gap-1.5">
          <dt title={isShort ? name : undefined} className="text-[0.8125rem] text-quiet">
            {isShort ? <span aria-hidden="true">{short}</span> : name}
            {isShort && <span className="sr-only">{name}</span>}
          </dt>
          <dd className="figures font-semibold">
            {marks[criterion] ?? LL.evaluations.card.cannotJudgeShort()}
          </dd>
        </div>
      ))}
    </dl>
  );
}
