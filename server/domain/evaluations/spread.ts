import type { Bar, Gap, Pair, AssignmentPlan, ProposalOptions } from "./assignment.ts";
import { type Board, fits, pairKey, openBoard, put, takeOff } from "./spread-board.ts";
import { passOn } from "./spread-chains.ts";

export type SpreadFacts = {
  /** Ids under evaluation. */
  submissions: readonly string[];
  options: ProposalOptions;
  /** Marked, begun, or fixed by hand: unchanged. */
  settled: readonly Pair[];
  /** Assigned earlier and not begun. */
  movable: readonly Pair[];
  /** Undefined when allowed. */
  barOf: (pair: Pair) => Bar | undefined;
};

/**
 * Spreads submissions evenly: each gets the wanted number of marks, no reader exceeds the maximum or gets an excluded
 * one, and begun ones stay. Deterministic; yields between small steps (P23).
 */
export function* spread(facts: SpreadFacts): Generator<void, AssignmentPlan> {
  const board = yield* openBoard(facts);
  const before = [...board.load];
  for (const [, readerId] of facts.movable) {
    const at = board.readerAt.get(readerId);
    if (at !== undefined) before[at] = (before[at] ?? 0) + 1;
    yield;
  }
  yield* keepWhatStands(board, facts.movable);
  const missing = yield* fill(board);
  yield* level(board);
  return {
    ...(yield* movesOf(board, facts.movable)),
    gaps: yield* gapsOf(board, missing),
    loads: board.readers.map(({ id }, at) => ({
      readerId: id,
      before: before[at] ?? 0,
      after: board.load[at] ?? 0,
    })),
  };
}

/** Keeps earlier assignments that are still needed, within the maximum. */
function* keepWhatStands(board: Board, movable: readonly Pair[]): Generator<void, void> {
  for (const [submissionId, readerId] of movable) {
    const [submission, reader] = [board.submissionAt.get(submissionId), board.readerAt.get(readerId)];
    if (submission !== undefined && reader !== undefined && fits(board, submission, reader)) {
      put(board, submission, reader);
    }
    yield;
  }
  for (const [submission, readers] of board.on.entries()) {
    while (readers.size > (board.need[submission] ?? 0)) {
      takeOff(board, submission, heaviest(board, readers));
    }
    yield;
  }
  for (const [reader, held] of board.held.entries()) {
    for (const submission of [...held].toReversed()) {
      if ((board.load[reader] ?? 0) <= (board.most[reader] ?? 0)) break;
      takeOff(board, submission, reader);
    }
    yield;
  }
}

function heaviest(board: Board, readers: ReadonlySet<number>): number {
  return [...readers].reduce((most, reader) =>
    (board.load[reader] ?? 0) > (board.load[most] ?? 0) ? reader : most,
  );
}

/**
 * Fills every submission, the hardest to place first and the least loaded readers first; where all are full, somebody
 * passes another submission on. Answers what stays missing.
 */
function* fill(board: Board): Generator<void, Map<number, number>> {
  const missing = new Map<number, number>();
  const stuck = new Set<number>();
  for (const submission of yield* byChoice(board)) {
    while (lacks(board, submission) > 0) {
      const reader = lightest(board, submission) ?? (yield* makeRoom(board, submission, stuck));
      if (reader === undefined) break;
      put(board, submission, reader);
    }
    yield;
    if (lacks(board, submission) > 0) missing.set(submission, lacks(board, submission));
  }
  return missing;
}

function lacks(board: Board, submission: number): number {
  return (board.need[submission] ?? 0) - (board.on[submission]?.size ?? 0);
}

function* byChoice(board: Board): Generator<void, number[]> {
  const choice: number[] = [];
  for (const submission of board.on.keys()) {
    choice.push(board.readers.filter((_, reader) => fits(board, submission, reader)).length);
    yield;
  }
  return [...board.on.keys()]
    .filter((submission) => lacks(board, submission) > 0)
    .toSorted((a, b) => (choice[a] ?? 0) - (choice[b] ?? 0) || a - b);
}

