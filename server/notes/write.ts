import { newId } from "#db/columns.ts";
import { notes } from "#db/schema/index.ts";
import { noteInput } from "#domain/notes/schema.ts";
import { recordHistory } from "../history/record.ts";
import { loadSubmission } from "../submissions/load.ts";
import { change } from "../verb.ts";
import { ofNote } from "./load.ts";

/** Somebody of the team notes something down about a submission, for the team alone. */
export const writeNote = change("notes.write", {
  may: ["notes.write"],
  input: noteInput,
  sample: ({ submission }) => ({ submissionId: submission, text: "Ligou" }),
  async run(tx, ctx, { submissionId, text }): Promise<{ id: string }> {
    await loadSubmission(tx, ctx, submissionId);
    const id = newId();
    await tx.insert(notes).values({ id, submissionId, authorId: ctx.actor.id, text, createdAt: ctx.now });
    await recordHistory(tx, ctx, { ...ofNote({ id, submissionId }), action: "write", note: text });
    return { id };
  },
});
