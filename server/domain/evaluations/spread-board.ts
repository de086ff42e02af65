import type { Bar, Pair, ProposalOptions } from "./assignment.ts";

/** Readers and submissions by index. */
export type Board = {
  submissions: readonly string[];
  submissionAt: ReadonlyMap<string, number>;
  readers: ProposalOptions["readers"];
  readerAt: ReadonlyMap<string, number>;
  /** Per submission: who is excluded. */
  barred: ReadonlyMap<number, Bar>[];
  /** Per submission: who marked, began or is fixed to it. */
  settled: Set<number>[];
  /** Per submission: how many more readers it needs. */
  need: number[];
  /** Per submission: assigned readers who can still be moved. */
  on: Set<number>[];
  /** The inverse, per reader. */
  held: Set<number>[];
  /** Per reader: everything assigned or done. */
  load: number[];
  most: number[];
};

export function pairKey([submissionId, readerId]: Pair): string {
  return `${submissionId} ${readerId}`;
}

type Facts = {
  submissions: readonly string[];
  options: ProposalOptions;
  settled: readonly Pair[];
  barOf: (pair: Pair) => Bar | undefined;
};

/** Sorted by id, so that the order of a form does not matter; duplicates count once. */
export function* openBoard({ submissions, options, settled, barOf }: Facts): Generator<void, Board> {
  const byId = new Map(options.readers.map((reader) => [reader.id, reader]));
  const readers = [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const board: Board = {
    submissions,
    submissionAt: numbered(submissions),
    readers,
    readerAt: numbered(readers.map(({ id }) => id)),
    barred: [],
    settled: submissions.map(() => new Set()),
    need: submissions.map(() => options.marksEach),
    on: submissions.map(() => new Set()),
    held: readers.map(() => new Set()),
    load: readers.map(() => 0),
    most: readers.map(({ maximum }) => maximum ?? Infinity),
  };
  yield;
  for (const submission of submissions) {
    board.barred.push(barredOf(submission, readers, barOf));
    yield;
  }
  const seen = new Set<string>();
  for (const pair of settled) {
    const key = pairKey(pair);
    if (!seen.has(key)) settle(board, pair);
    seen.add(key);
    yield;
  }
  return board;
}

function barredOf(submission: string, readers: Board["readers"], barOf: Facts["barOf"]): Map<number, Bar> {
  const barred = new Map<number, Bar>();
  for (const [at, { id }] of readers.entries()) {
    const bar = barOf([submission, id]);
    if (bar) barred.set(at, bar);
  }
  return barred;
}

/** Counts for the submission even if the reader takes no part in the proposal. */
function settle(board: Board, [submissionId, readerId]: Pair): void {
  const submission = board.submissionAt.get(submissionId);
  if (submission === undefined) return;
  board.need[submission] = Math.max(0, (board.need[submission] ?? 0) - 1);
  const reader = board.readerAt.get(readerId);
  if (reader === undefined) return;
  board.settled[submission]?.add(reader);
  board.load[reader] = (board.load[reader] ?? 0) + 1;
}

function numbered(ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map(ids.map((id, at) => [id, at]));
}

/** Not excluded and not assigned yet; ignores the maximum. */
export function fits(board: Board, submission: number, reader: number): boolean {
  return (
    !board.on[submission]?.has(reader) &&
    !board.settled[submission]?.has(reader) &&
    !board.barred[submission]?.has(reader)
  );
}

export function put(board: Board, submission: number, reader: number): void {
  board.on[submission]?.add(reader);
  board.held[reader]?.add(submission);
  board.load[reader] = (board.load[reader] ?? 0) + 1;
}

export function takeOff(board: Board, submission: number, reader: number): void {
  board.on[submission]?.delete(reader);
  board.held[reader]?.delete(submission);
  board.load[reader] = (board.load[reader] ?? 0) - 1;
}
