import { inArray, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
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
import { STAFF_ROLES } from "#domain/actor.ts";
import type { AssignmentStanding } from "#domain/evaluations/assignment.ts";
import { EVALUATED_STATUSES } from "#domain/evaluations/sight.ts";

/**
 * What a proposal is made of, as it is stored: each part a text, since a row for each of tens of thousands would hold
 * the loop (P23), and since nothing has changed between two moments when their texts are the same.
 */
export type Stored = {
  /** Under evaluation, by id. */
  open: string;
  /** Of the team, those who left it or give no marks included. */
  team: string;
  /** Everything that was begun, given or refused; the last value: it is no mark and will be none. */
  marks: string;
  pairs: string;
  /** Conflicts that were settled; the last value: declared. */
  conflicts: string;
  opened: string;
};

type Rows = {
  open: [id: string, email: string, name: string, website: string];
  team: [id: string, name: string, email: string, mayEvaluate: 0 | 1];
  marks: [submissionId: string, readerId: string, isOut: 0 | 1];
  pairs: [submissionId: string, readerId: string, standing: AssignmentStanding, runId: string | null];
  conflicts: [submissionId: string, readerId: string, isDeclared: 0 | 1];
  opened: [submissionId: string, readerId: string];
};

export function rowsOf<Part extends keyof Stored>(stored: Stored, part: Part): Rows[Part][] {
  return JSON.parse(stored[part]) as Rows[Part][];
}

export function isSameStored(a: Stored, b: Stored): boolean {
  return (Object.keys(a) as (keyof Stored)[]).every((part) => a[part] === b[part]);
}

const isOpen = inArray(submissions.status, [...EVALUATED_STATUSES]);
const OPEN = new QueryBuilder().select({ id: submissions.id }).from(submissions).where(isOpen);

/** Outside of a transaction with a turn of the loop after each part, so perhaps not all of one moment. */
export async function readStored(db: ReadDb | Tx, turn: () => Promise<void> = STRAIGHT_ON): Promise<Stored> {
  const open = await readOpen(db);
  await turn();
  const team = await readTeam(db);
  const marks = await readMarks(db);
  await turn();
  const pairs = await readPairs(db);
  await turn();
  return { open, team, marks, pairs, conflicts: await readConflicts(db), opened: await readOpened(db) };
}

const STRAIGHT_ON = () => Promise.resolve();

async function readOpen(db: ReadDb | Tx): Promise<string> {
  const { id, representativeEmail, representativeName, website } = submissions;
  const values = [id, representativeEmail, representativeName, website];
  return readList(db, { from: submissions, values, where: isOpen, order: [id] });
}

async function readTeam(db: ReadDb | Tx): Promise<string> {
  const { id, name, email, disabledAt, decidesOnly, role } = users;
  const mayEvaluate = sql`(${isNull(disabledAt)} and not ${decidesOnly})`;
  const values = [id, name, email, mayEvaluate];
  return readList(db, { from: users, values, where: inArray(role, [...STAFF_ROLES]), order: [id] });
}

async function readMarks(db: ReadDb | Tx): Promise<string> {
  const { submissionId, evaluatorId, abstainedAt, setAsideAt } = evaluations;
  const isOut = sql`(${or(isNotNull(abstainedAt), isNotNull(setAsideAt))})`;
  const values = [submissionId, evaluatorId, isOut];
  return readList(db, { from: evaluations, values, where: inArray(submissionId, OPEN) });
}

async function readPairs(db: ReadDb | Tx): Promise<string> {
  const { submissionId, readerId, standing, runId } = assignments;
  const values = [submissionId, readerId, standing, runId];
  const order = [submissionId, readerId];
  return readList(db, { from: assignments, values, where: inArray(submissionId, OPEN), order });
}

async function readConflicts(db: ReadDb | Tx): Promise<string> {
  const { submissionId, readerId, isDeclared } = evaluationConflicts;
  return readList(db, { from: evaluationConflicts, values: [submissionId, readerId, isDeclared] });
}

async function readOpened(db: ReadDb | Tx): Promise<string> {
  const { submissionId, readerId } = openedMarks;
  return readList(db, { from: openedMarks, values: [submissionId, readerId] });
}

type Listed = {
  from: SQLiteTable;
  values: readonly SQLWrapper[];
  where?: SQL | undefined;
  order?: readonly SQLWrapper[];
};

/**
 * Rows as one text; where their order decides nothing they stand as they are met. Sorted before they are gathered: the
 * parser of a database server knows no order inside of an aggregate.
 */
async function readList(db: ReadDb | Tx, { from, values, where, order = [] }: Listed): Promise<string> {
  const named = values.map((value, at) => [`c${at}`, sql`${value}`.as(`c${at}`)] as const);
  const by = order.map((column) => sql`${column}`);
  const rows = db
    .select(Object.fromEntries(named))
    .from(from)
    .where(where)
    .orderBy(...by)
    .as("listed");
  const names = sql.raw(named.map(([name]) => name).join(", "));
  const text = sql<string>`json_group_array(json_array(${names}))`;
  return textOf(await db.select({ text }).from(rows));
}

function textOf(rows: readonly { text: string }[]): string {
  return rows[0]?.text ?? "[]";
}
