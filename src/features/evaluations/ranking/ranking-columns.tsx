import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import type { Locale } from "#domain/locales.ts";
import { formatArea, formatMark } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { rankingColumns } from "#domain/evaluations/ranking-columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { RankingRow } from "../data.ts";
import { PlanCell, type PlanRow } from "./plan-cell.tsx";

/** A row a submission: its rank, what its marks say together, and the reader's own. */
export function showRankingColumns(
  LL: TranslationFunctions,
  locale: Locale,
  needed: number,
  /** Sets the plan of a row; undefined for readers who do not plan decisions. */
  plan?: PlanRow,
): Column<RankingRow>[] {
  const columns = showAll(LL, locale, needed, plan);
  return plan ? columns : columns.filter(({ id }) => id !== "plan");
}

function showAll(
  LL: TranslationFunctions,
  locale: Locale,
  needed: number,
  plan: PlanRow | undefined,
): Column<RankingRow>[] {
  const words = LL.ranking;
  const figure = (value: number | null) => (
    <span className="figures">{value === null ? "–" : formatMark(locale, value)}</span>
  );
  return screenColumns(
    rankingColumns,
    words.columns,
    { LL, locale },
    {
      institution: {
        onCard: "title",
        className: "w-full min-w-44 max-w-0",
        cell: (row) => <Institution of={row} />,
      },
      rank: { onCard: "named", align: "end", cell: (row) => <Rank of={row} needed={needed} /> },
      mean: {
        onCard: "aside",
        align: "end",
        cell: ({ mean }) => <b className="font-semibold">{figure(mean)}</b>,
      },
      median: {
        align: "end",
        hidesBelow: "lg",
        // Planners need the room for what is planned and how much it takes; the others do without the area.
        isExtra: plan !== undefined,
        cell: ({ median }) => figure(median),
      },
      spread: {
        onCard: "named",
        align: "end",
        hidesBelow: plan && "xl",
        cell: ({ deviation }) => figure(deviation),
      },
      marks: {
        onCard: "named",
        align: "end",
        hidesBelow: plan && "xl",
        cell: ({ n }) => <span className="figures">{n ?? "–"}</span>,
      },
      own: {
        align: "end",
        // Who leads seldom marks, and needs the room for what is planned.
        isExtra: plan !== undefined,
        cell: ({ own }) => figure(own),
      },
      changed: {
        onCard: "plain",
        cell: ({ outdated, isOwnOutdated }) =>
          outdated > 0 && (
            <Badge tone="wait">
              {isOwnOutdated ? words.changedOwn() : words.changed({ count: outdated })}
            </Badge>
          ),
      },
      given: { isExtra: true, wraps: true, cell: (row) => <Given of={row} /> },
      plan: { onCard: "named", cell: (row) => plan && <PlanCell row={row} onPlan={plan} /> },
      size: {
        onCard: "plain",
        align: "end",
        hidesBelow: "xl",
        isExtra: plan === undefined,
        cell: ({ submission }) => formatArea(locale, submission.spaceM2),
      },
      status: {
        onCard: "status",
        hidesBelow: "2xl",
        cell: ({ submission }) => <StatusBadge of="submission" status={submission.status} />,
      },
    },
  );
}

function Institution({ of: { submission } }: { of: RankingRow }) {
  return (
    <>
      <Link
        translate="no"
        to="/admin/submissions/$submissionId"
        params={{ submissionId: submission.id }}
        className={`${rowLinkClasses} block truncate`}
      >
        {submission.institutionName}
      </Link>
      <Reference value={submission.reference} className="block truncate text-[0.8125rem] text-quiet" />
    </>
  );
}

function Rank({ of: { rank, state }, needed }: { of: RankingRow; needed: number }) {
  const words = useWords().LL.ranking;
  if (rank !== null) return <span className="figures font-semibold">{rank}</span>;
  return (
    <span title={state === "incomplete" ? words.needed({ needed }) : undefined}>
      <Badge tone="outline">{words.states[state]()}</Badge>
    </span>
  );
}

/** Each mark by itself, with who gave it. */
function Given({ of: { given } }: { of: RankingRow }) {
  const words = useWords().LL.ranking;
  return (
    <ul className="figures text-[0.8125rem]">
      {given.map((one) => (
        <li key={one.reader}>{words.given(one)}</li>
      ))}
    </ul>
  );
}
