import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { LIST_QUERY } from "#src/kit/list/list-query.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/trpc.ts";

export type ListedSubmissions = Outputs["submissions"]["list"];
export type SubmissionRow = ListedSubmissions["items"][number];
export type Submission = Outputs["submissions"]["get"];
export type StaffVerb = Submission["moves"][number]["verb"];
export type Tracked = Outputs["submissions"]["track"];
export type MoveInput = Inputs["submissions"]["approve"];

export function useSubmissionList(asked: Inputs["submissions"]["list"]) {
  return trpc.submissions.list.useQuery(asked, LIST_QUERY);
}

export function useSubmission(id: string) {
  return trpc.submissions.get.useQuery({ id }, { staleTime: 0 });
}

/** Reads a submission as it is stored now. */
export function useFetchSubmission(): (id: string) => Promise<Submission> {
  const { client } = trpc.useUtils();
  return (id) => client.submissions.get.query({ id });
}

/** What a change of a submission shows in: the list, its page, and the counts beside them. */
function useRefresh(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([utils.submissions.invalidate(), utils.dashboard.invalidate()]);
  };
}

type MakeMove = MoveInput & { verb: StaffVerb };

/** Makes a move of the table; list and submission are read again whatever the answer was. */
export function useMove() {
  const { submissions } = trpc.useUtils().client;
  return useMutation({
    mutationFn({ verb, ...input }: MakeMove) {
      const procedure = verb === "startReview" ? submissions.review : submissions[verb];
      return procedure.mutate(input);
    },
    onSettled: useRefresh(),
  });
}

export function useForce() {
  return trpc.submissions.force.useMutation({ onSettled: useRefresh() });
}

export function useUpdate() {
  return trpc.submissions.update.useMutation({ onSuccess: useRefresh() });
}

export function useTracked(token: string) {
  return trpc.submissions.track.useQuery({ token }, { staleTime: 0, retry: false });
}

export function useWithdraw(token: string) {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: () => utils.client.submissions.withdraw.mutate({ token }),
    onSettled: () => utils.submissions.track.invalidate({ token }),
  });
}

/** What an order on behalf of a submission starts from; null when there is no such submission (ERR-16). */
export function useSubmissionToOrder(id: string) {
  const { data, error } = trpc.submissions.get.useQuery({ id });
  if (error) return null;
  if (!data) return undefined;
  const { reference, spaceM2, canOrder, answers } = data;
  return { id, reference, institutionName: answers.institutionName, spaceM2, canOrder };
}

export type Decision = NonNullable<Outputs["submissions"]["decision"]>;

const UNDER_WAY: readonly string[] = ["queued", "sending"] satisfies Decision["status"][];
const LOOK_AGAIN_MS = 2_000;

/** The decision mail, looked at again until it has left. */
export function useDecision(id: string) {
  return trpc.submissions.decision.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => UNDER_WAY.includes(state.data?.status ?? "") && LOOK_AGAIN_MS,
    },
  );
}

/** The draft as it reads with another note; until that is there, as it read before. */
export function useDecisionPreview(id: string, decision: Decision, note: string) {
  const { client } = trpc.useUtils();
  const isOther = note !== decision.note;
  const preview = useQuery({
    queryKey: ["decisionPreview", decision.id, note],
    queryFn: () => client.submissions.previewDecision.mutate({ id, note }),
    enabled: isOther,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...preview, shown: (isOther ? preview.data : undefined) ?? decision };
}

export function useSendDecision() {
  const utils = trpc.useUtils();
  return trpc.submissions.sendDecision.useMutation({ onSettled: () => utils.submissions.invalidate() });
}
