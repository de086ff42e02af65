import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { evaluationList } from "#domain/evaluations/list.ts";
import { type ListAddress, writeAddress } from "#domain/lists/address.ts";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type SentCriterion, useCriteria } from "../card/use-criteria.ts";
import { evaluationListQuery } from "../data.ts";
import { EvaluationViews } from "../evaluation-views.tsx";
import { showEvaluationColumns } from "./evaluation-columns.tsx";
import { PrintItem } from "./print-item.tsx";

export type EvaluationListAddress = ListAddress<typeof evaluationList>;

/** The criteria until the list has loaded. */
const NOT_ASKED: readonly SentCriterion[] = [];

/** All evaluations that their reader may see (EVA-01), with what was marked. */
export function EvaluationList() {
  const { LL, locale } = useWords();
  const words = LL.marking;
  const list = useListSearch(evaluationList);
  const query = useQuery(evaluationListQuery(list.state));
  const criteria = useCriteria(query.data?.criteria ?? NOT_ASKED);
  const columns = useMemo(() => showEvaluationColumns(LL, locale, criteria), [LL, locale, criteria]);
  const total = query.data?.total ?? 0;
  const { search, filters, sort } = list.state;
  // An address is made of texts; what is as usual is left out of it.
  const address = writeAddress(evaluationList, { search, filters, sort }) as Record<string, string>;
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="evaluations"
      columns={columns}
      words={words}
      failed={LL.evaluations.reviews.failed()}
      nameRow={(row) => `${row.submission.reference}, ${row.reader}`}
      actions={<EvaluationViews />}
      moreExports={<PrintItem url={`/api/documents/evaluations.pdf?${new URLSearchParams(address)}`} />}
      filters={filterWords({ LL, locale }, evaluationList.filters, words.filters, {
        decisions: LL.evaluations.decision,
        states: words.states,
        statuses: LL.statuses.submission,
      })}
      notePlace={words.note({ total: 100 })}
      note={query.data && (list.isNarrowed ? words.noteFiltered({ total }) : words.note({ total }))}
    />
  );
}
