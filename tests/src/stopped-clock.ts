import { jest, test as testInTime } from "bun:test";

/** A row of cases as it is handed over. */
type Handed<Row> = { -readonly [At in keyof Row]: Row[At] } & unknown[];

/**
 * A test for which no time passes but what it lets pass, however long its machine takes. The clock is stopped in the
 * test itself: what guards against hanging tests was begun before, and goes on.
 */
export function test(name: string, run: () => unknown): void {
  testInTime(name, () => withoutTime(run));
}

test.each =
  <const Row extends readonly unknown[]>(rows: readonly Row[]) =>
  (name: string, run: (...row: Handed<Row>) => unknown): void =>
    testInTime.each(rows.map((row) => [...row]))(name, (...row: unknown[]) =>
      withoutTime(() => Reflect.apply(run, undefined, row)),
    );

/** A part of a test, or all of it, for which the clock stands still. */
export async function withoutTime(run: () => unknown): Promise<void> {
  jest.useFakeTimers();
  try {
    await run();
  } finally {
    jest.useRealTimers();
  }
}

/** Lets so much time pass; what is due then has begun. */
export async function pass(milliseconds: number): Promise<void> {
  jest.advanceTimersByTime(milliseconds);
  await turn();
}

/** Waits for what needs no time: answers of a server, storage, promises. */
export async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await turn();
}

export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
