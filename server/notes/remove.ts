import { erase, loadAt } from "#db/records.ts";
import { notes } from "#db/schema/index.ts";
import { noteAt } from "#domain/notes/schema.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { ofNote, whyNotWrite } from "./load.ts";

/** Removes a note of the caller; the history stores its text. */
export const removeNote = change("notes.remove", {
  may: ["notes.write"],
  input: noteAt,
  sample: ({ note }) => ({ id: note, version: 1 }),
  async run(tx, ctx, seen): Promise<{ id: string }> {
    const before = await loadAt(tx, notes, seen, whyNotWrite(ctx));
    await erase(tx, notes, before);
    const { orderId, text } = before;
    await recordHistory(tx, ctx, {
      ...ofNote(before),
      action: "remove",
      note: text,
      // The note, which knows its order, is gone.
      ...(orderId && { changes: { orderId: { old: orderId, new: null } } }),
    });
    return { id: before.id };
  },
});
