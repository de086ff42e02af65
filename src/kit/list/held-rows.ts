type Named = { id: string };

/** Current contents in the shown order; rows that left the list stay as they were. */
export function keepPlaces<Row extends Named>(shown: readonly Row[], latest: readonly Row[]): Row[] {
  const now = new Map(latest.map((row) => [row.id, row]));
  return shown.map((row) => now.get(row.id) ?? row);
}

export function goneOf(shown: readonly Named[], latest: readonly Named[] = shown): ReadonlySet<string> {
  const there = new Set(latest.map(({ id }) => id));
  return new Set(shown.map(({ id }) => id).filter((id) => !there.has(id)));
}

/** Visible changes: rows that came or went (one of each counts once) and rows that moved. */
export function countChanges(shown: readonly Named[], latest: readonly Named[]): number {
  const before = new Set(shown.map(({ id }) => id));
  const after = new Map(latest.map(({ id }, at) => [id, at]));
  const gone = shown.filter(({ id }) => !after.has(id)).length;
  const come = latest.filter(({ id }) => !before.has(id)).length;
  const places = shown.flatMap(({ id }) => after.get(id) ?? []);
  return Math.max(gone, come) + places.length - longestRise(places);
}

/** The length of the longest increasing subsequence: rows that need not move. */
function longestRise(places: readonly number[]): number {
  const ends: number[] = [];
  for (const place of places) {
    const at = ends.findIndex((end) => end >= place);
    ends[at < 0 ? ends.length : at] = place;
  }
  return ends.length;
}
