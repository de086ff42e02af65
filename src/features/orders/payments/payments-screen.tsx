import { useQuery } from "@tanstack/react-query";
import type { ListAddress } from "#domain/lists/address.ts";
import { paymentList } from "#domain/orders/reading/payment-list.ts";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ListedPayments, paymentListQuery } from "./data.ts";
import { usePaymentColumns } from "./payment-columns.tsx";

export type PaymentListAddress = ListAddress<typeof paymentList>;

/** The payment confirmations of all orders; each is judged at its order. */
export function PaymentsScreen() {
  const { LL, locale } = useWords();
  const words = LL.payments;
  const list = useListSearch(paymentList);
  const query = useQuery(paymentListQuery(list.state));
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="payments"
      columns={usePaymentColumns()}
      words={words}
      nameRow={(row) => `${row.orderReference ?? ""}, ${row.company}`}
      filters={filterWords({ LL, locale }, paymentList.filters, words.filters, { statuses: words.verdicts })}
      notePlace={words.note({ total: 100, waiting: 10 })}
      note={query.data && <ListNote page={query.data} isNarrowed={list.isNarrowed} />}
    />
  );
}

function ListNote({ page, isNarrowed }: { page: ListedPayments; isNarrowed: boolean }) {
  const { LL } = useWords();
  const { total, counts } = page;
  if (isNarrowed) return LL.payments.noteFiltered({ total });
  return LL.payments.note({ total, waiting: counts.statuses.handedIn });
}
