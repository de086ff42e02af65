import { useQuery } from "@tanstack/react-query";
import type { ListAddress } from "#domain/lists/address.ts";
import { requestList } from "#domain/requests/list.ts";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ListedRequests, requestListQuery } from "./data.ts";
import { useRequestColumns } from "./request-columns.tsx";

export type RequestListAddress = ListAddress<typeof requestList>;

/** What team and exhibitors ask of each other, across all orders; each is answered at its order. */
export function RequestsScreen() {
  const { LL, locale } = useWords();
  const words = LL.requestList;
  const list = useListSearch(requestList);
  const query = useQuery(requestListQuery(list.state));
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="requests"
      columns={useRequestColumns()}
      words={words}
      nameRow={(row) => `${row.title}, ${row.reference ?? ""}`}
      filters={filterWords({ LL, locale }, requestList.filters, words.filters, {
        statuses: LL.statuses.request,
        kinds: words.kinds,
      })}
      notePlace={LL.requestList.note({ total: 100, waiting: 10 })}
      note={query.data && <ListNote page={query.data} isNarrowed={list.isNarrowed} />}
    />
  );
}

function ListNote({ page, isNarrowed }: { page: ListedRequests; isNarrowed: boolean }) {
  const { LL } = useWords();
  const { total, counts } = page;
  if (isNarrowed) return LL.requestList.noteFiltered({ total });
  return LL.requestList.note({ total, waiting: counts.statuses.PENDING });
}
