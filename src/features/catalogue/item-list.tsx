import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus, Upload } from "lucide-react";
import { useMemo } from "react";
import { groupOf } from "#domain/catalogue/groups.ts";
import { itemList } from "#domain/catalogue/list.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import type { ListAddress } from "#domain/lists/address.ts";
import { sumChosen } from "#domain/lists/filter.ts";
import { sayCategory } from "#i18n/category-word.ts";
import type { RowHead } from "#src/components/data-columns.ts";
import { TaxesNoted } from "#src/components/taxes-noted.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { GroupHead } from "#src/kit/list/group-head.tsx";
import { useBulk } from "#src/kit/bulk/use-bulk.tsx";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { usePreferences } from "#src/kit/list/preferences.ts";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { itemListQuery, type ListedItems, showFolded } from "./data.ts";
import { showItemColumns } from "./item-columns.tsx";

export type ItemListAddress = ListAddress<typeof itemList>;

/** The whole catalogue (CAT-05), or that it failed (ERR-24). */
export function ItemList() {
  const { LL, locale } = useWords();
  const words = LL.catalogue.list;
  const list = useListSearch(itemList);
  const query = useQuery(itemListQuery(list.state));
  const { sort, search } = list.state;
  const isUnderHeads = query.data
    ? query.data.groups.length > 0
    : sort.column === "category" && search === "";
  const columns = useMemo(() => showItemColumns(LL, locale, isUnderHeads), [LL, locale, isUnderHeads]);
  const { closedCategories, isRead, keep } = usePreferences();
  const heads = (query.data?.groups ?? []).map((group) => ({
    ...group,
    label: sayCategory(LL.orders.category, group.id),
  }));

  function toggle(id: string): void {
    // Until the preferences are there, the list says what is folded.
    const closed = isRead ? closedCategories : heads.flatMap((head) => (head.isOpen ? [] : [head.id]));
    const others = closed.filter((one) => one !== id);
    const isClosed = others.length < closed.length;
    keep({ closedCategories: isClosed ? others : [...others, id] }, showFolded);
  }

  const showHead = (head: RowHead) => <GroupHead head={head} onToggle={toggle} />;

  const { actions: bulk, lead } = useBulk("catalogue", {
    move: LL.bulk.items,
    status: LL.statuses.item,
  });
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="catalogue"
      bulk={bulk}
      lead={lead}
      columns={columns}
      words={words}
      failed={sayOr(LL, query.error, LL.catalogue.failed())}
      nameRow={(item) => shownTitle(item, locale) ?? LL.orders.item.untitled()}
      filters={filterWords({ LL, locale }, itemList.filters, words.filters, { statuses: LL.statuses.item })}
      groups={{ of: groupOf, heads, show: showHead }}
      notePlace={<TaxesNoted>{words.note({ total: 50, active: 50 })}</TaxesNoted>}
      note={query.data && <ListNote page={query.data} isNarrowed={list.isNarrowed} />}
      actions={
        <>
          <Button size="sm" variant="secondary" asChild>
            <Link to="/admin/catalog/import">
              <Upload className="size-4" />
              {words.import()}
            </Link>
          </Button>
          <Button size="sm" asChild>
            <Link to="/admin/catalog/create">
              <Plus className="size-4.5" />
              {words.create()}
            </Link>
          </Button>
        </>
      }
    />
  );
}

function ListNote({ page, isNarrowed }: { page: ListedItems; isNarrowed: boolean }) {
  const { LL } = useWords();
  const words = LL.catalogue.list;
  const { statuses } = page.counts;
  const said = isNarrowed
    ? words.noteFiltered({ total: page.total })
    : words.note({ total: sumChosen(itemList.filters.statuses, statuses), active: statuses.ACTIVE });
  return <TaxesNoted>{said}</TaxesNoted>;
}
