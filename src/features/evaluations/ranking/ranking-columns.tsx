import { Link } from "@tanstack/react-router";
import type { Locale } from "#domain/locales.ts";
import { writeNumber } from "#domain/typed-number.ts";
import { formatArea } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { Column } from "#src/components/data-columns.ts";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import type { RankingRow } from "../data.ts";
import { planColumn, type PlanRow } from "./plan-column.tsx";

/** A row a submission: its rank, what its marks say together, and the reader's own. */
export function rankingColumns(
  LL: TranslationFunctions,
  locale: Locale,
  needed: number,
  /** For who plans decisions: sets the plan of a row. */
  plan?: PlanRow,
): Column<RankingRow>[] {
  const words = LL.ranking;
  const { columns } = words;
  const figure = (value: number | null) => (
    <span className="figures">{value === null ? "–" : writeNumber(value, locale, 2)}</span>
  );
  return [
    {
      id: "institution",
      header: columns.institution(),
      onCard: "title",
      className: "w-full min-w-44 max-w-0",
      cell: ({ submission }) => (
        <>
          <Link
            to="/admin/submissions/$submissionId"
            params={{ submissionId: submission.id }}
            className={`${rowLinkClasses} block truncate`}
          >
            {submission.institutionName}
          </Link>
          <span className="figures block truncate text-[0.8125rem] text-quiet">{submission.reference}</span>
        </>
      ),
    },
    {
      id: "rank",
      header: columns.rank(),
      align: "end",
      cell: ({ rank, state }) =>
        rank === null ? (
          <span title={state === "incomplete" ? words.needed({ needed }) : undefined}>
            <Badge tone="outline">{words.states[state]()}</Badge>
          </span>
        ) : (
          <span className="figures font-semibold">{rank}</span>
        ),
    },
    {
      id: "mean",
      header: columns.mean(),
      align: "end",
      className: "font-semibold",
      cell: ({ mean }) => figure(mean),
    },
    {
      id: "median",
      header: columns.median(),
      align: "end",
      hidesBelow: "lg",
      // Planners need the room for what is planned and how much it takes; the others do without the area.
      isExtra: plan !== undefined,
      cell: ({ median }) => figure(median),
    },
    {
      id: "spread",
      header: columns.spread(),
      align: "end",
      hidesBelow: plan && "lg",
      cell: ({ deviation }) => figure(deviation),
    },
    {
      id: "marks",
      header: columns.marks(),
      align: "end",
      hidesBelow: plan && "lg",
      cell: ({ n }) => <span className="figures">{n ?? "–"}</span>,
    },
    {
      id: "own",
      header: columns.own(),
      align: "end",
      // Who leads seldom marks, and needs the room for what is planned.
      isExtra: plan !== undefined,
      cell: ({ own }) => figure(own),
    },
    {
      id: "changed",
      header: columns.changed(),
      cell: ({ outdated, isOwnOutdated }) =>
        outdated > 0 && (
          <Badge tone="wait">{isOwnOutdated ? words.changedOwn() : words.changed({ count: outdated })}</Badge>
        ),
    },
    {
      id: "given",
      header: columns.given(),
      isExtra: true,
      wraps: true,
      cell: ({ given }) => (
        <ul className="figures text-[0.8125rem]">
          {given.map((one) => (
            <li key={one.reader}>{words.given(one)}</li>
          ))}
        </ul>
      ),
    },
    ...(plan ? [planColumn(LL, plan)] : []),
    {
      id: "size",
      header: columns.size(),
      align: "end",
      hidesBelow: "xl",
      isExtra: plan === undefined,
      cell: ({ submission }) => formatArea(locale, submission.spaceM2),
    },
    {
      id: "status",
      header: columns.status(),
      hidesBelow: "xl",
      cell: ({ submission }) => <StatusBadge of="submission" status={submission.status} />,
    },
  ];
}
