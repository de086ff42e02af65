import type { Bar, Pair, ProposalOptions } from "#domain/evaluations/assignment.ts";
import { pairKey } from "#domain/evaluations/spread-board.ts";
import type { SpreadFacts } from "#domain/evaluations/spread.ts";
import {
  type ApplicantTies,
  suspectTies,
  tiesOfApplicant,
  tiesOfReader,
} from "#domain/evaluations/suspicion.ts";
import { refuse } from "#domain/refusal.ts";
import { rowsOf, type Stored } from "./stored.ts";

export type Facts = SpreadFacts & {
  /** Of what can be moved: the acceptance that it came with; by `keyOf`. */
  runs: ReadonlyMap<string, string | null>;
  /** Of the team, and of those who left it. */
  names: ReadonlyMap<string, string>;
};

/** Who may be given what. */
type Standings = {
  /** Under evaluation. */
  open: ReadonlySet<string>;
  /** Those who may evaluate. */
  team: ReadonlySet<string>;
  barOf: SpreadFacts["barOf"];
};

/** What a proposal goes by, as it is stored; refused when it asks somebody who is not of the team any more. */
export function* gatherFacts(stored: Stored, options: ProposalOptions): Generator<void, Facts> {
  const { open, team, barOf } = yield* judgeStandings(stored);
  if (options.readers.some(({ id }) => !team.has(id))) throw refuse("notFound", { record: "account" });
  const [settled, movable]: [Pair[], Pair[]] = [[], []];
  const judged = new Set<string>();
  for (const [submissionId, readerId, isOut] of rowsOf(stored, "marks")) {
    const pair: Pair = [submissionId, readerId];
    judged.add(pairKey(pair));
    if (!isOut) settled.push(pair);
    yield;
  }
  const runs = new Map<string, string | null>();
  for (const [submissionId, readerId, standing, runId] of rowsOf(stored, "pairs")) {
    const pair: Pair = [submissionId, readerId];
    if (standing === "fixed" && !isOut(barOf(pair))) settled.push(pair);
    if (standing === "proposed" && !judged.has(pairKey(pair))) {
      movable.push(pair);
      runs.set(pairKey(pair), runId);
    }
    yield;
  }
  const names = new Map(rowsOf(stored, "team").map(([id, name]) => [id, name]));
  return { submissions: [...open], options, settled, movable, barOf, runs, names };
}

/** Whom a hand has put there stays, unless this person may give no marks. */
function isOut(bar: Bar | undefined): boolean {
  return bar === "conflict" || bar === "refused" || bar === "opened";
}

/**
 * What keeps whom from what: a hand before a declared conflict, this before opened marks and a refusal, and these before
 * a suspicion that nobody settled, which is worked out when somebody asks for it.
 */
export function* judgeStandings(stored: Stored): Generator<void, Standings> {
  const bars = new Map<string, Bar>();
  for (const [submissionId, readerId, isOut] of rowsOf(stored, "marks")) {
    if (isOut) bars.set(pairKey([submissionId, readerId]), "refused");
    yield;
  }
  for (const pair of rowsOf(stored, "opened")) bars.set(pairKey(pair), "opened");
  yield;
  const settled = new Set<string>();
  for (const [submissionId, readerId, isDeclared] of rowsOf(stored, "conflicts")) {
    const key = pairKey([submissionId, readerId]);
    settled.add(key);
    if (isDeclared) bars.set(key, "conflict");
    yield;
  }
  for (const [submissionId, readerId, standing] of rowsOf(stored, "pairs")) {
    if (standing === "barred") bars.set(pairKey([submissionId, readerId]), "apart");
    yield;
  }
  const active = rowsOf(stored, "team").filter(([, , , mayEvaluate]) => mayEvaluate);
  const readers = new Map(active.map(([id, name, email]) => [id, tiesOfReader({ name, email })]));
  const tiesOf = applicantsOf(stored);
  yield;

  function barOf([submissionId, readerId]: Pair): Bar | undefined {
    const key = pairKey([submissionId, readerId]);
    const bar = bars.get(key);
    if (bar || settled.has(key)) return bar;
    const [own, theirs] = [readers.get(readerId), tiesOf(submissionId)];
    return own && theirs && suspectTies(own, theirs) ? "suspected" : undefined;
  }

  const open = new Set(rowsOf(stored, "open").map(([id]) => id));
  return { open, team: new Set(readers.keys()), barOf };
}

/** Each is worked out once, when it is first asked for. */
function applicantsOf(stored: Stored): (submissionId: string) => ApplicantTies | undefined {
  const rows = new Map(rowsOf(stored, "open").map((row) => [row[0], row]));
  const known = new Map<string, ApplicantTies>();
  return (submissionId) => {
    const before = known.get(submissionId);
    const row = rows.get(submissionId);
    if (before || !row) return before;
    const [, representativeEmail, representativeName, website] = row;
    const ties = tiesOfApplicant({ representativeEmail, representativeName, website });
    known.set(submissionId, ties);
    return ties;
  };
}
