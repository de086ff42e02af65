export type Turns = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/**
 * Lets calls go one after another in the order they came, the loop turning after each: the calls of a batch would hold
 * our thread for as long as all of them take (P23).
 */
export function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const answer = last.then(call);
    last = answer.catch(() => undefined).then(nextTurn);
    return answer;
  };
}

/** Reads many rows by their ids in parts; other requests run in between. */
export async function readByParts<Row extends { id: string }>(
  size: number,
  read: (after: string) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = ""; ;) {
    const part = await read(after);
    rows.push(...part);
    if (part.length < size) return rows;
    after = part.at(-1)?.id ?? after;
    await nextTurn();
  }
}

/** Computes something for each of many items in parts; other requests run in between. */
export async function mapByParts<Row, Made>(
  size: number,
  rows: readonly Row[],
  make: (part: readonly Row[]) => readonly Made[] | Promise<readonly Made[]>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < rows.length; from += size) {
    if (from > 0) await nextTurn();
    made.push(...(await make(rows.slice(from, from + size))));
  }
  return made;
}

/** Lets calls that came meanwhile be answered. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
