import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { rankingList } from "#domain/evaluations/ranking.ts";
import type { ListAddress } from "#domain/lists/address.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { useWords } from "#src/lib/words.tsx";
import { rankingQuery } from "../data.ts";
import { EvaluationViews } from "../evaluation-views.tsx";
import { rankingColumns } from "./ranking-columns.tsx";

export type RankingAddress = ListAddress<typeof rankingList>;

/** The submissions by their marks (behaviour 17): what is incomplete or closed to the reader stands apart. */
export function Ranking() {
  const { LL, locale } = useWords();
  const words = LL.ranking;
  const list = useListSearch(rankingList);
  const query = useQuery(rankingQuery(list.state));
  const { data } = query;
  const needed = data?.needed ?? 0;
  const columns = useMemo(() => rankingColumns(LL, locale, needed), [LL, locale, needed]);
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="ranking"
      columns={columns}
      words={words}
      failed={LL.evaluations.reviews.failed()}
      lead={<EvaluationViews />}
      nameRow={(row) => row.submission.reference}
      filters={{
        states: { label: words.state(), all: words.all(), say: (state) => words.states[state]() },
        statuses: { as: "menu", label: words.status(), say: (status) => LL.statuses.submission[status]() },
      }}
      note={
        data && (
          <>
            {words.note(data.counts.states)}
            {data.ownMean !== null && <span className="ml-4">{words.ownMean({ mean: data.ownMean })}</span>}
          </>
        )
      }
    />
  );
}
