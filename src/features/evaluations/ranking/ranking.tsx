import { useMutation, useQuery } from "@tanstack/react-query";
import { Info } from "lucide-react";
import { type ReactNode, useCallback, useMemo } from "react";
import { rankingList } from "#domain/evaluations/ranking.ts";
import type { ListAddress } from "#domain/lists/address.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Popover } from "#src/components/ui/popover.tsx";
import { showError } from "#src/components/ui/toast.ts";
import type { BulkGroup } from "#src/kit/bulk/data.ts";
import { useBulk } from "#src/kit/bulk/use-bulk.tsx";
import { filterWords } from "#src/kit/list/filter-words.ts";
import { ListScreen } from "#src/kit/list/list-screen.tsx";
import type { Selection } from "#src/kit/list/selection.ts";
import { useListSearch } from "#src/kit/list/use-list-search.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { planDecision, rankingQuery } from "../data.ts";
import { EvaluationViews } from "../evaluation-views.tsx";
import type { PlanRow } from "./plan-cell.tsx";
import { PlanningBand } from "./planning-band.tsx";
import { showRankingColumns } from "./ranking-columns.tsx";

export type RankingAddress = ListAddress<typeof rankingList>;

/** The submissions by their marks, and for leads the planned decisions. */
export function Ranking() {
  const { user } = useSession();
  return may(user, "decisions.plan") ? <PlannedRanking /> : <RankingList />;
}

/** The ranking with plans: one at a time in its row, many at once in the bar, all of them released in the band. */
function PlannedRanking() {
  const { LL } = useWords();
  const words = LL.decisions;
  const planned = (name: string, said: () => string) => [`plan.${name}`, said] as const;
  const { actions, lead, show } = useBulk("decisions", {
    move: words.moves,
    status: {
      ...LL.statuses.submission,
      ...Object.fromEntries(Object.entries(words.plans).map(([name, said]) => planned(name, said))),
    },
    noteHint: () => words.noteHint(),
    before: (verb) => (verb === "release" ? words.beforeRelease() : undefined),
    menu: words.change(),
  });
  const letters = useLetters();
  const { mutate: plan } = useMutation(planDecision);
  const planRow = useCallback<PlanRow>(
    (row, to) =>
      plan(
        { submissionId: row.id, plan: to, seen: { plan: row.plan, note: row.planNote } },
        { onError: (error) => showError(say(LL, error)) },
      ),
    [plan, LL],
  );
  return (
    <RankingList
      planning={{
        planRow,
        bulk: actions,
        lead: (
          <>
            <PlanningBand
              onPreview={show}
              onLetters={letters.show}
              explained={
                <Explained>
                  <p>{words.explain()}</p>
                  <p>{LL.ranking.closedHint()}</p>
                </Explained>
              }
            />
            {lead}
            {letters.lead}
          </>
        ),
      }}
    />
  );
}

/** The letters of decisions, sent or made again many at once. */
function useLetters() {
  const { LL } = useWords();
  const { moves, states, beforeRemake } = LL.decisions.letters;
  return useBulk("letters", {
    move: moves,
    status: {
      ...LL.statuses.submission,
      ...Object.fromEntries(Object.entries(states).map(([name, said]) => [`letter.${name}`, said])),
    },
    noteHint: () => "",
    outcome: (group, count) => sayLetters(LL, group, count),
    before: (verb) => (verb === "remakeDecision" ? beforeRemake() : undefined),
  });
}

/** The mails of a release in words: "3 rejections will be sent". */
function sayLetters(
  LL: TranslationFunctions,
  { from, to, state }: BulkGroup,
  count: number,
): string | undefined {
  const words = state === "waiting" ? LL.decisions.letters.goes : LL.decisions.letters.went;
  if (to === "letter.remade") return words.remade({ count });
  if (from === "letter.approval") return words.approval({ count });
  return from === "letter.rejection" ? words.rejection({ count }) : words.draft({ count });
}

/** What the screen is for and when it stays closed, behind a sign: who works here every day knows it. */
function Explained({ children }: { children: ReactNode }) {
  const { LL } = useWords();
  const title = LL.ranking.explained();
  return (
    <Popover
      title={title}
      className="grid max-w-96 gap-2"
      trigger={
        <Button variant="quiet" size="iconSm" aria-label={title}>
          <Info aria-hidden="true" className="size-4.5" />
        </Button>
      }
    >
      {children}
    </Popover>
  );
}

type PlanningParts = {
  planRow: PlanRow;
  bulk: (chosen: Selection, clear: () => void) => ReactNode;
  lead: ReactNode;
};

/** What is incomplete or closed to the reader stands apart. */
function RankingList({ planning }: { planning?: PlanningParts }) {
  const { LL, locale } = useWords();
  const words = LL.ranking;
  const list = useListSearch(rankingList);
  const query = useQuery(rankingQuery(list.state));
  const { data } = query;
  const needed = data?.needed ?? 0;
  const planRow = planning?.planRow;
  const columns = useMemo(
    () => showRankingColumns(LL, locale, needed, planRow),
    [LL, locale, needed, planRow],
  );
  const filters = useMemo(
    () =>
      filterWords({ LL, locale }, rankingList.filters, words.filters, {
        states: words.states,
        statuses: LL.statuses.submission,
        plans: LL.decisions.plans,
      }),
    [LL, locale, words],
  );
  const { plans: _, ...unplanned } = filters;
  return (
    <ListScreen
      list={list}
      query={query}
      exportAs="ranking"
      columns={columns}
      words={words}
      failed={LL.evaluations.reviews.failed()}
      {...(planning && { bulk: planning.bulk })}
      lead={
        <>
          {planning?.lead ?? (
            <div className="-mt-4 mb-2">
              <Explained>
                <p>{words.closedHint()}</p>
              </Explained>
            </div>
          )}
        </>
      }
      actions={<EvaluationViews />}
      nameRow={(row) => row.submission.reference}
      // Readers who do not plan have no filter for plans.
      filters={planning ? filters : (unplanned as typeof filters)}
      notePlace={words.note({ ranked: 100, incomplete: 10, closed: 10 })}
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
