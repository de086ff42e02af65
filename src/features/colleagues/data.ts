import { useSyncExternalStore } from "react";
import { hashKey, queryOptions } from "@tanstack/react-query";
import { change } from "#src/lib/call/change.ts";
import { ROOMS } from "#src/lib/live/rooms.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";
import { queryClient } from "#src/lib/call/query-client.ts";

const { colleagues } = trpcClient;

type Colleagues = Outputs["colleagues"]["list"];
export type Member = Colleagues["members"][number];
export type OpenInvitation = Colleagues["invitations"][number];
export type Invitation = Extract<Outputs["colleagues"]["read"], { state: "open" }>;

export function colleaguesQuery(submissionId: string) {
  return trpc.colleagues.list.queryOptions({ submissionId });
}

/**
 * Of several submissions on one page whose people could not be read the first says so, for all of them; heard anew when
 * another submission fails, since they fail in any order.
 */
export function useIsFirstFailed(submissionId: string): boolean {
  return useSyncExternalStore(
    (listen) => queryClient.getQueryCache().subscribe(listen),
    () => isFirstFailed(submissionId),
  );
}

function isFirstFailed(submissionId: string): boolean {
  const asked = queryClient
    .getQueryCache()
    .findAll({ queryKey: trpc.colleagues.list.pathKey(), type: "active" });
  const failed = asked.find(({ state }) => state.error !== null && state.data === undefined);
  return failed === undefined || hashKey(failed.queryKey) === hashKey(colleaguesQuery(submissionId).queryKey);
}

/** What a link opens, which depends on who is signed in. */
export function invitationQuery(token: string, reader: string | undefined) {
  return queryOptions({
    queryKey: [...trpc.colleagues.read.queryKey({ token }), reader],
    queryFn: () => colleagues.read.query({ token }),
  });
}

const SHOW_COLLEAGUES = ROOMS.submission;

export const invite = change(colleagues.invite.mutate, SHOW_COLLEAGUES);
export const revokeInvitation = change(colleagues.revoke.mutate, SHOW_COLLEAGUES);
export const removeColleague = change(colleagues.remove.mutate, SHOW_COLLEAGUES);
/** A success leads away from the link, a refusal means that it stands differently now. */
export const acceptInvitation = change(colleagues.accept.mutate, ROOMS.submission, [trpc.colleagues.read]);
export const joinSubmission = change(colleagues.join.mutate, ROOMS.submission, [trpc.colleagues.read]);
