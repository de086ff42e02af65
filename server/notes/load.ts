import type { notes } from "#db/schema/index.ts";
import type { SignedInCtx } from "../portal/context.ts";

export type NoteRow = typeof notes.$inferSelect;

/** A note is changed by its author alone. */
export function whyNotWrite({ actor }: SignedInCtx) {
  return ({ authorId }: NoteRow) => (authorId === actor.id ? undefined : "forbidden");
}

/** The note that a history row belongs to: a kind of record of its own, which no query of an exhibitor reads. */
export function ofNote({ id, submissionId }: Pick<NoteRow, "id" | "submissionId">) {
  return { record: "note", recordId: id, submissionId } as const;
}
