import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { queryClient } from "#src/lib/call/query-client.ts";
import type { RecordAt } from "./overtaker.ts";

type Declared<Answer, Failure, Stored, Key extends QueryKey> = Pick<RecordAt<Stored>, "place" | "savedBy"> & {
  /** The question that its page asks. */
  query: FetchQueryOptions<Answer, Failure, Stored, Key>;
};

/**
 * Where a record is kept, for all that is written in it: forms, dialogs, moves and the wizard.
 *
 *     export const orderAt = (id: string) =>
 *       recordAt({ place: `order:${id}`, query: orderQuery(id), savedBy: lastActor });
 */
export function recordAt<Answer, Failure, Stored, Key extends QueryKey>({
  query,
  ...declared
}: Declared<Answer, Failure, Stored, Key>): RecordAt<Stored> {
  return { ...declared, newest: () => queryClient.fetchQuery({ ...query, staleTime: 0 }) };
}

/** A record as another part of the house reads it, such as an order that is held as a draft. */
export function recordAs<Stored, Read>(
  { place, newest }: RecordAt<Stored>,
  read: (stored: Stored) => Read,
): RecordAt<Read> {
  return { place, newest: async () => read(await newest()) };
}

/** Whoever is named by the newest row of a record's history. */
export function lastActor({ history: [last] }: { history: readonly { actorName: string | null }[] }) {
  return last && (last.actorName || null);
}
