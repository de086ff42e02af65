import type { Bar, Pair, ProposalOptions } from "./assignment.ts";

/** Who has what while a proposal is made; readers and submissions by their number. */
export type Board = {
  submissions: readonly string[];
  submissionAt: ReadonlyMap<string, number>;
  readers: ProposalOptions["readers"];
  readerAt: ReadonlyMap<string, number>;
  /** Of each submission: who must not be given it. */
  barred: ReadonlyMap<number, Bar>[];
  /** Of each submission: who marked it, began it or is fixed to it. */
  settled: Set<number>[];
  /** Of each submission: how many readers it needs beside those. */
  need: number[];
  /** Of each submission: who has it and can still be moved. */
  on: Set<number>[];
  /** Of each reader: the same. */
  held: Set<number>[];
  /** Of each reader: everything in hand and behind. */
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

/** The readers by their id, so that the order of a form changes nothing; one who is named twice counts once. */
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

/** Whoever marks it counts for the submission, whether or not the proposal asks this person. */
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

/** Whether this reader may be given this submission and does not have it; room aside. */
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
