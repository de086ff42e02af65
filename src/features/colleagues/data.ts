import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { newKey } from "#src/lib/key.ts";
import { trpc, type Inputs, type Outputs } from "#src/lib/trpc.ts";

type Colleagues = Outputs["colleagues"]["list"];
export type Member = Colleagues["members"][number];
export type OpenInvitation = Colleagues["invitations"][number];
export type Invitation = Extract<Outputs["colleagues"]["read"], { state: "open" }>;
type InviteInput = Inputs["colleagues"]["invite"];

export function useColleagues(submissionId: string) {
  return trpc.colleagues.list.useQuery({ submissionId });
}

/** One key for as long as the same invitation has no answer: a repeat after a lost one sends no second mail. */
export function useInvite() {
  const { client, colleagues } = trpc.useUtils();
  const sending = useRef({ text: "", key: "" });

  function keyOf(input: InviteInput): string {
    const text = JSON.stringify(input);
    if (sending.current.text !== text) sending.current = { text, key: newKey() };
    return sending.current.key;
  }

  return useMutation({
    mutationFn: (input: InviteInput) =>
      client.colleagues.invite.mutate(input, { context: { idempotencyKey: keyOf(input) } }),
    onSuccess: () => {
      sending.current = { text: "", key: "" };
    },
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
