import { and, eq, max, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { history, orders, submissions } from "#db/schema/index.ts";
import { historyOf } from "../../history/read.ts";

// In a fragment of its own, so that drizzle writes the table's name.
const SUBMISSION = sql`${orders.submissionId}`;
const isSigned = sql`exists (select 1 from ${submissions} where ${submissions.id} = ${SUBMISSION} and ${submissions.status} = 'SIGNED_CONTRACT')`;

/**
 * When the team recorded the signature of an order's submission, looked up by the database itself; milliseconds, null
 * without one. It covers the editions that were made before.
 */
export const SIGNATURE = sql<
  number | null
>`(select max(signature.at) from ${history} signature where signature.record = 'submission' and signature.record_id = ${SUBMISSION} and signature.to_status = 'SIGNED_CONTRACT' and ${isSigned})`;

type Signed = { id: string; status: string };

/** When the signature of one submission was recorded; null without one. */
export async function readSignature(db: ReadDb | Tx, { id, status }: Signed): Promise<Date | null> {
  if (status !== "SIGNED_CONTRACT") return null;
  const [found] = await db
    .select({ at: max(history.at) })
    .from(history)
    .where(and(historyOf("submission", id), eq(history.toStatus, "SIGNED_CONTRACT")));
  return found?.at ?? null;
}
