import { eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { submissions } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import type { Portal } from "../portal/portal.ts";
import { readStatusToken } from "../mail/status-url.ts";
import { hashToken } from "../platform/token.ts";
import type { SubmissionRow } from "./answers.ts";

/** By the link of the receipt, or of any later letter, refused once the links were ended; otherwise not found. */
export async function findSubmissionByToken(
  db: ReadDb | Tx,
  portal: Pick<Portal, "secret">,
  token: string,
): Promise<SubmissionRow> {
  const named = readStatusToken(portal, token);
  const [row] = await db
    .select()
    .from(submissions)
    .where(named ? eq(submissions.id, named.id) : eq(submissions.trackHash, hashToken(token)));
  if (!row) throw refuse("notFound", { record: "submission" });
  // The receipt's is as old as the submission.
  if ((named?.linkNumber ?? 0) !== row.linkNumber) throw refuse("linkClosed");
  return row;
}
