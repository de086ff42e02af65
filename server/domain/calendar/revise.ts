/** What was said of an entry last: a mark of its words and days, how often they changed, and since when they hold (ISO 8601). */
type Revision = { mark: string; sequence: number; since: string };

/** Revisions of one calendar, by the names of its entries. */
export type EntryRevisions = Record<string, Revision>;

/**
 * The current revisions: a changed entry counts one more, and a removed one stays so that it counts on if it
 * returns. `isChanged`: the revisions have to be stored.
 */
export function revise(
  before: EntryRevisions,
  marks: ReadonlyMap<string, string>,
  now: string,
): { revisions: EntryRevisions; isChanged: boolean } {
  const revisions: EntryRevisions = { ...before };
  for (const [id, mark] of marks) {
    const known = before[id];
    if (known?.mark === mark) continue;
    revisions[id] = { mark, sequence: known ? known.sequence + 1 : 0, since: now };
  }
  for (const [id, known] of Object.entries(before)) {
    if (!marks.has(id) && known.mark !== GONE) revisions[id] = { ...known, mark: GONE, since: now };
  }
  const isChanged = Object.keys(revisions).some((id) => revisions[id] !== before[id]);
  return { revisions, isChanged };
}

/** The mark of an entry that is gone: no other mark is empty. */
const GONE = "";

/** When anything in the calendar changed last; undefined if it never had an entry. */
export function lastChange(revisions: EntryRevisions): string | undefined {
  return Object.values(revisions)
    .map(({ since }) => since)
    .toSorted()
    .at(-1);
}
