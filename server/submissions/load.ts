import { and, eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { submissions } from "#db/schema/index.ts";
import { type Actor, isPartner, isStaff } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { belongsTo } from "../members/membership.ts";
import type { SubmissionRow } from "./answers.ts";

/** Staff any, a partner only as a member; otherwise not found (S32). */
export async function loadSubmission(
  db: ReadDb | Tx,
  ctx: { actor: Actor },
  id: string,
): Promise<SubmissionRow> {
  const row = await find(ctx.actor, db, id);
  if (!row) throw refuse("notFound", { record: "submission" });
  return row;
}

async function find(actor: Actor, db: ReadDb | Tx, id: string): Promise<SubmissionRow | undefined> {
  const mayLook = isStaff(actor) || isPartner(actor);
  if (!mayLook) return undefined;
  const isOwn = isPartner(actor) ? belongsTo(submissions.id, actor.id) : undefined;
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), isOwn));
  return row;
}

/** The submission that a history row belongs to. */
export function ofSubmission({ id }: Pick<SubmissionRow, "id">) {
  return { record: "submission", recordId: id, submissionId: id } as const;
}
