import type { OpenRecord } from "#domain/looking.ts";
import { reasonOf } from "#domain/refusal.ts";

/** A stored record that several people may have open at once. */
export type RecordAt<Stored> = {
  /** By which the team sees who has it open and who writes in it. */
  place?: OpenRecord | undefined;
  /** Reads it as it is stored now, past what is on the screen, and shows it there. */
  newest: () => Promise<Stored>;
  /** Who saved it last: null for the portal itself, undefined where the record does not say. */
  savedBy?: ((stored: Stored) => string | null | undefined) | undefined;
};

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
