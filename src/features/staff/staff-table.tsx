import { STAFF_ROLES } from "#domain/actor.ts";
import { STAFF_SORTS, STAFF_STATUSES, type StaffSort } from "#domain/staff/schema.ts";
import type { Sort } from "#src/components/data-columns.ts";
import { DataTable } from "#src/components/data-table.tsx";
import { ChipFilter } from "#src/components/ui/chip-filter.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { Pagination } from "#src/components/ui/pagination.tsx";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { Select } from "#src/components/ui/select.tsx";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { PAGE_SIZE, type StaffSearch } from "./list-search.ts";
import { useStaffColumns } from "./staff-columns.tsx";
import type { StaffAccount, StaffList, useStaffList } from "./data.ts";

type StaffTableProps = {
  list: ReturnType<typeof useStaffList>;
  ownId: string;
  search: StaffSearch;
  onSearch: (search: StaffSearch) => void;
  onOpen: (account: StaffAccount) => void;
};

/** The list with its search, filters and pages, all of it kept in the address. */
export function StaffTable({ list, ownId, search, onSearch, onOpen }: StaffTableProps) {
  const { LL } = useWords();
  const words = LL.staff.list;
  const columns = useStaffColumns({ ownId, onOpen });
  const { q = "", role, status, sort = "name", page = 1 } = search;
  const first = (page - 1) * PAGE_SIZE;
  const { data } = list;

  /** A new filter starts on the first page; what is as usual stays out of the address. */
  function change(part: Partial<StaffSearch>): void {
    onSearch({ ...search, page: undefined, ...part });
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchInput
          value={q}
          label={words.search()}
          onValueChange={(text) => change({ q: text || undefined })}
          className="w-full md:w-80"
        />
        <Select
          aria-label={words.status()}
          className="w-auto min-w-52"
          value={status ?? "all"}
          options={[
            { value: "all", label: words.anyStatus() },
            { value: "active", label: words.onlyActive() },
            { value: "disabled", label: words.onlyDisabled() },
          ]}
          onValueChange={(value) => change({ status: STAFF_STATUSES.find((known) => known === value) })}
        />
        <ChipFilter
          label={words.role()}
          value={role ?? "ALL"}
          chips={chipsOf(data, words.allRoles(), (value) => LL.role[value]())}
          onValueChange={(value) => change({ role: value === "ALL" ? undefined : value })}
        />
        <Select
          aria-label={words.order()}
          className="md:hidden"
          value={sort}
          options={STAFF_SORTS.map((value) => ({ value, label: words.sorts[value]() }))}
          onValueChange={(value) => change({ sort: asSort(value) })}
        />
      </div>
      <DataTable
        label={words.title()}
        columns={columns}
        rows={data?.items}
        getRowId={(row) => row.id}
        sort={TABLE_SORT[sort]}
        onSort={(wanted) => change({ sort: sortOf(wanted) })}
        error={list.isError ? say(LL, list.error) : undefined}
        onRetry={() => void list.refetch()}
        isRefreshing={list.isPlaceholderData}
        empty={<EmptyState title={words.filtered()}>{words.filteredText()}</EmptyState>}
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

function chipsOf(
  data: StaffList | undefined,
  all: string,
  name: (role: (typeof STAFF_ROLES)[number]) => string,
) {
  return [
    { value: "ALL" as const, label: all, count: data?.counts.all },
    ...STAFF_ROLES.map((value) => ({ value, label: name(value), count: data?.counts.roles[value] })),
  ];
}

const TABLE_SORT: Record<StaffSort, Sort> = {
  name: { column: "person", direction: "asc" },
  nameDown: { column: "person", direction: "desc" },
  newest: { column: "since", direction: "desc" },
  oldest: { column: "since", direction: "asc" },
  lastSeen: { column: "lastSeen", direction: "desc" },
  lastSeenDown: { column: "lastSeen", direction: "asc" },
};

function sortOf(wanted: Sort): StaffSort | undefined {
  const found = STAFF_SORTS.find(
    (sort) => TABLE_SORT[sort].column === wanted.column && TABLE_SORT[sort].direction === wanted.direction,
  );
  return asSort(found);
}

function asSort(value: string | undefined): StaffSort | undefined {
  return value === "name" ? undefined : STAFF_SORTS.find((sort) => sort === value);
}
