import { inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import {
  assignments,
  evaluationConflicts,
  evaluations,
  openedMarks,
  submissions,
  users,
} from "#db/schema/index.ts";
import type { Given, ProposalOptions } from "#domain/evaluations/assignment.ts";
import { type ProposalFacts, proposeReaders, type Share } from "#domain/evaluations/proposal.ts";
import { EVALUATED_STATUSES } from "#domain/evaluations/sight.ts";
import { suspectTies, tiesOfApplicant, tiesOfReader } from "#domain/evaluations/suspicion.ts";
import { refuse } from "#domain/refusal.ts";
import { MAY_EVALUATE } from "./team.ts";

/**
 * What there is between a reader and a submission, the strongest last: a hand goes before a declared conflict, this
 * before opened marks and a refusal, and marks that were begun or given stay whatever comes later.
 */
const BONDS = ["cleared", "assigned", "refused", "opened", "conflict", "apart", "marked"] as const;
type Bond = (typeof BONDS)[number];

const build = new QueryBuilder();
const isOpen = inArray(submissions.status, [...EVALUATED_STATUSES]);

/**
 * Who would mark what with these options at this moment; refused when they name somebody who gives no marks any
 * more. Runs outside of a transaction and lets other requests run after each part.
 */
export async function makeProposal(
  db: ReadDb | Tx,
  { marksEach, readers }: ProposalOptions,
  turn: () => Promise<void> = () => Promise.resolve(),
) {
  const open = await readOpen(db);
  await turn();
  const team = await readTeam(db);
  const { bonds, marks, loads } = await readBonds(db, new Set(team.map(({ id }) => id)));
  await turn();
  const asked = new Map(readers.map(({ id, maximum }) => [id, maximum]));
  const askedTeam = team.filter(({ id }) => asked.has(id));
  if (askedTeam.length < asked.size) throw refuse("notFound", { record: "account" });
  const own = new Map(askedTeam.map((reader) => [reader.id, tiesOfReader(reader)]));
  const theirs = new Map(open.map((submission) => [submission.id, tiesOfApplicant(submission)]));

  function between(submissionId: string, readerId: string): ReturnType<ProposalFacts["between"]> {
    const bond = bonds.get(keyOf(submissionId, readerId));
    if (bond === "marked" || bond === "assigned") return "reads";
    if (bond) return bond === "cleared" ? undefined : bond;
    const [reader, applicant] = [own.get(readerId), theirs.get(submissionId)];
    return reader && applicant && suspectTies(reader, applicant) ? "suspected" : undefined;
  }

  const { shares, gaps } = proposeReaders({
    submissions: open.map(({ id }) => ({ id, marks: marks.get(id) ?? 0 })),
    marksEach,
    readers: askedTeam.map(({ id }) => ({ id, load: loads.get(id) ?? 0, maximum: asked.get(id) ?? null })),
    between,
  });
  return { open, team, shares, gaps };
}

/** The proposal in the form that its acceptance takes. */
export function givenBy(shares: readonly Share[]): Given {
  return shares
    .filter(({ gets }) => gets.length > 0)
    .map(({ id, gets }) => ({ readerId: id, submissionIds: gets }));
}

function readOpen(db: ReadDb | Tx) {
  const { id, reference, institutionName, representativeEmail, representativeName, website } = submissions;
  return db
    .select({ id, reference, institutionName, representativeEmail, representativeName, website })
    .from(submissions)
    .where(isOpen)
    .orderBy(reference);
}

function readTeam(db: ReadDb | Tx) {
  const { id, name, email } = users;
  return db.select({ id, name, email }).from(users).where(MAY_EVALUATE).orderBy(name, id);
}

/**
 * What there is between each reader and each submission under evaluation, with how many readers every submission has and
 * how many submissions every reader. What is assigned to somebody who left the team counts for nobody.
 */
async function readBonds(db: ReadDb | Tx, team: ReadonlySet<string>) {
  const open = build.select({ id: submissions.id }).from(submissions).where(isOpen);
  const { submissionId, readerId } = BETWEEN;
  const found = await db
    .select({ submissionId, readerId, strongest: sql<number>`max(${BETWEEN.rank})` })
    .from(BETWEEN)
    .where(inArray(submissionId, open))
    .groupBy(submissionId, readerId);
  const bonds = new Map<string, Bond | undefined>();
  const [marks, loads] = [new Map<string, number>(), new Map<string, number>()];
  for (const pair of found) {
    const bond = BONDS[pair.strongest];
    bonds.set(keyOf(pair.submissionId, pair.readerId), bond);
    if (bond !== "marked" && !(bond === "assigned" && team.has(pair.readerId))) continue;
    marks.set(pair.submissionId, (marks.get(pair.submissionId) ?? 0) + 1);
    loads.set(pair.readerId, (loads.get(pair.readerId) ?? 0) + 1);
  }
  return { bonds, marks, loads };
}

function keyOf(submissionId: string, readerId: string): string {
  return `${submissionId} ${readerId}`;
}

/** The bond's place in the order of all bonds. */
function rank(bond: Bond): SQL<number> {
  return sql.raw(String(BONDS.indexOf(bond))) as SQL<number>;
}

const isOut = or(isNotNull(evaluations.abstainedAt), isNotNull(evaluations.setAsideAt));

const BETWEEN = build
  .select({
    submissionId: evaluations.submissionId,
    readerId: evaluations.evaluatorId,
    rank: sql<number>`case when ${isOut} then ${rank("refused")} else ${rank("marked")} end`.as("rank"),
  })
  .from(evaluations)
  .unionAll(
    build
      .select({
        submissionId: openedMarks.submissionId,
        readerId: openedMarks.readerId,
        rank: sql<number>`${rank("opened")}`.as("rank"),
      })
      .from(openedMarks),
  )
  .unionAll(
    build
      .select({
        submissionId: evaluationConflicts.submissionId,
        readerId: evaluationConflicts.readerId,
        rank: sql<number>`case when ${evaluationConflicts.isDeclared} then ${rank("conflict")} else ${rank("cleared")} end`.as(
          "rank",
        ),
      })
      .from(evaluationConflicts),
  )
  .unionAll(
    build
      .select({
        submissionId: assignments.submissionId,
        readerId: assignments.readerId,
        rank: sql<number>`case when ${assignments.standing} = 'barred' then ${rank("apart")} else ${rank("assigned")} end`.as(
          "rank",
        ),
      })
      .from(assignments),
  )
  .as("bonds");
