import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { history, orderRequests, orders, submissionMembers, submissions, users } from "#db/schema/index.ts";
import {
  type Duty,
  dutiesOf,
  dutiesOfOrder,
  meaningOf,
  type Responsible,
  type StepOrder,
  type Waiting,
  waitingFor,
} from "#domain/orders/moves/next-step.ts";
import { type OrderEvent, situationOf, TURNS_IN_PLACE } from "#domain/orders/moves/team-word.ts";
import { withHanded } from "#domain/handed-on/steps.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { publicStatus } from "#domain/submissions/public.ts";
import { APPLICANT_STATUSES, type ApplicantStatus } from "#domain/submissions/status.ts";
import type { Ctx, SignedInCtx } from "../../portal/context.ts";
import { readSettings } from "../../event/read.ts";
import { mapByParts } from "../../platform/turns.ts";
import { readHandedDuties } from "../../members/handed-duties.ts";
import { question } from "../../call/verb.ts";
import { balanceOfRow, TRANSFERRED } from "../payments/balance.ts";
import { DUE, dueOf } from "../payments/due.ts";
import { isDraftOfColleague } from "../draft/colleagues-drafts.ts";
import { isOwnOf } from "../record/load.ts";
import { CONTRACT, COPY_REFUSAL } from "../record/contract-state.ts";
import { TURN_FACTS } from "../moves/turn.ts";

/** Protective: the newest orders of one exhibitor that are looked at. */
const LOOKED_AT = 500;

/** Orders per query: the step of each takes a dozen look-ups. */
const AT_ONCE = 100;

/** What waits for an exhibitor, submission by submission, and whose turn it is where nothing does. */
export type Steps = {
  submissionId: string;
  reference: string;
  meaning: ReturnType<typeof meaningOf<ApplicantStatus>>;
  duties: Duty[];
  waiting: Waiting;
};

/** The exhibitor's next steps (ORD-22 to ORD-25), worked out from where submissions, orders, requests and contracts stand. */
export const mySteps = question("orders.steps", {
  may: ["own.view"],
  run: (ctx): Promise<Steps[]> => readSteps(ctx),
});

export async function readSteps(ctx: SignedInCtx): Promise<Steps[]> {
  const settings = await readSettings(ctx.db.read);
  const own = await readSubmissions(ctx);
  const ids = await readIds(ctx);
  const found = await mapByParts(AT_ONCE, ids, (part) => readOrders(ctx, part));
  const handed = await readHandedDuties(ctx.db.read, ids);
  return own.map((submission) => {
    const ordered = found.filter(({ submissionId }) => submissionId === submission.id);
    const asked = {
      status: publicStatus(submission),
      isWithdrawn: submission.withdrawnAt !== null,
      since: submission.updatedAt.toISOString(),
      orders: ordered.map((row) => ({
        ...stepOrder(row, settings),
        isWithColleague: row.status === "DRAFT" && row.authorId !== ctx.actor.id,
      })),
    };
    const { id: submissionId, reference } = submission;
    const meaning = meaningOf(asked.status, asked.orders);
    const duties = withHanded(dutiesOf(asked), handed);
    return { submissionId, reference, meaning, duties, waiting: waitingFor(asked) };
  });
}

/** What waits of one order, whoever has it in hand. */
export async function readDutiesOfOrder(ctx: Ctx, orderId: string): Promise<Duty[]> {
  const settings = await readSettings(ctx.db.read);
  const [row] = await readOrders(ctx, [orderId]);
  return row ? dutiesOfOrder(stepOrder(row, settings)) : [];
}

/** A row with its standing, as the rules of the next step take it. */
export function stepOrder(
  {
    approvedAt,
    refusedAt,
    movedAt,
    wishedAt,
    updatedAt,
    lastTurn,
    openChange,
    totalCents,
    settledCents,
    ...row
  }: Row,
  settings: Settings,
): StepOrder {
  return {
    ...row,
    openChange: Boolean(openChange),
    ...situationOf(lastTurn === null ? [] : [readTurn(lastTurn)]),
    // What is not agreed on yet is not paid.
    outstanding: openChange
      ? 0
      : balanceOfRow({ status: row.status, totalCents, settledCents }, row).outstanding,
    contract: row.contract ?? "none",
    // Written by the database right above: an object of two texts.
    responsible: row.responsible === null ? null : (JSON.parse(row.responsible) as Responsible),
    since: new Date(wishedAt ?? movedAt ?? updatedAt).toISOString(),
    payBy: dueOf({ approvedAt, refusedAt }, settings),
  };
}

