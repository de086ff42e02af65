import { erase, loadAt } from "#db/records.ts";
import { listViews } from "#db/schema/index.ts";
import { viewRemoval } from "#domain/views/schema.ts";
import { change } from "../call/verb.ts";
import { whyNotChange } from "./load.ts";
import { noteView } from "./note-view.ts";

/** Removes a view: its owner, or ADMIN a shared one. Whoever stands in it keeps the search and the filters. */
export const removeView = change("views.remove", {
  may: ["desk.arrange"],
  input: viewRemoval,
  sample: ({ view }) => ({ id: view, version: 1 }),
  async run(tx, ctx, { id, version }): Promise<{ id: string }> {
    const view = await loadAt(tx, listViews, { id, version }, whyNotChange(ctx.actor));
    await erase(tx, listViews, view);
    noteView(tx, view, view.isShared);
    return { id };
  },
});
