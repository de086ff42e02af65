import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { DataTable } from "#src/components/data-table.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Pagination } from "#src/components/ui/pagination.tsx";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { useOrderList } from "./data.ts";
import { ListNote, NoOrders, StatusChips } from "./list-parts.tsx";
import { DEFAULT_SEARCH } from "./default-search.ts";
import { columnOf, lastPage, PAGE_SIZE, sortBy, type OrderListSearch } from "./list-search.ts";
import { orderColumns } from "./order-columns.tsx";
import { SortSelect } from "./sort-select.tsx";

/** All sent orders (ORD-04 to ORD-06): searched, filtered, sorted and paged, each of it in the address. */
export function OrderList({ search }: { search: OrderListSearch }) {
  const { LL, locale } = useWords();
  const navigate = useNavigate({ from: "/admin/orders/" });
  const list = useOrderList(search);
  const columns = useMemo(() => orderColumns(LL, locale), [LL, locale]);
  const isFiltered = search.search !== "" || search.status !== "ALL" || search.page > 1;
  const page = list.data;
  const before = (search.page - 1) * PAGE_SIZE;
  const hasNext = page ? before + page.items.length < page.total : false;

  // An address kept from when there were more orders leads to the last page there is.
  const last = page && !list.isPlaceholderData && page.items.length === 0 ? lastPage(page.total) : undefined;
  const target = last !== undefined && last < search.page ? last : undefined;
  useEffect(() => {
    if (target === undefined) return;
    void navigate({ search: (now) => ({ ...now, page: target }), replace: true, resetScroll: false });
  }, [navigate, target]);

  function change(part: Partial<OrderListSearch>, replace = false): void {
    void navigate({ search: (now) => ({ ...now, page: 1, ...part }), replace, resetScroll: false });
  }

  return (
    <>
      <PageTitle size="desk" note={page && <ListNote page={page} isFiltered={isFiltered} />}>
        {LL.nav.orders()}
      </PageTitle>
      <div className="mb-4 grid gap-3">
        <SearchInput
          value={search.search}
          onValueChange={(text) => change({ search: text.trim() }, search.search !== "")}
          label={LL.desk.list.search()}
          className="md:max-w-100"
        />
        <StatusChips
          counts={page?.counts}
          value={search.status}
          onValueChange={(status) => change({ status })}
        />
        <SortSelect value={search.sort} onValueChange={(sort) => change({ sort })} />
      </div>
      <DataTable
        label={LL.nav.orders()}
        columns={columns}
        rows={page?.items}
        getRowId={(order) => order.id}
        sort={columnOf(search.sort)}
        onSort={(sort) => change({ sort: sortBy(sort, search.sort) })}
        error={list.error && !page ? say(LL, list.error) : undefined}
        onRetry={() => void list.refetch()}
        isRefreshing={list.isPlaceholderData}
        empty={<NoOrders isFiltered={isFiltered} onClear={() => change(DEFAULT_SEARCH)} />}
      />
      {page && page.items.length > 0 && (
        <Pagination
          from={before + 1}
          to={before + page.items.length}
          total={page.total}
          onPrevious={search.page > 1 ? () => change({ page: search.page - 1 }) : undefined}
          onNext={hasNext ? () => change({ page: search.page + 1 }) : undefined}
        />
      )}
    </>
  );
}
