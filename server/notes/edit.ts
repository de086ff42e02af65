import { nextVersion } from "#db/columns.ts";
import { notes } from "#db/schema/index.ts";
import { noteEdit } from "#domain/notes/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { changedFields, recordHistory } from "../history/record.ts";
import { change } from "../verb.ts";
import { isAsLoaded, loadOwnNote, ofNote } from "./load.ts";

/** Its author changes a note; history keeps what it said before. */
export const editNote = change("notes.edit", {
  may: ["notes.write"],
  input: noteEdit,
  sample: ({ note }) => ({ id: note, version: 1, text: "Ligou de novo" }),
  async run(tx, ctx, { text, ...seen }): Promise<{ id: string; version: number }> {
    const before = await loadOwnNote(tx, ctx, seen);
    if (before.text === text) throw refuse("nothingChanged");
    const [after] = await tx
      .update(notes)
      .set({ text, editedAt: ctx.now, version: nextVersion() })
      .where(isAsLoaded(before))
      .returning();
    if (!after) throw refuse("noteChanged");
    await recordHistory(tx, ctx, {
      ...ofNote(before),
      action: "edit",
      changes: changedFields({ text: before.text }, { text }),
    });
    return { id: after.id, version: after.version };
  },
});
