import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { campaignColumns } from "#domain/campaigns/campaign-columns.ts";
import { campaignList } from "#domain/campaigns/campaign-list.ts";
import type { CampaignStatus } from "#domain/campaigns/status.ts";
import type { ListAddress } from "#domain/lists/address.ts";
import { formatDateTime } from "#i18n/formatters.ts";
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
import { saySubject } from "./say-subject.ts";
import { campaignListQuery, type CampaignRow } from "./data.ts";

export type CampaignListAddress = ListAddress<typeof campaignList>;

export const STATUS_TONES: Record<CampaignStatus, Tone> = {
  draft: "outline",
  planned: "still",
  running: "work",
  paused: "wait",
  stopped: "call",
  finished: "good",
};

/** The list of campaigns and their drafts. */
export function CampaignsScreen() {
  const { LL, locale } = useWords();
  const words = LL.campaigns.list;
  const list = useListSearch(campaignList);
  const query = useQuery(campaignListQuery(list.state));
  const columns = useCampaignColumns();
  const total = query.data?.total ?? 0;
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="campaigns"
      above={<BackLink to="/admin/email-manager">{words.back()}</BackLink>}
      columns={columns}
      words={words}
      nameRow={(row) => saySubject({ LL, locale }, row)}
      filters={filterWords({ LL, locale }, campaignList.filters, words.filters, {
        statuses: LL.campaigns.status,
        kinds: LL.campaigns.kinds,
      })}
      notePlace={words.note({ total: 100 })}
      note={query.data && (list.isNarrowed ? words.noteFiltered({ total }) : words.note({ total }))}
    />
  );
}

function useCampaignColumns(): Column<CampaignRow>[] {
  const { LL, locale } = useWords();
  const words = LL.campaigns.list;
  return screenColumns(
    campaignColumns,
    words.columns,
    { LL },
    {
      subject: {
        onCard: "title",
        className: "w-full max-w-0 min-w-56",
        cell: (row) => (
          <TwoLines second={LL.campaigns.kinds[row.kind]()}>
            <Link
              to="/admin/email-manager/$campaignId"
              params={{ campaignId: row.id }}
              className={`${rowLinkClasses} wrap-anywhere`}
            >
              {saySubject({ LL, locale }, row)}
            </Link>
          </TwoLines>
        ),
      },
      status: {
        cell: (row) => (
          <>
            <Badge dot tone={STATUS_TONES[row.status]}>
              {LL.campaigns.status[row.status]()}
            </Badge>
            {row.status === "draft" && row.because && (
              <span className="block text-[0.8125rem] text-error">{words.missed()}</span>
            )}
          </>
        ),
      },
      recipients: { align: "end", className: "figures" },
      sent: { align: "end", className: "figures" },
      failed: { align: "end", className: "figures max-lg:hidden" },
      author: { className: "max-w-48 max-xl:hidden" },
      started: {
        className: "text-quiet",
        cell: (row) =>
          row.status === "planned" && row.plannedFor ? (
            words.leaves({ date: formatDateTime(locale, row.plannedFor) })
          ) : (
            <RelativeTime value={row.startedAt ?? row.createdAt} />
          ),
      },
    },
  );
}
