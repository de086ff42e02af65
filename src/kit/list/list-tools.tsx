import { lazy, type RefObject, Suspense, useState } from "react";
import { MAX_SEARCH } from "#domain/lists/search.ts";
import type { Filters } from "#domain/lists/filter.ts";
import { SearchInput } from "#src/components/ui/search-input.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { DisplayMenu } from "./display-menu.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import type { ListExport as ListExportOf } from "./list-export.tsx";
import { ListFilters } from "./list-filters.tsx";
import type { ListScreenProps } from "./list-props.ts";
import { ListSort } from "./list-sort.tsx";
import { usePreferences } from "./preferences.ts";
import { ToolPlace } from "./tool-place.tsx";
import type { ListOnScreen } from "./use-list.ts";
import type { ViewsMenu as ViewsMenuOf } from "./views-menu.tsx";

const ListExport = lazy(() =>
  import("./list-export.tsx").then((module) => ({ default: module.ListExport })),
) as typeof ListExportOf;

const ViewsMenu = lazy(() =>
  import("./views-menu.tsx").then((module) => ({ default: module.ViewsMenu })),
) as typeof ViewsMenuOf;

type ListToolsProps<Column extends string, Of extends Filters, Row extends { id: string }> = Pick<
  ListScreenProps<Column, Of, Row>,
  "list" | "columns" | "words" | "exportAs" | "moreExports" | "moreFilters"
> & { on: ListOnScreen<Column, Of, Row>; top: RefObject<HTMLDivElement | null> };

/** Search, order, filters, views, columns and export, between title and rows. */
export function ListTools<Column extends string, Of extends Filters, Row extends { id: string }>({
  list,
  columns,
  words,
  exportAs,
  moreExports,
  moreFilters,
  on,
  top,
}: ListToolsProps<Column, Of, Row>) {
  const { LL } = useWords();
  const { letterKeys } = usePreferences();
  const [isFiltering, setIsFiltering] = useState(false);
  const { page } = on.held;
  return (
    <div
      ref={top}
      data-wide
      data-no-print
      className="mb-4 flex scroll-mt-20 flex-wrap items-center gap-2.5 max-sm:gap-2 fine:[&_.control]:min-h-9 fine:[&_.control]:py-1"
    >
      {words.search && (
        <SearchInput
          value={list.state.search}
          label={words.search()}
          placeholder={LL.listing.find()}
          shortcut={letterKeys}
          maxLength={MAX_SEARCH}
          onValueChange={list.searchFor}
          className="order-1 grow basis-40 md:max-w-70 md:basis-70"
        />
      )}
      <ListFilters filters={on.filters} counts={page?.counts} onChoose={on.chooseFilter} />
      {!on.filters.some(({ words: said }) => "all" in said) && (
        <span aria-hidden="true" className="order-2 grow max-md:hidden" />
      )}
      <FilterMenu
        filters={on.filters}
        onChoose={on.chooseFilter}
        open={isFiltering}
        onOpenChange={setIsFiltering}
        total={page?.total}
        sort={<ListSort list={list} words={words.sorts} />}
        more={moreFilters}
      />
      <div className="order-4 flex gap-2.5 max-sm:gap-2">
        {list.viewable && (
          <Suspense fallback={<ToolPlace hasChevron>{LL.listing.views.title()}</ToolPlace>}>
            <ViewsMenu list={list} viewable={list.viewable} />
          </Suspense>
        )}
        <DisplayMenu
          columns={columns}
          chosen={list.columns}
          onChoose={list.showColumns}
          onKeys={on.keys.showHelp}
        />
        {exportAs && !page && <ToolPlace />}
        {exportAs && page && page.total > 0 && (
          <Suspense fallback={<ToolPlace />}>
            <ListExport
              of={exportAs}
              list={list}
              columns={on.columns.map(({ id }) => id)}
              total={page.total}
              selection={on.selected.selection}
              more={moreExports}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
