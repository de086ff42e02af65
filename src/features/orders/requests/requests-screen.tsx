import { useQuery } from "@tanstack/react-query";
import type { ListAddress } from "#domain/lists/address.ts";
import { requestList } from "#domain/requests/list.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ListedRequests, requestListQuery } from "./data.ts";
import { useRequestColumns } from "./request-columns.tsx";

export type RequestListAddress = ListAddress<typeof requestList>;

/** What team and exhibitors ask of each other, across all orders; each is answered at its order. */
export function RequestsScreen() {
  const { LL } = useWords();
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
      filters={{
        statuses: {
          label: words.status(),
          all: words.all(),
          say: (status) => LL.statuses.request[status](),
        },
        waits: { as: "menu", label: words.waits(), say: (side) => words.waitsFor[side]() },
        due: { as: "menu", label: words.due(), say: (due) => words.dueIs[due]() },
        kinds: { as: "menu", label: words.kind(), say: (kind) => words.kinds[kind]() },
        waiting: { as: "menu", label: words.waiting(), say: (days) => words.waitingDays({ days }) },
      }}
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
