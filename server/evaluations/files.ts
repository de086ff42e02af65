import { and, asc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import type { FieldChanges } from "#domain/history.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import { isSame } from "#domain/same.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { referenceTo, attachNamed } from "../files/attach-named.ts";

function isOn(evaluationIds: readonly string[]) {
  return and(
    eq(files.ownerKind, "evaluation"),
    inArray(files.ownerId, [...evaluationIds]),
    isNull(files.deletedAt),
  );
}

export type AttachedFile = FileReference & { size: number };

export async function readEvaluationFiles(db: ReadDb | Tx, evaluationIds: readonly string[]) {
  const found = new Map<string, AttachedFile[]>(evaluationIds.map((id) => [id, []]));
  if (evaluationIds.length === 0) return found;
  const rows = await db
    .select()
    .from(files)
    .where(isOn(evaluationIds))
    .orderBy(asc(files.createdAt), asc(files.id));
  for (const row of rows) found.get(row.ownerId ?? "")?.push({ ...referenceTo(row), size: row.size });
  return found;
}

/** Attaches the named files and releases the others, with history. */
export async function replaceEvaluationFiles(
  tx: Tx,
  ctx: SignedInCtx,
  evaluationId: string,
  references: readonly FileReference[],
): Promise<FieldChanges> {
  const before = (await readEvaluationFiles(tx, [evaluationId])).get(evaluationId) ?? [];
  if (before.length === 0 && references.length === 0) return {};
  const named = references.map((reference) => ({ purpose: "attachment" as const, reference }));
  const attached = await attachNamed(tx, ctx, { ownerKind: "evaluation", ownerId: evaluationId }, named);
  const kept = attached.map(({ id }) => id);
  const isDropped = and(isOn([evaluationId]), notInArray(files.id, kept));
  await tx.update(files).set({ deletedAt: ctx.now }).where(isDropped);
  const isKept = isSame(before.map(({ id }) => id).toSorted(), kept.toSorted());
  return isKept ? {} : { attachments: { old: namesOf(before), new: namesOf(attached) } };
}

function namesOf(attached: readonly { name: string }[]): string {
  return attached.map(({ name }) => name).join(", ");
}
