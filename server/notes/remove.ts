import { notes } from "#db/schema/index.ts";
import { noteAt } from "#domain/notes/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../verb.ts";
import { isAsLoaded, loadOwnNote, ofNote } from "./load.ts";

/** Its author takes a note back; history keeps what it said. */
export const removeNote = change("notes.remove", {
  may: ["notes.write"],
  input: noteAt,
  sample: ({ note }) => ({ id: note, version: 1 }),
  async run(tx, ctx, seen): Promise<{ id: string }> {
    const before = await loadOwnNote(tx, ctx, seen);
    const gone = await tx.delete(notes).where(isAsLoaded(before)).returning({ id: notes.id });
    if (gone.length === 0) throw refuse("noteChanged");
    await recordHistory(tx, ctx, { ...ofNote(before), action: "remove", note: before.text });
    return { id: before.id };
  },
});
