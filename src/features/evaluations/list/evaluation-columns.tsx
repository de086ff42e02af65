import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import type { Locale } from "#domain/locales.ts";
import { formatMark } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { evaluationColumns } from "#domain/evaluations/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { DecisionBadge } from "../card/decision-badge.tsx";
import type { NamedCriterion } from "../card/use-criteria.ts";
import type { EvaluationRow } from "../data.ts";

/** Two lines a row: what was evaluated, and by whom with which marks. */
export function showEvaluationColumns(
  LL: TranslationFunctions,
  locale: Locale,
  criteria: readonly NamedCriterion[],
): Column<EvaluationRow>[] {
  const words = LL.marking;
  return screenColumns(
    evaluationColumns,
    words.columns,
    { LL },
    {
      institution: {
        onCard: "title",
        className: "w-full min-w-44 max-w-0",
        cell: ({ id, submission, isChangedKnowing }) => (
          <>
            <Link
              translate="no"
              to="/admin/evaluations/$evaluationId"
              params={{ evaluationId: id }}
              className={`${rowLinkClasses} block truncate`}
            >
              {submission.institutionName}
            </Link>
            <span className="block truncate text-[0.8125rem] text-quiet">
              <Reference value={submission.reference} />
              {isChangedKnowing && <span className="ml-2 text-wait-ink">{words.first.badge()}</span>}
            </span>
          </>
        ),
      },
      reader: {
        onCard: "plain",
        cell: ({ reader, isOwn }) => (
          <>
            <span translate="no">{reader}</span>
            {isOwn && <span className="ml-1.5 text-quiet">({words.own()})</span>}
          </>
        ),
      },
      marks: {
        onCard: "named",
        hidesBelow: "xl",
        head: <MarkHeads criteria={criteria} />,
        cell: (row) => <ShortMarks row={row} LL={LL} criteria={criteria} />,
      },
      average: {
        onCard: "aside",
        align: "end",
        cell: ({ average }) => (
          <span className="figures font-semibold">
            {average === null ? LL.evaluations.card.cannotJudgeShort() : formatMark(locale, average)}
          </span>
        ),
      },
      decision: {
        onCard: "status",
        cell: ({ state, decision }) =>
          state === "given" ? (
            <DecisionBadge decision={decision} />
          ) : (
            <Badge tone="outline">{words.states[state]()}</Badge>
          ),
      },
      status: {
        onCard: "hidden",
        hidesBelow: "2xl",
        cell: ({ submission }) => <StatusBadge of="submission" status={submission.status} />,
      },
      changed: {
        onCard: "plain",
        className: "text-quiet",
        cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
      },
    },
  );
}

/** Short for each criterion, its whole name on hover and read out. */
function MarkHeads({ criteria }: { criteria: readonly NamedCriterion[] }) {
  return (
    <span className="inline-flex text-[0.75rem] font-normal">
      {criteria.map(({ criterion, name, short }) => (
        <abbr key={criterion} title={name} className="w-12 truncate pr-1 no-underline">
          {short}
        </abbr>
      ))}
    </span>
  );
}

type ShortMarksProps = {
  row: EvaluationRow;
  LL: TranslationFunctions;
  criteria: readonly NamedCriterion[];
};

/** The marks of the criteria in use, each read out with its name. */
function ShortMarks({ row, LL, criteria }: ShortMarksProps) {
  if (row.state === "abstained") return null;
  return (
    <span className="figures inline-flex max-md:gap-2">
      {criteria.map(({ criterion, name }) => (
        <span key={criterion} title={name} className="md:w-12">
          <span className="sr-only">{name} </span>
          {row[criterion] ?? LL.evaluations.card.cannotJudgeShort()}
        </span>
      ))}
    </span>
  );
}
