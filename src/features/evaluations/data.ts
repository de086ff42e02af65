import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { recordAt } from "#src/kit/together/record-at.ts";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { queryClient, readAhead } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type Card = Outputs["evaluations"]["card"];
export type OthersEvaluation = Card["others"][number];

/** The next submission for this reader; read again each time, but not twice at once. */
export function nextQuery(later: readonly string[]) {
  return trpc.evaluations.next.queryOptions({ later: [...later] });
}

/** Reads ahead the scorecard of a submission. */
export const readCard = (submissionId: string) => readAhead(cardQuery(submissionId));

/**
 * For the route of the queue: what comes next, or what the address names, and its card at once. Answers whose
 * application is read beside it; read one after another by the parts that show them, they would be three round trips.
 */
export async function readQueue(named: string | undefined): Promise<string | undefined> {
  const next = queryClient.fetchQuery(nextQuery([]));
  const id = named ?? (await next).submissionId ?? undefined;
  if (id) void readAhead(cardQuery(id));
  return id;
}

export function cardQuery(submissionId: string) {
  return trpc.evaluations.card.queryOptions({ submissionId });
}

/** One's own scorecard, which may be open in another tab; who else marks is shown to nobody. */
export function cardAt(submissionId: string) {
  return recordAt({ query: cardQuery(submissionId) });
}

/** What a submission says of its evaluation stands on its own page as well. */
const SHOW_EVALUATIONS = [...ROOMS.evaluation, trpc.submissions];

const { evaluations } = trpcClient;
export const saveEvaluation = change(evaluations.save.mutate, SHOW_EVALUATIONS);
export const abstain = change(evaluations.abstain.mutate, SHOW_EVALUATIONS);
export const declareConflict = change(evaluations.declareConflict.mutate, SHOW_EVALUATIONS);
export const denyConflict = change(evaluations.denyConflict.mutate, SHOW_EVALUATIONS);
export const openMarks = change(evaluations.openMarks.mutate, SHOW_EVALUATIONS);

export type EvaluationRow = Outputs["evaluations"]["list"]["items"][number];
export type Evaluation = Outputs["evaluations"]["get"];

export function evaluationListQuery(asked: Inputs["evaluations"]["list"]) {
  return trpc.evaluations.list.queryOptions(asked, LIST_QUERY);
}

export function evaluationQuery(id: string) {
  return trpc.evaluations.get.queryOptions({ id });
}

/** Reads ahead what the page of an evaluation shows. */
export const readEvaluationPage = (id: string) => readAhead(evaluationQuery(id));

/** An evaluation, which its author and the team may write in at once. */
export function evaluationAt(id: string) {
  return recordAt({ query: evaluationQuery(id) });
}

export const correctEvaluation = change(evaluations.correct.mutate, SHOW_EVALUATIONS);

export type DecisionTexts = Outputs["decisions"]["texts"];
export type Planning = Outputs["decisions"]["planning"];

/** What is planned of decisions, for those who plan. */
export function planningQuery() {
  return trpc.decisions.planning.queryOptions();
}

/** What the letters of decisions say beside the portal's words. */
function decisionTextsQuery() {
  return trpc.decisions.texts.queryOptions();
}

/** The whole letters with these texts, each in both languages. */
export function textsPreviewQuery(texts: Inputs["decisions"]["previewTexts"]) {
  return queryOptions({
    queryKey: [[...trpc.decisions.texts.pathKey()[0], "preview"], { input: texts }],
    queryFn: () => trpcClient.decisions.previewTexts.mutate(texts),
    placeholderData: keepPreviousData,
  });
}

export type DecisionLetter = Outputs["decisions"]["previewTexts"][number]["letter"];

/** The texts, where several people may write in them. */
export const decisionTextsAt = recordAt({ query: decisionTextsQuery() });

export const saveDecisionTexts = change(trpcClient.decisions.saveTexts.mutate, [
  trpc.decisions,
  trpc.submissions.decision,
]);

export const planDecision = change(trpcClient.decisions.plan.mutate, ROOMS.plannedDecision);

export type RankingRow = Outputs["evaluations"]["ranking"]["items"][number];

export function rankingQuery(asked: Inputs["evaluations"]["ranking"]) {
  return trpc.evaluations.ranking.queryOptions(asked, LIST_QUERY);
}
