import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { RecordAt } from "./overtaker.ts";
import { readNow } from "#src/lib/call/query-client.ts";

type Declared<Answer, Failure, Stored, Key extends QueryKey> = Pick<RecordAt<Stored>, "place" | "savedBy"> & {
  /** The query that the record's page uses. */
  query: FetchQueryOptions<Answer, Failure, Stored, Key>;
};

/**
 * Where a record is stored, for forms, dialogs, moves and drafts.
 *
 * export const orderAt = (id: string) =>
 * recordAt({ place: `order:${id}`, query: orderQuery(id), savedBy: lastActor });
 */
export function recordAt<Answer, Failure, Stored, Key extends QueryKey>({
  query,
  ...declared
}: Declared<Answer, Failure, Stored, Key>): RecordAt<Stored> {
  return { ...declared, newest: () => readNow(query) };
}

/** Reads it in another shape, such as an order as a draft. */
export function recordAs<Stored, Read>(
  { place, newest }: RecordAt<Stored>,
  read: (stored: Stored) => Read,
): RecordAt<Read> {
  return { place, newest: async () => read(await newest()) };
}

/** Who saved last, by the newest row of the history. */
export function lastActor({ history: [last] }: { history: readonly { actorName: string | null }[] }) {
  return last && (last.actorName || null);
}
