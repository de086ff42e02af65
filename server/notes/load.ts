import type { notes } from "#db/schema/index.ts";
import type { SignedInCtx } from "../portal/context.ts";

export type NoteRow = typeof notes.$inferSelect;

/** A note is changed by its author alone. */
export function whyNotWrite({ actor }: SignedInCtx) {
  return ({ authorId }: NoteRow) => (authorId === actor.id ? undefined : "forbidden");
}

/** Whose history a row is: a kind of record of its own, which no question of an exhibitor asks for. */
export function ofNote({ id, submissionId }: Pick<NoteRow, "id" | "submissionId">) {
  return { record: "note", recordId: id, submissionId } as const;
}
