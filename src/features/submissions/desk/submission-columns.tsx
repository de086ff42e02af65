import { Link } from "@tanstack/react-router";
import { countryName } from "#domain/countries.ts";
import type { Column } from "#src/components/data-columns.ts";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { SubmissionRow } from "../data.ts";

/** A name of ninety letters takes several lines and leaves the columns after it in sight. */
const NAMES = "min-w-44 max-w-64 xl:max-w-72 wrap-anywhere";

export function useSubmissionColumns(): Column<SubmissionRow>[] {
  const { LL, locale } = useWords();
  const words = LL.submissions.list;
  const { columns } = words;
  return [
    {
      id: "reference",
      header: columns.reference(),
      className: "whitespace-nowrap",
      cell: (row) => <span className="figures font-semibold">{row.reference}</span>,
    },
    {
      id: "institution",
      header: columns.institution(),
      wraps: true,
      className: NAMES,
      onCard: "title",
      cell: (row) => (
        <>
          <Link
            to="/admin/submissions/$submissionId"
            params={{ submissionId: row.id }}
            className={rowLinkClasses}
          >
            {row.institutionName}
          </Link>
          <span className="block text-[0.8125rem] text-quiet">{countryName(row.country, locale)}</span>
        </>
      ),
    },
    {
      id: "representative",
      header: columns.representative(),
      wraps: true,
      className: NAMES,
      cell: (row) => (
        <>
          {row.representativeName}
          <span className="block text-[0.8125rem] text-quiet">{row.representativeEmail}</span>
        </>
      ),
    },
    {
      id: "stand",
      header: columns.stand(),
      className: "whitespace-nowrap figures",
      cell: (row) => words.stand({ type: LL.eoi.options.standType[row.standType](), size: row.spaceM2 }),
    },
    {
      id: "status",
      header: columns.status(),
      cell: (row) => <StatusBadge of="submission" status={row.status} />,
    },
    {
      id: "created",
      header: columns.created(),
      className: "whitespace-nowrap text-quiet",
      cell: (row) => <DateTime value={row.createdAt} className="figures" />,
    },
  ];
}