function readTurn(stored: string): OrderEvent {
  // Written as JSON by the statement itself.
  const { at, ...turn } = JSON.parse(stored) as Omit<OrderEvent, "at"> & { at: number };
  return { ...turn, at: new Date(at).toISOString() };
}

function readSubmissions({ db, actor }: SignedInCtx) {
  return db.read
    .select({
      id: submissions.id,
      reference: submissions.reference,
      status: submissions.status,
      statusBefore: submissions.statusBefore,
      withdrawnAt: submissions.withdrawnAt,
      updatedAt: submissions.updatedAt,
    })
    .from(submissions)
    .innerJoin(submissionMembers, eq(submissionMembers.submissionId, submissions.id))
    .where(and(eq(submissionMembers.userId, actor.id), inArray(submissions.status, APPLICANT_STATUSES)))
    .orderBy(desc(submissions.createdAt), desc(submissions.id));
}

type Row = Omit<Awaited<ReturnType<typeof readOrders>>[number], "submissionId" | "authorId">;

// In a fragment of its own, so that drizzle writes the table's name.
const ORDER = sql`${orders.id}`;
const SUBMISSION = sql`${orders.submissionId}`;
const AUTHOR = sql`${orders.authorId}`;
const happened = sql`from ${history} where ${history.record} = 'order' and ${history.recordId} = ${ORDER} and ${history.action} <> 'lost'`;
const asked = sql`from ${orderRequests} where ${orderRequests.orderId} = ${ORDER} and ${orderRequests.status} = 'PENDING' and ${orderRequests.kind} in ('TEAM', 'ORDER_CHANGED')`;

const member = sql`select json_object('id', ${users.id}, 'name', ${users.name}) from ${submissionMembers} inner join ${users} on ${users.id} = ${submissionMembers.userId} where ${submissionMembers.submissionId} = ${SUBMISSION} and ${users.disabledAt} is null`;
/** As `findRecipient` chooses whom mails go to: the author while a member, else the owner. */
const inHandsOf = sql`coalesce((${member} and ${users.id} = ${AUTHOR}), (${member} order by ${submissionMembers.part} desc, ${users.createdAt} limit 1))`;

/** The columns that `balanceOfRow` takes. */
const OWED = {
  ...TRANSFERRED,
  totalCents: orders.totalCents,
  settledCents: orders.settledCents,
};

/** Looked up by the database itself, so that a page of orders is one statement. */
export const STANDING = {
  /** The last move or edit, as `situationOf` reads it. */
  lastTurn: sql<
    string | null
  >`(select json_object('action', ${history.action}, 'from', ${history.fromStatus}, 'to', ${history.toStatus}, 'note', ${history.note}, 'actorName', ${history.actorName}, 'at', ${history.at}) ${happened} and (${history.toStatus} is not null or ${inArray(history.action, [...TURNS_IN_PLACE])}) order by ${history.at} desc, ${history}.rowid desc limit 1)`,
  movedAt: sql<number | null>`(select max(${history.at}) ${happened} and ${history.toStatus} is not null)`,
  ...DUE,
  ...TURN_FACTS,
  /** Since when the team owes the exhibitor an answer. */
  wishedAt: sql<
    number | null
  >`(select min(${orderRequests.createdAt}) from ${orderRequests} where ${orderRequests.orderId} = ${ORDER} and ${orderRequests.status} = 'PENDING' and ${orderRequests.kind} = 'WISH')`,
  requestsDueOn: sql<string | null>`(select min(${orderRequests.dueOn}) ${asked})`,
  requestsRemindOn: sql<
    string | null
  >`(select min(${orderRequests.dueOn}) ${asked} and (${orderRequests.blocksApproval} or not ${orderRequests.isMuted}))`,
  ...OWED,
  openChange: sql<number>`${orders.contentVersion} <> ${orders.agreedVersion}`,
  responsible: sql<string | null>`${inHandsOf}`,
  contract: CONTRACT,
  copyRefusal: COPY_REFUSAL,
};

async function readIds({ db, actor }: SignedInCtx): Promise<string[]> {
  const rows = await db.read
    .select({ id: orders.id })
    .from(orders)
    .where(and(or(isOwnOf(actor.id), isDraftOfColleague(actor.id)), ne(orders.status, "CANCELLED")))
    .orderBy(desc(orders.updatedAt), desc(orders.id))
    .limit(LOOKED_AT);
  return rows.map(({ id }) => id);
}

function readOrders({ db }: Ctx, ids: readonly string[]) {
  return db.read
    .select({
      id: orders.id,
      submissionId: orders.submissionId,
      authorId: orders.authorId,
      reference: orders.reference,
      type: orders.type,
      status: orders.status,
      updatedAt: orders.updatedAt,
      ...STANDING,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(desc(orders.updatedAt), desc(orders.id));
}
