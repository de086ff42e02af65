import { type Board, fits, put, takeOff } from "./spread-board.ts";

/** Who would pass which submission on to reach this reader. */
type Step = { from: number; submission: number };

/**
 * Breadth-first search for the shortest chain by which one of these readers gives a submission away to somebody
 * allowed to end it. Answers who, or undefined; then all readers reached are `stuck`.
 */
export function* passOn(
  board: Board,
  starts: readonly number[],
  mayEnd: (reader: number) => boolean,
  stuck?: Set<number>,
): Generator<void, number | undefined> {
  const steps = new Map<number, Step | null>(starts.map((start) => [start, null]));
  // A Map iterates over entries added meanwhile.
  for (const [reader] of steps) {
    const end = ask(board, reader, steps, mayEnd);
    if (end !== undefined) return follow(board, end, steps);
    yield;
  }
  for (const reader of steps.keys()) stuck?.add(reader);
  return undefined;
}

/** Readers who could take one of this reader's submissions, the latest first. */
function ask(
  board: Board,
  reader: number,
  steps: Map<number, Step | null>,
  mayEnd: (reader: number) => boolean,
): number | undefined {
  let unknown = board.readers.length - steps.size;
  if (unknown === 0) return undefined;
  for (const submission of [...(board.held[reader] ?? [])].toReversed()) {
    for (const other of board.readers.keys()) {
      if (steps.has(other) || !fits(board, submission, other)) continue;
      steps.set(other, { from: reader, submission });
      if (mayEnd(other)) return other;
      unknown -= 1;
      if (unknown === 0) return undefined;
    }
  }
  return undefined;
}

function follow(board: Board, end: number, steps: ReadonlyMap<number, Step | null>): number {
  let reader = end;
  for (let step = steps.get(reader); step; step = steps.get(reader)) {
    takeOff(board, step.submission, step.from);
    put(board, step.submission, reader);
    reader = step.from;
  }
  return reader;
}
