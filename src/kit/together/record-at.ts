import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { OpenRecord } from "#domain/looking.ts";
import { reasonOf } from "#domain/refusal.ts";
import { queryClient } from "#src/lib/call/query-client.ts";

/** A stored record that several people may have open at once. */
export type RecordAt<Stored> = {
  /** By which the team sees who has it open and who writes in it. */
  place?: OpenRecord | undefined;
  /** Reads it as it is stored now, past what is on the screen, and shows it there. */
  newest: () => Promise<Stored>;
  /** Who saved it last: null for the portal itself, undefined where the record does not say. */
  savedBy?: ((stored: Stored) => string | null | undefined) | undefined;
};

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

/** Whoever is named by the newest row of a record's history. */
export function lastActor({ history: [last] }: { history: readonly { actorName: string | null }[] }) {
  return last && (last.actorName || null);
}

/** Refusals that mean: somebody else was faster. */
const OVERTAKEN: ReadonlySet<string | undefined> = new Set(["stale", "moveNotAllowed"]);

/** What somebody else stored meanwhile; undefined when the refusal means something else, or it cannot be read. */
export async function readOvertaker<Stored>(
  at: Pick<RecordAt<Stored>, "newest"> | undefined,
  refusal: unknown,
): Promise<Stored | undefined> {
  if (!at || !OVERTAKEN.has(reasonOf(refusal)?.code)) return undefined;
  try {
    return await at.newest();
  } catch {
    return undefined; // The refusal itself says what to do.
  }
}
