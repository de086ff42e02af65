import { loadAt, rewrite } from "#db/records.ts";
import { notes } from "#db/schema/index.ts";
import { noteEdit } from "#domain/notes/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { changedFields } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { ofNote, whyNotWrite } from "./load.ts";

/** Changes a note of the caller; the history stores its earlier text. */
export const editNote = change("notes.edit", {
  may: ["notes.write"],
  input: noteEdit,
  sample: ({ note }) => ({ id: note, version: 1, text: "Ligou de novo" }),
  async run(tx, ctx, { text, ...seen }): Promise<{ id: string; version: number }> {
    const before = await loadAt(tx, notes, seen, whyNotWrite(ctx));
    if (before.text === text) throw refuse("nothingChanged");
    const after = await rewrite(tx, notes, before, { text, editedAt: ctx.now });
    await recordHistory(tx, ctx, {
      ...ofNote(before),
      action: "edit",
      changes: changedFields({ text: before.text }, { text }),
    });
    return { id: after.id, version: after.version };
  },
});
