type Named = { id: string };

/** The rows as they stand on the screen, each as it is now; one that has left the list stays as it was. */
export function keepPlaces<Row extends Named>(shown: readonly Row[], latest: readonly Row[]): Row[] {
  const now = new Map(latest.map((row) => [row.id, row]));
  return shown.map((row) => now.get(row.id) ?? row);
}

/** Those on the screen that the list has no more. */
export function goneOf(shown: readonly Named[], latest: readonly Named[] = shown): ReadonlySet<string> {
  const there = new Set(latest.map(({ id }) => id));
  return new Set(shown.map(({ id }) => id).filter((id) => !there.has(id)));
}

/**
 * How many changes would be seen: rows that came or went, where one that went makes room for one that comes, and rows
 * that stand elsewhere among the others.
 */
export function countChanges(shown: readonly Named[], latest: readonly Named[]): number {
  const before = new Set(shown.map(({ id }) => id));
  const after = new Map(latest.map(({ id }, at) => [id, at]));
  const gone = shown.filter(({ id }) => !after.has(id)).length;
  const come = latest.filter(({ id }) => !before.has(id)).length;
  const places = shown.flatMap(({ id }) => after.get(id) ?? []);
  return Math.max(gone, come) + places.length - longestRise(places);
}

/** The length of the longest part that stands in order, whatever stands between. */
function longestRise(places: readonly number[]): number {
  const ends: number[] = [];
  for (const place of places) {
    const at = ends.findIndex((end) => end >= place);
    ends[at < 0 ? ends.length : at] = place;
  }
  return ends.length;
}
