import { and, count, eq, sql, type Column, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { contracts, history, orderRequests, orders, submissions } from "#db/schema/index.ts";
import type { OrderWait } from "#domain/orders/moves/waits.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import type { QueueName } from "#domain/waiting.ts";
import { isOrderOf } from "../orders/reading/narrow.ts";
import { nextTurn } from "../platform/turns.ts";
import { isWaitingOf } from "../orders/requests/waiting.ts";
import { isSubmissionOf } from "../submissions/narrow.ts";

/** The record that has waited longest. */
type Oldest = { id: string; reference: string; institution: string };
type Wait = { count: number; since: string | null; oldest: Oldest | null };
type OrderFilters = { statuses?: undefined; waits: OrderWait };
type SubmissionFilters = { statuses?: SubmissionStatus; waits?: "letter" };

/** One thing to do: which list holds it under which filters, how many wait in it, and which since when the longest. */
export type WaitingRecord = Wait & { name: QueueName } & (
    | { list: "orders"; filters: OrderFilters }
    | { list: "submissions"; filters: SubmissionFilters }
  );

/** The team's tasks, in the order in which they are worked off. Other requests run between the figures (P23). */
export async function readWorkQueue(db: ReadDb | Tx, zone: string): Promise<WaitingRecord[]> {
  const orderQueue = async (
    name: QueueName,
    filters: OrderFilters,
    since: Column | SQL,
  ): Promise<WaitingRecord> => ({
    name,
    list: "orders",
    filters,
    ...(await waitingOrders(db, zone, filters, since)),
  });
  const submissionQueue = async (
    name: QueueName,
    filters: SubmissionFilters,
    since: Column | SQL,
  ): Promise<WaitingRecord> => ({
    name,
    list: "submissions",
    filters,
    ...(await waitingSubmissions(db, zone, filters, since)),
  });
  return [
    await submissionQueue("toReview", { statuses: "PENDING" }, submissions.createdAt),
    await submissionQueue("inReview", { statuses: "REVIEWING" }, submissions.updatedAt),
    await submissionQueue("letters", { waits: "letter" }, DECIDED),
    await orderQueue("orders", { waits: "review" }, orders.sentAt),
    await orderQueue("prices", { waits: "price" }, orders.sentAt),
    await orderQueue("wishes", { waits: "wish" }, WISH_MADE),
    await orderQueue("refusals", { waits: "changeRefused" }, orders.updatedAt),
    await orderQueue("payments", { waits: "payment" }, orders.updatedAt),
    await orderQueue("credits", { waits: "credit" }, orders.updatedAt),
    await orderQueue("signedCopies", { waits: "signedCopy" }, COPY_CAME),
    await orderQueue("contracts", { waits: "contract" }, orders.updatedAt),
  ];
}

/** Nothing that waits is counted by how long ago it came. */
const NEVER = new Date(0);

// In a fragment of its own, so that drizzle writes the table's name.
const ORDER = sql`${orders.id}`;
const WISH_MADE = sql`(select min(${orderRequests.createdAt}) from ${orderRequests} where ${isWaitingOf("team", orders.id)})`;
const COPY_CAME = sql`(select max(${history.at}) from ${history} join ${contracts} on ${contracts.id} = ${history.recordId} where ${contracts.orderId} = ${ORDER} and ${history.record} = 'contract' and ${history.action} = 'receiveSigned')`;
/** When the submission was decided: the applicant waits since then, whatever happened to the letter. */
const DECIDED = sql`coalesce((select max(${history.at}) from ${history} where ${and(
  eq(history.record, "submission"),
  eq(history.recordId, submissions.id),
  eq(history.toStatus, submissions.status),
)}), ${submissions.updatedAt})`;

// SQLite takes what is not added up from the row that the minimum is of.
const OLDEST_ORDER = {
  id: sql<string | null>`${orders.id}`,
  reference: sql<string | null>`${orders.reference}`,
  institution: sql<string | null>`${submissions.institutionName}`,
};
const OLDEST_SUBMISSION = {
  id: sql<string | null>`${submissions.id}`,
  reference: sql<string | null>`${submissions.reference}`,
  institution: sql<string | null>`${submissions.institutionName}`,
};

async function waitingOrders(
  db: ReadDb | Tx,
  zone: string,
  { waits }: OrderFilters,
  since: Column | SQL,
): Promise<Wait> {
  await nextTurn();
  const [row] = await db
    .select({ count: count(), since: sql<number | null>`min(${since})`, ...OLDEST_ORDER })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(isOrderOf({ waits: [waits] }, zone));
  return show(row);
}

async function waitingSubmissions(
  db: ReadDb | Tx,
  zone: string,
  filters: SubmissionFilters,
  since: Column | SQL,
): Promise<Wait> {
  const { statuses, waits } = filters;
  await nextTurn();
  const [row] = await db
    .select({ count: count(), since: sql<number | null>`min(${since})`, ...OLDEST_SUBMISSION })
    .from(submissions)
    .where(
      and(
        isSubmissionOf({ waits: waits && [waits] }, { zone, now: NEVER }),
        statuses ? eq(submissions.status, statuses) : undefined,
      ),
    );
  return show(row);
}

type Counted = { count: number; since: number | null } & { [Name in keyof Oldest]: string | null };

/** Milliseconds since 1970, as instants are stored. */
function show(row: Counted | undefined): Wait {
  if (!row?.since || row.id === null) return { count: row?.count ?? 0, since: null, oldest: null };
  const { count: number, since, id, reference, institution } = row;
  return {
    count: number,
    since: new Date(since).toISOString(),
    oldest: { id, reference: reference ?? "", institution: institution ?? "" },
  };
}
