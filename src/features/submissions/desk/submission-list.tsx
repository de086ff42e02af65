import { Navigate } from "@tanstack/react-router";
import { LISTED_BY_DEFAULT, SUBMISSION_STATUSES, type SubmissionStatus } from "#domain/submissions/status.ts";
import { DataTable } from "#src/components/data-table.tsx";
import type { Sort } from "#src/components/data-columns.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { Pagination } from "#src/components/ui/pagination.tsx";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { Select } from "#src/components/ui/select.tsx";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { useSubmissionList, type SubmissionList as List } from "../data.ts";
import { PAGE_SIZE, SORTS, type ListSearch, type SubmissionSort } from "./list-search.ts";
import { useSubmissionColumns } from "./submission-columns.tsx";

type SubmissionListProps = { search: ListSearch; onSearch: (search: ListSearch) => void };

/** All submissions (SUB-01, SUB-04): searched, filtered by status, sorted, in pages; all of it in the address. */
export function SubmissionList({ search, onSearch }: SubmissionListProps) {
  const { LL } = useWords();
  const words = LL.submissions.list;
  const { q = "", status, sort = "newest", page = 1 } = search;
  const first = (page - 1) * PAGE_SIZE;
  const list = useSubmissionList({
    search: q,
    statuses: status ? [status] : [],
    sort,
    cursor: first,
    limit: PAGE_SIZE,
  });
  const columns = useSubmissionColumns();
  const { data } = list;
  const last = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  const isPastEnd = last > 0 && page > last && !list.isPlaceholderData;

  /** A new filter starts on the first page; what is as usual stays out of the address. */
  function change(part: Partial<ListSearch>): void {
    onSearch({ ...search, page: undefined, ...part });
  }

  return (
    <>
      {isPastEnd && (
        <Navigate
          to="/admin/submissions"
          search={{ ...search, page: last > 1 ? last : undefined }}
          replace
          resetScroll={false}
        />
      )}
      <PageTitle size="desk" note={data && words.note(summarise(data))}>
        {words.title()}
      </PageTitle>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchInput
          value={q}
          label={words.search()}
          onValueChange={(text) => change({ q: text || undefined })}
          className="w-full lg:w-110"
        />
        <ChipFilter
          label={words.status()}
          value={status ?? "ALL"}
          chips={chipsOf(data, words.all(), (value) => LL.statuses.submission[value]())}
          onValueChange={(value) => change({ status: value === "ALL" ? undefined : value })}
        />
        <Select
          aria-label={words.order()}
          className="md:hidden"
          value={sort}
          options={SORTS.map((value) => ({ value, label: words.sorts[value]() }))}
          onValueChange={(value) => change({ sort: asSort(value) })}
        />
      </div>
      <DataTable
        label={words.title()}
        columns={columns}
        rows={isPastEnd ? undefined : data?.items}
        getRowId={(row) => row.id}
        sort={TABLE_SORT[sort]}
        onSort={(wanted) => change({ sort: sortOf(wanted) })}
        error={list.isError ? say(LL, list.error) : undefined}
        onRetry={() => void list.refetch()}
        isRefreshing={list.isPlaceholderData}
        empty={
          q || status ? (
            <EmptyState title={words.filtered()}>{words.filteredText()}</EmptyState>
          ) : (
            <EmptyState title={words.empty()}>{words.emptyText()}</EmptyState>
          )
        }
      />
      {data && data.items.length > 0 && (
        <Pagination
          from={first + 1}
          to={first + data.items.length}
          total={data.total}
          onPrevious={
            page > 1 ? () => onSearch({ ...search, page: page > 2 ? page - 1 : undefined }) : undefined
          }
          onNext={data.nextCursor === null ? undefined : () => onSearch({ ...search, page: page + 1 })}
        />
      )}
    </>
  );
}

function listedByDefault({ counts }: List): number {
  return LISTED_BY_DEFAULT.reduce((sum, status) => sum + counts[status], 0);
}

/** What waits is what nobody has begun, as in the rail and on the dashboard. */
function summarise(data: List) {
  return { total: listedByDefault(data), waiting: data.counts.PENDING };
}

function chipsOf(data: List | undefined, all: string, name: (status: SubmissionStatus) => string) {
  return [
    { value: "ALL" as const, label: all, count: data && listedByDefault(data) },
    ...SUBMISSION_STATUSES.map((value) => ({ value, label: name(value), count: data?.counts[value] })),
  ];
}

const TABLE_SORT: Record<SubmissionSort, Sort> = {
  newest: { column: "created", direction: "desc" },
  oldest: { column: "created", direction: "asc" },
  institution: { column: "institution", direction: "asc" },
  institutionDown: { column: "institution", direction: "desc" },
  largest: { column: "stand", direction: "desc" },
  smallest: { column: "stand", direction: "asc" },
};

function sortOf(wanted: Sort): SubmissionSort | undefined {
  const found = SORTS.find(
    (sort) => TABLE_SORT[sort].column === wanted.column && TABLE_SORT[sort].direction === wanted.direction,
  );
  return asSort(found);
}

function asSort(value: string | undefined): SubmissionSort | undefined {
  return value === "newest" ? undefined : SORTS.find((sort) => sort === value);
}
