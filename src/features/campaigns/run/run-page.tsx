import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { letterColumns } from "#domain/campaigns/letter-columns.ts";
import { letterList } from "#domain/campaigns/letter-list.ts";
import type { Reason } from "#domain/refusal.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import type { Column } from "#src/components/data-columns.ts";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { TwoLines } from "#src/components/two-lines.tsx";
import { Badge, type Tone } from "#src/components/ui/badge.tsx";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { saySubject } from "../say-subject.ts";
import { type Campaign, letterListQuery, type LetterRow } from "../data.ts";
import { RunActions } from "./run-actions.tsx";
import { RunHead } from "./run-head.tsx";

const TONES: Record<LetterRow["state"], Tone> = {
  waiting: "work",
  sent: "good",
  kept: "wait",
  failed: "error",
  skipped: "outline",
};

/** A campaign that was sent: how far it has come, its text, and what became of each recipient. */
export function RunPage({ campaign }: { campaign: Campaign }) {
  const { LL, locale } = useWords();
  const words = LL.campaigns;
  const list = useListSearch(letterList, { campaign: campaign.id });
  const query = useQuery(letterListQuery(list.state));
  const subject = saySubject({ LL, locale }, campaign);
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="letters"
      above={<BackLink to="/admin/email-manager/campaigns">{words.page.back()}</BackLink>}
      words={{ ...words.letters, title: () => subject }}
      note={words.page.by({
        name: campaign.author,
        date: formatDateTime(locale, campaign.startedAt ?? campaign.createdAt),
      })}
      actions={<RunActions campaign={campaign} />}
      lead={<RunHead campaign={campaign} />}
      columns={useLetterColumns()}
      nameRow={(row) => row.company}
      filters={filterWords({ LL, locale }, letterList.filters, words.letters.filters, {
        states: words.states,
      })}
    />
  );
}

function useLetterColumns(): Column<LetterRow>[] {
  const { LL, locale } = useWords();
  const { columns, again, attempts } = LL.campaigns.letters;

  /** Why it was left out, or what the server said. */
  function why({ state, reason, hasFailed, lastError, attempts: count, againAt }: LetterRow): string {
    if (state === "skipped") return reason ? sayReason(LL, reason) : "";
    return [
      hasFailed && attempts({ count }),
      hasFailed && lastError,
      againAt && again({ date: formatDateTime(locale, againAt) }),
    ]
      .filter(Boolean)
      .join(" · ");
  }

  const said = { LL, sayReason: (reason: Reason) => sayReason(LL, reason) };
  return screenColumns(letterColumns, columns, said, {
    recipient: {
      onCard: "title",
      className: "w-full max-w-0 min-w-56",
      cell: (row) => (
        <TwoLines translate="no" second={row.toName}>
          {row.submissionId && row.company ? (
            <Link
              to="/admin/submissions/$submissionId"
              params={{ submissionId: row.submissionId }}
              className={`${rowLinkClasses} wrap-anywhere`}
            >
              {row.company}
            </Link>
          ) : (
            <span className="font-semibold">{row.toName}</span>
          )}
        </TwoLines>
      ),
    },
    address: { className: "max-w-64", cell: (row) => <span translate="no">{row.toEmail}</span> },
    state: {
      wraps: true,
      className: "min-w-56 max-w-96",
      cell: (row) => (
        <>
          <Badge dot tone={TONES[row.state]}>
            {LL.campaigns.states[row.state]()}
          </Badge>
          <span className="block text-[0.8125rem] text-quiet wrap-anywhere">{why(row)}</span>
        </>
      ),
    },
    at: {
      className: "text-quiet",
      cell: (row) => row.sentAt && <RelativeTime value={row.sentAt} />,
    },
  });
}
