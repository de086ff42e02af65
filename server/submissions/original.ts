import { asc, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { submissions } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { canBeOriginal } from "#domain/submissions/status.ts";
import type { SubmissionRow } from "./answers.ts";

/**
 * An original is another submission, no duplicate itself, and a duplicate has none of its own: neither chains nor
 * circles, whether by a move, by force, or by an undo.
 */
export async function requireOriginal(
  tx: Tx,
  duplicate: Pick<SubmissionRow, "id">,
  originalId: string | null | undefined,
  move: string,
): Promise<void> {
  const [original] = await tx
    .select()
    .from(submissions)
    .where(eq(submissions.id, originalId ?? ""));
  if (!original || !canBeOriginal(original, duplicate.id)) {
    throw refuse("moveNeeds", { record: "submission", move, need: "original" });
  }
  const [copy] = await tx
    .select({ reference: submissions.reference })
    .from(submissions)
    .where(eq(submissions.duplicateOf, duplicate.id))
    .orderBy(asc(submissions.reference))
    .limit(1);
  if (copy) throw refuse("hasDuplicates", { reference: copy.reference });
}
