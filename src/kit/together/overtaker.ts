import type { OpenRecord } from "#domain/looking.ts";
import { reasonOf } from "#domain/refusal.ts";

/** A record that several people may have open. */
export type RecordAt<Stored> = {
  /** Where the team sees who has the record open and who writes. */
  place?: OpenRecord | undefined;
  /** Reads it fresh, and updates the screen. */
  newest: () => Promise<Stored>;
  /** Null for the portal, undefined where the record does not say. */
  savedBy?: ((stored: Stored) => string | null | undefined) | undefined;
};

/** Refusal codes that mean that somebody else saved first. */
const OVERTAKEN: ReadonlySet<string | undefined> = new Set(["stale", "moveNotAllowed"]);

/**
 * What somebody else stored meanwhile; undefined when the refusal means something else or the record cannot be read.
 */
export async function readOvertaker<Stored>(
  at: Pick<RecordAt<Stored>, "newest"> | undefined,
  refusal: unknown,
): Promise<Stored | undefined> {
  if (!at || !OVERTAKEN.has(reasonOf(refusal)?.code)) return undefined;
  try {
    return await at.newest();
  } catch {
    return undefined; // The newer record is unreadable: the refusal itself is shown.
  }
}
