import { and, eq, inArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Written, ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { kept } from "#db/kept.ts";
import {
  contracts,
  evaluationConflicts,
  evaluations,
  openedMarks,
  orderRequests,
  orders,
  submissionMembers,
  submissions,
  users,
} from "#db/schema/index.ts";
import { isStaff, type SignedInUser, STAFF_ROLES } from "#domain/actor.ts";
import type { LiveChange } from "#domain/live.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { heardAs, type KindsWith, RECORDS } from "#domain/records.ts";
import { isFinished, isOpenTo } from "../sight/marks.ts";

type RecordNews = Extract<Written, { kind: "record" }>;

/** The changes that readers are notified of. */
export type LiveNews = Extract<Written, { kind: "record" | "run" | "shown" }>;

/** The notice of a change, and who may receive it now. */
type LiveAudience = { change: LiveChange; mayHear: (reader: SignedInUser) => boolean };

export function findAudience(db: ReadDb, news: LiveNews): Promise<LiveAudience> | LiveAudience {
  if (news.kind === "shown") return ofShown(db, news);
  return news.kind === "run" ? ofRun(news) : findReadersOf(db, news);
}

/** A run over many records is shown to its author, on every page. */
function ofRun({ id, by }: Extract<Written, { kind: "run" }>): LiveAudience {
  return { change: { kind: "run", id, version: null }, mayHear: (reader) => reader.id === by };
}

type ShownNews = Extract<Written, { kind: "shown" }>;

/** The writer of such news names its audience. */
async function ofShown(db: ReadDb, { as: kind, id, to }: ShownNews): Promise<LiveAudience> {
  const change = { kind, id, version: null };
  if ("account" in to) return { change, mayHear: (reader) => reader.id === to.account };
  if ("may" in to) return { change, mayHear: (reader) => whyNotCall(reader, to.may) === undefined };
  const members = await findMemberIds(db, to.membersOf);
  return { change, mayHear: (reader) => members.has(reader.id) && reader.id !== to.except };
}

/**
 * Who is notified of a record's change: the team of everything, an exhibitor of their submissions, a draft's author
 * alone. Looked up in the database, so a removed member gets nothing more; cached until one of these tables changes.
 */
const findReadersOf = kept(
  [
    orders,
    orderRequests,
    contracts,
    submissions,
    submissionMembers,
    evaluations,
    openedMarks,
    evaluationConflicts,
    users,
  ],
  (db, news: RecordNews): Promise<LiveAudience> => askAudience(db, news),
  ({ record, recordId, submissionId, by }) => [record, recordId, submissionId, by].join(),
);

async function askAudience(db: ReadDb | Tx, news: RecordNews): Promise<LiveAudience> {
  const kind = heardAs(news.record);
  const { heardBy } = RECORDS[kind];
  if (heardBy === "byRecord") return BY_RECORD[kind as ByRecord](db, news);
  const change = { kind, id: news.recordId, version: null };
  return { change, mayHear: (reader) => whyNotCall(reader, heardBy) === undefined };
}

type ByRecord = KindsWith<"heardBy", "byRecord">;

/** Of the kinds whose readers each record has by itself, and of what hangs on them. */
const BY_RECORD: Record<ByRecord, (db: ReadDb | Tx, news: RecordNews) => Promise<LiveAudience>> = {
  order: ofOrder,
  submission: (db, { submissionId }) => ofSubmission(db, submissionId ?? ""),
  async account(db, { recordId, submissionId }) {
    if (submissionId) return ofSubmission(db, submissionId);
    const change = { kind: "account", id: recordId, version: null } as const;
    const colleagues = new Set((await findColleagues(db).all({ id: recordId })).map(({ userId }) => userId));
    return {
      change,
      mayHear: (reader) => reader.id === recordId || isStaff(reader) || colleagues.has(reader.id),
    };
  },
  evaluation: ofEvaluation,
  note: ofNote,
};

/** A change of what belongs to an order is a change of the order. A discarded draft was known to its author alone. */
async function ofOrder(
  db: ReadDb | Tx,
  { record, recordId, submissionId, by }: RecordNews,
): Promise<LiveAudience> {
  const id = record === "order" ? recordId : await orderBehind(db, record, recordId);
  const [order] = id ? await findOrder(db).all({ id }) : [];
  if (!order) {
    if (submissionId) return ofSubmission(db, submissionId);
    return {
      change: { kind: "order", id: recordId, version: null },
      mayHear: (reader) => reader.id === by,
    };
  }
  const change = { kind: "order", id: order.id, version: order.version } as const;
  if (!order.sentAt) return { change, mayHear: (reader) => reader.id === order.authorId };
  return { change, mayHear: await teamAndMembers(db, order.submissionId) };
}

/** For its evaluator, and once it is finished for those who may see the marks of its submission; nobody else. */
async function ofEvaluation(db: ReadDb | Tx, { recordId }: RecordNews): Promise<LiveAudience> {
  const change = { kind: "evaluation", id: recordId, version: null } as const;
  const readers = new Set((await findReaders(db).all({ id: recordId })).map(({ id }) => id));
  return { change, mayHear: (reader) => isStaff(reader) && readers.has(reader.id) };
}

/** What the team notes down is the team's alone. */
async function ofNote(_db: ReadDb | Tx, { recordId, submissionId }: RecordNews): Promise<LiveAudience> {
  return { change: { kind: "note", id: submissionId ?? recordId, version: null }, mayHear: isStaff };
}

async function orderBehind(
  db: ReadDb | Tx,
  record: RecordNews["record"],
  id: string,
): Promise<string | undefined> {
  const [row] =
    record === "contract" ? await findContract(db).all({ id }) : await findRequest(db).all({ id });
  return row?.orderId;
}

async function ofSubmission(db: ReadDb | Tx, id: string): Promise<LiveAudience> {
  const [row] = await findSubmission(db).all({ id });
  const change = { kind: "submission", id, version: row?.version ?? null } as const;
  return { change, mayHear: await teamAndMembers(db, id) };
}

async function teamAndMembers(db: ReadDb | Tx, submissionId: string): Promise<LiveAudience["mayHear"]> {
  const members = await findMemberIds(db, submissionId);
  return (reader) => isStaff(reader) || members.has(reader.id);
}

async function findMemberIds(db: ReadDb | Tx, submissionId: string): Promise<ReadonlySet<string>> {
  return new Set((await findMembers(db).all({ submissionId })).map(({ userId }) => userId));
}

const ID = sql.placeholder("id");

const findOrder = hot((db) => {
  const { id, submissionId, authorId, sentAt, version } = orders;
  return db.select({ id, submissionId, authorId, sentAt, version }).from(orders).where(eq(id, ID)).prepare();
});

const findRequest = hot((db) =>
  db.select({ orderId: orderRequests.orderId }).from(orderRequests).where(eq(orderRequests.id, ID)).prepare(),
);

const findContract = hot((db) =>
  db.select({ orderId: contracts.orderId }).from(contracts).where(eq(contracts.id, ID)).prepare(),
);

const findReaders = hot((db) =>
  db
    .select({ id: users.id })
    .from(evaluations)
    .innerJoin(users, inArray(users.role, [...STAFF_ROLES]))
    .where(
      and(
        eq(evaluations.id, ID),
        or(
          eq(users.id, evaluations.evaluatorId),
          and(isFinished(evaluations), isOpenTo(users.id, evaluations.submissionId)),
        ),
      ),
    )
    .prepare(),
);

const findSubmission = hot((db) =>
  db.select({ version: submissions.version }).from(submissions).where(eq(submissions.id, ID)).prepare(),
);

const findMembers = hot((db) =>
  db
    .select({ userId: submissionMembers.userId })
    .from(submissionMembers)
    .where(eq(submissionMembers.submissionId, sql.placeholder("submissionId")))
    .prepare(),
);

/** The other accounts of an account's submissions, where its name is shown. */
const findColleagues = hot((db) => {
  const own = alias(submissionMembers, "own");
  return db
    .select({ userId: submissionMembers.userId })
    .from(own)
    .innerJoin(submissionMembers, eq(submissionMembers.submissionId, own.submissionId))
    .where(eq(own.userId, ID))
    .prepare();
});
