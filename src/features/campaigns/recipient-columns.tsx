import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { recipientColumns } from "#domain/campaigns/recipient-columns.ts";
import type { RecipientMark } from "#domain/campaigns/recipient-list.ts";
import type { Column } from "#src/components/data-columns.ts";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { TwoLines } from "#src/components/two-lines.tsx";
import { Badge, type Tone } from "#src/components/ui/badge.tsx";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { RecipientRow } from "./data.ts";

const TONES: Record<RecipientMark, Tone> = { refused: "error", optedOut: "outline", recent: "work" };

/** EML-01: each row leads to its submission, its last e-mail to the messages to that address. */
export function useRecipientColumns(): Column<RecipientRow>[] {
  const { LL } = useWords();
  const words = LL.campaigns.recipients;
  return screenColumns(
    recipientColumns,
    words.columns,
    { LL },
    {
      company: {
        onCard: "title",
        className: "w-full max-w-0 min-w-48",
        cell: (row) => (
          <TwoLines translate="no" second={<Reference value={row.reference} />}>
            <Link
              to="/admin/submissions/$submissionId"
              params={{ submissionId: row.id }}
              title={row.company}
              className={`${rowLinkClasses} wrap-anywhere`}
            >
              {row.company}
            </Link>
          </TwoLines>
        ),
      },
      representative: {
        onCard: "plain",
        hidesBelow: "xl",
        className: "max-w-52 max-2xl:max-w-36",
        cell: (row) => (
          <TwoLines second={LL.eoi.options.language[row.locale]()}>
            <span translate="no">{row.representative}</span>
          </TwoLines>
        ),
      },
      email: {
        onCard: "plain",
        className: "max-w-64 md:max-2xl:max-w-56",
        cell: (row) => (
          <span className="flex min-w-0 flex-col items-start gap-0.5">
            <span translate="no" className="max-w-full wrap-anywhere md:truncate">
              {row.email}
            </span>
            {row.marks.map((mark) => (
              <span key={mark} title={words.marksHint[mark]()}>
                <Badge tone={TONES[mark]}>{words.marks[mark]()}</Badge>
              </span>
            ))}
          </span>
        ),
      },
      status: { onCard: "status", cell: (row) => <StatusBadge of="submission" status={row.status} /> },
      lastMail: {
        onCard: "named",
        hidesBelow: "xl",
        className: "max-w-60 max-2xl:max-w-44",
        cell: (row) => <LastMail row={row} />,
      },
    },
  );
}

/** When and what; it leads to where it is said from. */
function LastMail({ row: { email, lastMail, locale } }: { row: RecipientRow }) {
  const { LL } = useWords();
  const words = LL.campaigns.recipients;
  if (!lastMail) return <span className="text-quiet">{words.never()}</span>;
  return (
    <TwoLines
      second={
        <span className="max-md:hidden">
          {lastMail.isKept && `${words.kept()} · `}
          <span lang={locale}>{lastMail.subject}</span>
        </span>
      }
    >
      <Link to="/admin/mails" search={{ search: email }} title={words.see({ email })}>
        <RelativeTime value={lastMail.at} />
      </Link>
    </TwoLines>
  );
}
