import { useQuery } from "@tanstack/react-query";
import { historyList } from "#domain/history/list.ts";
import type { ListAddress } from "#domain/lists/address.ts";
import { sayKind } from "#i18n/kind-word.ts";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { historyListQuery } from "./data.ts";
import { useHistoryColumns } from "./history-columns.tsx";
import { ChosenPerson, DeedFilter } from "./history-filters.tsx";
import { sayEntry } from "./say-entry.ts";

export type HistoryAddress = ListAddress<typeof historyList>;

/** Who did what to what, when: every change of every record, searched and filtered. */
export function HistoryScreen() {
  const { LL, locale } = useWords();
  const words = LL.historyList;
  const list = useListSearch(historyList);
  const query = useQuery(historyListQuery(list.state));
  const onlyBy = (actorId: string) => list.choose("actorId", actorId);
  const { data: page } = query;
  const columns = useHistoryColumns({ onlyBy, rows: page?.items });
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="history"
      columns={columns}
      nameRow={(row) => sayEntry(LL, row)}
      words={words}
      filters={filterWords({ LL, locale }, historyList.filters, words.filters, {
        records: (record) => sayKind(LL, record),
      })}
      moreFilters={<DeedFilter list={list} page={page} />}
      moreChosen={<ChosenPerson list={list} page={page} />}
      notePlace={words.note({ total: 1_000 })}
      note={page && words.note({ total: page.total })}
    />
  );
}
