import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { notes } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";

export type NoteRow = typeof notes.$inferSelect;

/** A note of one's own as it was last seen; another's is forbidden, and one that has moved on is told so. */
export async function loadOwnNote(
  tx: Tx,
  { actor }: SignedInCtx,
  seen: { id: string; version: number },
): Promise<NoteRow> {
  const [row] = await tx.select().from(notes).where(eq(notes.id, seen.id));
  if (row && row.authorId !== actor.id) throw refuse("forbidden");
  if (row?.version !== seen.version) throw refuse("noteChanged");
  return row;
}

/** The row of this very version, for a conditional write. */
export function isAsLoaded({ id, version }: NoteRow) {
  return and(eq(notes.id, id), eq(notes.version, version));
}

/** Whose history a row is: a kind of record of its own, which no question of an exhibitor asks for. */
export function ofNote({ id, submissionId }: Pick<NoteRow, "id" | "submissionId">) {
  return { record: "note", recordId: id, submissionId } as const;
}
