import { mutationOptions, type QueryKey, type UseMutationOptions } from "@tanstack/react-query";
import { reasonOf } from "#domain/refusal.ts";
import { throughSignIn } from "#src/session/through-sign-in.ts";
import { queryClient } from "./query-client.ts";

/** A noun of the router, or one of its queries: `trpc.orders`, `trpc.submissions.track`. */
export type Room = { pathKey: () => QueryKey };

/**
 * A change for useMutation: the call, and the questions that show its result (`ROOMS`), which are read again once it
 * is answered or refused. Not without an answer, since the retry must be the same call. Where the session had ended it
 * is made once the same user is back.
 *
 * export const addFile = change(trpcClient.orders.addFile.mutate, SHOW_ORDERS);
 * const { mutateAsync: add } = useMutation(addFile);
 *
 * A form needs no hook:
 *
 * save: ({ text }, { id, version }) => sendChange(editNote, { id, version, text }),
 */
export function change<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  shownIn: readonly Room[],
  /** The rooms that a refusal makes stale; default those of the change. */
  refusedIn: readonly Room[] = shownIn,
) {
  return mutationOptions<Answer, Error, Input>({
    mutationFn: (input) => throughSignIn(() => call(input)),
    onSuccess: () => readAgain(shownIn),
    onError(error) {
      if (reasonOf(error)) void readAgain(refusedIn);
    },
  });
}

export function sendChange<Input, Answer>(
  made: UseMutationOptions<Answer, Error, Input>,
  input: Input,
): Promise<Answer> {
  return queryClient.getMutationCache().build(queryClient, made).execute(input);
}

/** Now where they are on the screen, else when they are next shown. */
export async function readAgain(rooms: readonly Room[]): Promise<void> {
  await Promise.all(rooms.map((room) => queryClient.invalidateQueries({ queryKey: room.pathKey() })));
}
