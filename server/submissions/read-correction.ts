import { and, desc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { history } from "#db/schema/index.ts";
import { historyOf } from "../history/read.ts";

export type Correction = { at: string; answers: number };

/** The applicant's last correction, and how many answers it changed. */
export async function readCorrection(read: ReadDb, submissionId: string): Promise<Correction | null> {
  const [last] = await read
    .select({ at: history.at, changes: history.changes })
    .from(history)
    .where(and(historyOf("submission", submissionId), eq(history.action, "correct")))
    .orderBy(desc(history.at), desc(history.id))
    .limit(1);
  return last ? { at: last.at.toISOString(), answers: Object.keys(last.changes ?? {}).length } : null;
}
