import type { Criterion } from "#domain/evaluations/schema.ts";
import { formatDateTime, formatMark } from "#i18n/formatters.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useCriteria } from "../card/use-criteria.ts";
import type { Evaluation } from "../data.ts";

type Given = Pick<Evaluation, Criterion | "criteria" | "average" | "decision">;
type MarksTableProps = { now: Given; first: Evaluation["first"] };

/** The marks by criterion; beside them the first mark, where it was changed. */
export function MarksTable({ now, first }: MarksTableProps) {
  const { LL, locale } = useWords();
  const words = LL.evaluations;
  const criteria = useCriteria(now.criteria);
  const short = words.card.cannotJudgeShort();
  const figure = (value: number | null) => (value === null ? short : words.others.figure({ figure: value }));
  const average = (value: number | null) => (value === null ? short : formatMark(locale, value));
  return (
    <table className="w-full max-w-xl text-left">
      {first && (
        <thead>
          <tr className="border-b border-line-2 text-[0.8125rem] text-quiet">
            <th scope="col" className="sr-only">
              {LL.marking.columns.criterion()}
            </th>
            <th scope="col" className="py-2 pl-4 text-right align-bottom font-normal">
              {LL.marking.first.given({ date: formatDateTime(locale, first.at) })}
            </th>
            <th scope="col" className="py-2 pl-4 text-right align-bottom font-normal">
              {LL.marking.columns.marks()}
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {criteria.map(({ criterion, name }) => (
          <Row
            key={criterion}
            name={name}
            now={figure(now[criterion])}
            {...(first && { first: figure(first[criterion]) })}
          />
        ))}
        <Row
          name={LL.marking.columns.average()}
          now={average(now.average)}
          {...(first && { first: average(first.average) })}
        />
        {first && first.decision !== now.decision && (
          <Row
            name={LL.marking.columns.decision()}
            now={words.decision[now.decision]()}
            first={words.decision[first.decision]()}
          />
        )}
      </tbody>
    </table>
  );
}

function Row({ name, now, first }: { name: string; now: string; first?: string }) {
  const isChanged = first !== undefined && first !== now;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 font-normal">
        {name}
      </th>
      {first !== undefined && (
        <td className={cn("figures py-2 pl-4 text-right text-quiet", isChanged && "line-through")}>
          {first}
        </td>
      )}
      <td className={cn("figures py-2 pl-4 text-right font-semibold", isChanged && "text-wait-ink")}>
        {now}
      </td>
    </tr>
  );
}
