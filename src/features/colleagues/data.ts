import { trpc, type Outputs } from "#src/lib/trpc.ts";

type Colleagues = Outputs["colleagues"]["list"];
export type Member = Colleagues["members"][number];
export type OpenInvitation = Colleagues["invitations"][number];
export type Invitation = Extract<Outputs["colleagues"]["read"], { state: "open" }>;

export function useColleagues(submissionId: string) {
  return trpc.colleagues.list.useQuery({ submissionId });
}

export function useInvite() {
  const { colleagues } = trpc.useUtils();
  return trpc.colleagues.invite.useMutation({
    onSettled: (_answer, _error, { submissionId }) => colleagues.list.invalidate({ submissionId }),
  });
}

export function useRevoke() {
  const { colleagues } = trpc.useUtils();
  return trpc.colleagues.revoke.useMutation({ onSettled: () => colleagues.list.invalidate() });
}

export function useRemove() {
  const { colleagues } = trpc.useUtils();
  return trpc.colleagues.remove.useMutation({ onSettled: () => colleagues.list.invalidate() });
}

/** What a link opens, asked anew each time: it depends on the moment and on who is signed in. */
export function useInvitation(token: string) {
  return trpc.colleagues.read.useQuery({ token }, { staleTime: 0, gcTime: 0 });
}

export function useAccept() {
  const { colleagues } = trpc.useUtils();
  // A refusal means that the link stands differently now; a success leads away from it.
  return trpc.colleagues.accept.useMutation({ onError: () => colleagues.read.invalidate() });
}

export function useJoin() {
  const { colleagues, submissions, orders } = trpc.useUtils();
  return trpc.colleagues.join.useMutation({
    onSuccess: () => Promise.all([submissions.invalidate(), orders.invalidate()]),
    onError: () => colleagues.read.invalidate(),
  });
}
