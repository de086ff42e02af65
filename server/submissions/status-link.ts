import { eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { submissions } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import type { Portal } from "../portal.ts";
import { readStatusToken } from "../mail/status-url.ts";
import { hashToken } from "../platform/token.ts";
import type { SubmissionRow } from "./answers.ts";

/** By the link of the receipt, or of any later letter; otherwise not found. */
export async function findSubmissionByToken(
  db: ReadDb | Tx,
  portal: Pick<Portal, "secret">,
  token: string,
): Promise<SubmissionRow> {
  const id = readStatusToken(portal, token);
  const [row] = await db
    .select()
    .from(submissions)
    .where(id === undefined ? eq(submissions.trackHash, hashToken(token)) : eq(submissions.id, id));
  if (!row) throw refuse("notFound", { record: "submission" });
  return row;
}
