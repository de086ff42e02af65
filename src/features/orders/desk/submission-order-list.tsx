import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { orderList } from "#domain/orders/reading/list.ts";
import { TaxesNoted } from "#src/components/taxes-noted.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { orderListQuery } from "../data.ts";
import { showOrderColumns } from "./order-columns.tsx";
import { orderFilters } from "./order-filters.ts";

type Ordering = { id: string; reference: string; institutionName: string; canOrder: boolean };

/** The orders of one submission, with the button for a new order (SUB-05, SUB-06). */
export function SubmissionOrderList({ submission }: { submission: Ordering }) {
  const { LL, locale } = useWords();
  const { list: words, ofSubmission } = LL.desk;
  const { id, reference, institutionName, canOrder } = submission;
  const list = useListSearch(orderList, { submissionId: id });
  const query = useQuery(orderListQuery(list.state));
  const columns = useMemo(() => showOrderColumns(LL, locale), [LL, locale]);
  const filters = useMemo(() => orderFilters(LL, locale), [LL, locale]);
  return (
    <>
      <div className="mb-3 text-[0.9375rem]">
        <BackLink to="/admin/submissions/$submissionId" params={{ submissionId: id }}>
          <Reference value={reference} />
        </BackLink>
      </div>
      <ListScreen
        list={list}
        query={query}
        columns={columns}
        nameRow={(row) => row.reference ?? row.id}
        words={{
          ...words,
          title: () => ofSubmission.title({ institution: institutionName }),
          emptyText: () => (canOrder ? ofSubmission.none() : ofSubmission.closed()),
        }}
        filters={filters}
        note={query.data && <TaxesNoted>{words.noteFiltered({ total: query.data.total })}</TaxesNoted>}
        actions={
          canOrder && (
            <Button asChild size="sm">
              <Link to="/admin/orders/create/$submissionId" params={{ submissionId: id }}>
                {ofSubmission.create()}
              </Link>
            </Button>
          )
        }
      />
    </>
  );
}
