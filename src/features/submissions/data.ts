import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { readAddress } from "#domain/lists/address.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { fittingType } from "#domain/orders/kinds/fitting-type.ts";
import { isLive } from "#domain/orders/moves/rules.ts";
import { isStandOrder } from "#domain/orders/type.ts";
import { reasonOf } from "#domain/refusal.ts";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { lastActor, recordAt } from "#src/kit/together/record-at.ts";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { readAhead, readNow } from "#src/lib/call/query-client.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/call/trpc.ts";

export type ListedSubmissions = Outputs["submissions"]["list"];
export type SubmissionRow = ListedSubmissions["items"][number];
export type Submission = Outputs["submissions"]["get"];
export type StaffVerb = Submission["moves"][number]["verb"];
export type Tracked = Outputs["submissions"]["track"];
export type Sent = Outputs["submissions"]["sent"];
export type Decision = NonNullable<Outputs["submissions"]["decision"]>;
export type ApproveInput = Inputs["submissions"]["approve"];
type MoveInput = ApproveInput & { verb: StaffVerb };

export function submissionListQuery(asked: Inputs["submissions"]["list"]) {
  return trpc.submissions.list.queryOptions(asked, LIST_QUERY);
}

export type Neighbour = NonNullable<Outputs["submissions"]["neighbours"]["next"]>;

/** Where a submission stands in the list at an address. */
export function neighboursQuery(of: string, address: Readonly<Record<string, unknown>>) {
  const { cursor: _page, ...list } = readAddress(submissionList, address);
  return trpc.submissions.neighbours.queryOptions({ of, list }, LIST_QUERY);
}

export function submissionQuery(id: string) {
  return trpc.submissions.get.queryOptions({ id });
}

/** Reads ahead an application that the evaluation queue shows. */
export const readApplication = (id: string) => readAhead(submissionQuery(id));

/** A submission, where several people may write in it. */
export function submissionAt(id: string) {
  return recordAt({ place: `submission:${id}`, query: submissionQuery(id), savedBy: lastActor });
}

/** What the holder of a status link may know. */
export function trackedQuery(token: string) {
  return trpc.submissions.track.queryOptions({ token });
}

/** What the holder of a status link sent, as it stands. */
export function sentQuery(token: string) {
  return trpc.submissions.sent.queryOptions({ token });
}

/** The decision mail; that it has left comes live. */
export function decisionQuery(id: string) {
  return trpc.submissions.decision.queryOptions({ id });
}

/**
 * The draft as it is stored now, past the one on the screen, for whoever changed it too late. Another decision's draft
 * is none of it: then there is nothing to join, and the page shows what became of it.
 */
export async function readDraft(id: string, mailId: string): Promise<Decision> {
  const decision = await readNow(decisionQuery(id));
  if (decision?.id !== mailId) throw new Error("the draft is gone");
  return decision;
}

export const readSubmissionPage = (id: string, list: Readonly<Record<string, unknown>>) =>
  readAhead(submissionQuery(id), decisionQuery(id), neighboursQuery(id, list));

/** The mail that leaves with the recording of a signed contract, or with its undoing; null for none. */
export function signedMailQuery(asked: Inputs["submissions"]["previewSigned"]) {
  return trpc.submissions.previewSigned.queryOptions(asked);
}

/** The letter that a decision would draft, with the note as it is typed. */
export function letterPreviewQuery(asked: Inputs["submissions"]["previewLetter"]) {
  return queryOptions({
    queryKey: [[...trpc.submissions.decision.pathKey()[0], "letter"], { input: asked }],
    queryFn: () => trpcClient.submissions.previewLetter.mutate(asked),
    placeholderData: keepPreviousData,
  });
}

/** The draft of a decision as it reads with another note. */
export function decisionPreviewQuery(id: string, decision: Decision, note: string) {
  return queryOptions({
    // Below the letter's key, so that it becomes stale with the letter.
    queryKey: [[...trpc.submissions.decision.pathKey()[0], "preview"], { input: { id, note } }],
    queryFn: () => trpcClient.submissions.previewDecision.mutate({ id, note }),
    enabled: note !== decision.note,
    placeholderData: keepPreviousData,
  });
}

const SHOW_SUBMISSIONS = ROOMS.submission;

const { submissions } = trpcClient;
export const describeSite = change(submissions.describeSite.mutate, SHOW_SUBMISSIONS);
export const setNaming = change(submissions.setNaming.mutate, SHOW_SUBMISSIONS);
export const endLinks = change(submissions.endLinks.mutate, SHOW_SUBMISSIONS);
export const updateSubmission = change(submissions.update.mutate, SHOW_SUBMISSIONS);
export const moveSubmission = change(makeMove, SHOW_SUBMISSIONS);
/** Approves a submission, and registers its partner in the same call if wanted. */
export const approveSubmission = change(submissions.approve.mutate, SHOW_SUBMISSIONS);
export const forceSubmission = change(submissions.force.mutate, SHOW_SUBMISSIONS);
const SHOW_SENT = [trpc.submissions.track, trpc.submissions.sent];
export const correctInterest = change(submissions.correct.mutate, SHOW_SENT);
export const withdraw = change(submissions.withdraw.mutate, SHOW_SENT);
export const editDecision = change(submissions.editDecision.mutate, SHOW_SUBMISSIONS);
export const remakeDecision = change(submissions.remakeDecision.mutate, SHOW_SUBMISSIONS);
export const sendDecision = change(submissions.sendDecision.mutate, SHOW_SUBMISSIONS);

function makeMove({ verb, ...input }: MoveInput) {
  return submissions[verb === "startReview" ? "review" : verb].mutate(input);
}

/** What an order on behalf of a submission starts from; a not-found error when there is no such submission (ERR-16). */
export function useSubmissionToOrder(id: string) {
  const { data, error, refetch } = useQuery(submissionQuery(id));
  const isMissing = reasonOf(error)?.code === "notFound";
  const reading = { error, isMissing, retry: () => void refetch() };
  if (!data) return reading;
  const { reference, spaceM2, canOrder, answers } = data;
  const { institutionName, standType } = answers;
  const hasStand = data.orders.some(({ type, status }) => isStandOrder(type) && isLive(status));
  const fitting = fittingType(standType, hasStand);
  return { ...reading, submission: { id, reference, institutionName, spaceM2, canOrder, fitting } };
}
