import { loadAt, rewrite } from "#db/records.ts";
import { listViews } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { isSame } from "#domain/same.ts";
import { viewUpdate } from "#domain/views/schema.ts";
import { change } from "../call/verb.ts";
import { ownViews, requireNewName, whyNotChange } from "./load.ts";
import { noteView } from "./note-view.ts";

/** Overwrites, renames, shares or unshares a view: its owner, or ADMIN a shared one. */
export const updateView = change("views.update", {
  may: ["desk.arrange"],
  input: viewUpdate,
  sample: ({ view }) => ({ id: view, version: 1, name: "Outras" }),
  async run(tx, ctx, { id, version, ...values }): Promise<{ id: string }> {
    const view = await loadAt(tx, listViews, { id, version }, whyNotChange(ctx.actor));
    if (values.name !== undefined) {
      requireNewName(await ownViews(tx, view.ownerId, view.list), values.name, id);
    }
    if (isSame({ ...view, ...values }, view)) throw refuse("nothingChanged");
    await rewrite(tx, listViews, view, { ...values, updatedAt: ctx.now });
    noteView(tx, view, view.isShared || values.isShared === true);
    return { id };
  },
});
