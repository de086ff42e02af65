import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import type { ListAddress } from "#domain/lists/address.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { TaxesNoted } from "#src/components/taxes-noted.tsx";
import { useBulk } from "#src/kit/bulk/use-bulk.tsx";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useRowQuestion } from "#src/kit/list/use-row-question.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { deskStatsQuery, type ListedOrders, orderListQuery } from "../data.ts";
import { MyDrafts } from "./my-drafts.tsx";
import { showOrderColumns } from "./order-columns.tsx";
import { orderFilters } from "./order-filters.ts";

/** The field for a payment's difference; seldom needed, so it loads on demand. */
const DifferenceField = lazy(() =>
  import("../moves/difference-field.tsx").then((module) => ({ default: module.DifferenceField })),
);

/** The dialog of a row loads when its key is pressed. */
const RowStatus = lazy(async () => {
  const [part] = await Promise.all([import("../moves/row-status.tsx"), loadWords("orderPapers")]);
  return { default: part.RowStatus };
});

export type OrderListAddress = ListAddress<typeof orderList>;

/** The list of all sent orders (ORD-04 to ORD-06). */
export function OrderList() {
  const { LL, locale } = useWords();
  const words = LL.desk.list;
  const list = useListSearch(orderList);
  const query = useQuery(orderListQuery(list.state));
  const columns = useMemo(() => showOrderColumns(LL, locale), [LL, locale]);
  const filters = useMemo(() => orderFilters(LL, locale), [LL, locale]);
  const question = useRowQuestion();
  const why: Partial<Record<string, () => string>> = LL.desk.status.noteWhy;
  const { actions, lead } = useBulk("orders", {
    move: LL.desk.moves,
    status: LL.statuses.order,
    renderDifference: (missing) => (
      <Suspense fallback={null}>
        <DifferenceField outstanding={missing} />
      </Suspense>
    ),
    noteHint: (verb) => why[verb]?.() ?? LL.desk.status.noteHint(),
  });
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="orders"
      columns={columns}
      bulk={actions}
      lead={
        <>
          <MyDrafts />
          {lead}
          <Suspense fallback={null}>
            {question.asked && (
              <RowStatus id={question.asked} figure={question.figure} onClose={question.close} />
            )}
          </Suspense>
        </>
      }
      onStatus={question.ask}
      words={words}
      nameRow={(row) => row.reference ?? row.id}
      filters={filters}
      notePlace={<TaxesNoted>{LL.desk.list.note({ total: 100, waiting: 10 })}</TaxesNoted>}
      note={query.data && <ListNote page={query.data} isNarrowed={list.isNarrowed} />}
    />
  );
}

/** How many there are, and of all of them for how many it is the team's turn, as the menu counts them. */
function ListNote({ page, isNarrowed }: { page: ListedOrders; isNarrowed: boolean }) {
  const { LL } = useWords();
  const { total } = page;
  const waiting = useQuery(deskStatsQuery).data?.waiting.orders ?? 0;
  const said = isNarrowed ? LL.desk.list.noteFiltered({ total }) : LL.desk.list.note({ total, waiting });
  return <TaxesNoted>{said}</TaxesNoted>;
}
