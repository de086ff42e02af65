import { and, asc, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { history } from "#db/schema/index.ts";
import { type SentAnswers, whatWasSent } from "#domain/submissions/corrections.ts";
import type { SubmissionAnswers } from "#domain/submissions/schema.ts";
import { historyOf } from "../history/read.ts";
import { answersOf, type SubmissionRow } from "./answers.ts";

/** What the applicant sent, and which answers the applicant or the team corrected since, and when. */
export async function readSentAnswers(
  read: ReadDb,
  row: SubmissionRow,
): Promise<SentAnswers<SubmissionAnswers>> {
  const rows = await read
    .select({ action: history.action, at: history.at, changes: history.changes })
    .from(history)
    .where(and(historyOf("submission", row.id), inArray(history.action, ["correct", "update"])))
    .orderBy(asc(history.at), asc(history.id));
  return whatWasSent(
    answersOf(row),
    rows.map(({ action, at, changes }) => ({
      by: action === "correct" ? ("applicant" as const) : ("team" as const),
      at: at.toISOString(),
      changes: changes ?? {},
    })),
  );
}
