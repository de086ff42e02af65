import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { countryName } from "#domain/countries.ts";
import { submissionColumns } from "#domain/submissions/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { TwoLines } from "#src/components/two-lines.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { SubmissionRow } from "../data.ts";
import type { SubmissionListAddress } from "./list-at.ts";

/** A name of ninety letters leaves the columns after it in sight. */
const NAME = "max-w-0 w-full min-w-48";

/** The most days of a submission's age to count, about a season. */
const AGE_DAYS = 120;

/** Each row leads to its submission, which knows from which list somebody came. */
export function useSubmissionColumns(address: SubmissionListAddress): Column<SubmissionRow>[] {
  const { LL, locale } = useWords();
  const words = LL.submissions.list;
  const { options } = LL.eoi;
  return screenColumns(
    submissionColumns,
    words.columns,
    { LL, locale },
    {
      reference: {
        onCard: "plain",
        cell: (row) => <Reference value={row.reference} className="font-semibold" />,
      },
      institution: {
        className: NAME,
        onCard: "title",
        cell: (row) => (
          <span className="flex min-w-0 items-baseline gap-2 max-md:flex-wrap">
            <Link
              to="/admin/submissions/$submissionId"
              params={{ submissionId: row.id }}
              search={address}
              title={row.institutionName}
              translate="no"
              className={`${rowLinkClasses} wrap-anywhere md:truncate`}
            >
              {row.institutionName}
            </Link>
            <span className="text-[0.8125rem] text-quiet md:shrink-0">
              {countryName(row.country, locale)}
            </span>
          </span>
        ),
      },
      representative: {
        isExtra: true,
        className: "max-w-56",
        cell: (row) => (
          <TwoLines translate="no" second={row.representativeEmail}>
            {row.representativeName}
          </TwoLines>
        ),
      },
      type: {
        isExtra: true,
        cell: (row) => options.institutionType[row.institutionType](),
      },
      theme: {
        onCard: "plain",
        hidesBelow: "xl",
        className: "max-w-60 3xl:max-w-none",
        cell: (row) => <Themes of={row.pavillionFocus.map((theme) => options.focus[theme]())} />,
      },
      kind: {
        isExtra: true,
        cell: (row) => options.standType[row.standType](),
      },
      stand: {
        onCard: "plain",
        align: "end",
        cell: (row) => words.size({ size: row.spaceM2 }),
      },
      status: {
        onCard: "status",
        cell: (row) => <StatusBadge of="submission" status={row.status} />,
      },
      created: {
        onCard: "plain",
        className: "text-quiet",
        cell: (row) => <RelativeTime value={row.createdAt} days={AGE_DAYS} />,
      },
    },
  );
}

/** The first theme and how many more there are; all of them in the tooltip. */
function Themes({ of: themes }: { of: readonly string[] }) {
  const [first, ...others] = themes;
  return (
    <span title={themes.join(", ")} className="flex gap-1.5">
      <span className="md:truncate">{first}</span>
      {others.length > 0 && (
        <span className="figures shrink-0 text-quiet">
          +{others.length}
          <span className="sr-only">: {others.join(", ")}</span>
        </span>
      )}
    </span>
  );
}