/** With room; ties are broken differently for each submission. */
function lightest(board: Board, submission: number): number | undefined {
  let found: number | undefined;
  let [least, turn] = [Infinity, 0];
  for (const reader of board.readers.keys()) {
    const load = board.load[reader] ?? 0;
    if (load > least || load >= (board.most[reader] ?? 0) || !fits(board, submission, reader)) continue;
    const own = turnOf(submission, reader);
    if (load === least && own >= turn) continue;
    [found, least, turn] = [reader, load, own];
  }
  return found;
}

/** Varies who reads together. */
function turnOf(submission: number, reader: number): number {
  return ((submission + 1) * 7919 + (reader + 1) * 104_729 * (submission + 3)) % 1_000_003;
}

/** A full reader who can take it after passing another one on. */
function* makeRoom(
  board: Board,
  submission: number,
  stuck: Set<number>,
): Generator<void, number | undefined> {
  const hasRoom = (reader: number) => (board.load[reader] ?? 0) < (board.most[reader] ?? 0);
  if (![...board.readers.keys()].some(hasRoom)) return undefined;
  const may = [...board.readers.keys()].filter(
    (reader) => fits(board, submission, reader) && !stuck.has(reader),
  );
  return yield* passOn(board, may, hasRoom, stuck);
}

/** Moves from the most to the least loaded until none has two more than another who could take one. */
function* level(board: Board): Generator<void, void> {
  const done = new Set<number>();
  for (;;) {
    yield;
    const from = [...board.readers.keys()]
      .filter((reader) => !done.has(reader))
      .toSorted((a, b) => (board.load[b] ?? 0) - (board.load[a] ?? 0) || a - b)[0];
    if (from === undefined) return;
    const load = board.load[from] ?? 0;
    const isLighter = (reader: number) =>
      (board.load[reader] ?? 0) <= load - 2 && (board.load[reader] ?? 0) < (board.most[reader] ?? 0);
    if ((yield* passOn(board, [from], isLighter)) === undefined) done.add(from);
  }
}

/** In order of ids. */
function* movesOf(
  board: Board,
  movable: readonly Pair[],
): Generator<void, Pick<AssignmentPlan, "give" | "take">> {
  const were = new Set<string>();
  for (const pair of movable) {
    were.add(pairKey(pair));
    yield;
  }
  const are = new Set<string>();
  const give: Pair[] = [];
  for (const [submission, readers] of board.on.entries()) {
    for (const reader of [...readers].toSorted((a, b) => a - b)) {
      const pair: Pair = [board.submissions[submission] ?? "", board.readers[reader]?.id ?? ""];
      const key = pairKey(pair);
      are.add(key);
      if (!were.has(key)) give.push(pair);
    }
    yield;
  }
  const take = movable.filter((pair) => !are.has(pairKey(pair)));
  yield;
  return { give, take: take.toSorted(byId) };
}

function byId([a, first]: Pair, [b, second]: Pair): number {
  if (a !== b) return a < b ? -1 : 1;
  return first < second ? -1 : 1;
}

function* gapsOf(board: Board, missing: ReadonlyMap<number, number>): Generator<void, Gap[]> {
  const gaps: Gap[] = [];
  for (const [submission, count] of missing) {
    gaps.push(gapOf(board, submission, count));
    yield;
  }
  return gaps;
}

function gapOf(board: Board, submission: number, missing: number): Gap {
  const because: Partial<Record<Bar, number>> = {};
  for (const reader of board.readers.keys()) {
    if (board.settled[submission]?.has(reader) || board.on[submission]?.has(reader)) continue;
    const bar = board.barred[submission]?.get(reader) ?? "full";
    because[bar] = (because[bar] ?? 0) + 1;
  }
  return { submissionId: board.submissions[submission] ?? "", missing, because };
}
