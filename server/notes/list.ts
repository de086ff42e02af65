import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { notes, users } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { question } from "../verb.ts";

/** What the team noted down about a submission, newest first; one's own may be changed. */
export const listNotes = question("notes.list", {
  may: ["notes.write"],
  input: v.strictObject({ submissionId: id() }),
  sample: ({ submission }) => ({ submissionId: submission }),
  async run(ctx, { submissionId }) {
    const rows = await ctx.db.read
      .select({ note: notes, author: users.name })
      .from(notes)
      .innerJoin(users, eq(users.id, notes.authorId))
      .where(eq(notes.submissionId, submissionId))
      .orderBy(desc(notes.createdAt), desc(notes.id));
    return rows.map(({ note, author }) => ({
      id: note.id,
      version: note.version,
      text: note.text,
      author,
      isOwn: note.authorId === ctx.actor.id,
      createdAt: note.createdAt.toISOString(),
      editedAt: note.editedAt?.toISOString() ?? null,
    }));
  },
});
