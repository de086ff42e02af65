import { mutationOptions, type QueryKey, type UseMutationOptions } from "@tanstack/react-query";
import { reasonOf } from "#domain/refusal.ts";
import { queryClient } from "./query-client.ts";

/** A noun of the router, or one of its questions: `trpc.orders`, `trpc.submissions.track`. */
export type Room = { pathKey: () => QueryKey };

/**
 * A change as a value for useMutation: the call, and all that shows what it did (`ROOMS`), which is read again once the
 * call is answered or refused. Without an answer it is not, since the next try must be the same call.
 *
 *     export const addFile = change(trpcClient.orders.addFile.mutate, SHOW_ORDERS);
 *     const { mutateAsync: add } = useMutation(addFile);
 *
 * A form, which knows by itself whether it is being sent, needs no hook for it:
 *
 *     save: ({ text }, { id, version }) => sendChange(editNote, { id, version, text }),
 */
export function change<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
  shownIn: readonly Room[],
  /** What a refusal means for what is on the screen, where that differs. */
  refusedIn: readonly Room[] = shownIn,
) {
  return mutationOptions<Answer, Error, Input>({
    mutationFn: (input) => call(input),
    onSuccess: () => readAgain(shownIn),
    onError(error) {
      if (reasonOf(error)) void readAgain(refusedIn);
    },
  });
}

/** Makes a change, with all that follows from it. */
export function sendChange<Input, Answer>(
  made: UseMutationOptions<Answer, Error, Input>,
  input: Input,
): Promise<Answer> {
  return queryClient.getMutationCache().build(queryClient, made).execute(input);
}

/** What is on the screen of these rooms is asked for again, and the rest when it is next shown. */
export async function readAgain(rooms: readonly Room[]): Promise<void> {
  await Promise.all(rooms.map((room) => queryClient.invalidateQueries({ queryKey: room.pathKey() })));
}
