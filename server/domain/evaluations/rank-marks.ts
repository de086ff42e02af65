import { figuresOf, type Figures, ranksOf, stateOf } from "./ranking.ts";

export type GivenMark = {
  submissionId: string;
  evaluatorId: string;
  mark: number;
  /** Whether its submission is withdrawn or archived: it has figures, and no rank. */
  isSetAside: boolean;
};

export type RankedMarks<Given> = {
  /** Marks by submission id. */
  marks: ReadonlyMap<string, readonly Given[]>;
  figures: ReadonlyMap<string, Figures>;
  ranks: ReadonlyMap<string, number>;
  /** The mean of all marks of each evaluator. */
  means: ReadonlyMap<string, number>;
};

/** What all marks say together: of each submission the figures and the rank, of each evaluator the mean. */
export function rankMarks<Given extends GivenMark>(
  given: readonly Given[],
  needed: number,
): RankedMarks<Given> {
  const marks = groupBy(given, ({ submissionId }) => submissionId);
  const figures = new Map([...marks].map(([id, some]) => [id, figuresOfMarks(some)]));
  const ranked = [...figures].flatMap(([id, { n, mean }]) => {
    const isRanked = stateOf({ n }, needed, true) === "ranked" && !marks.get(id)?.[0]?.isSetAside;
    return isRanked && mean !== null ? [[id, mean] as const] : [];
  });
  const byEvaluator = groupBy(given, ({ evaluatorId }) => evaluatorId);
  const means = new Map([...byEvaluator].map(([id, some]) => [id, figuresOfMarks(some).mean ?? 0]));
  return { marks, figures, ranks: ranksOf(new Map(ranked)), means };
}

function figuresOfMarks(some: readonly GivenMark[]): Figures {
  return figuresOf(some.map(({ mark }) => mark));
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
