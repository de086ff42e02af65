import { and, eq } from "drizzle-orm";
import { nextVersion } from "#db/columns.ts";
import { listViews } from "#db/schema/index.ts";
import { viewUpdate } from "#domain/views/schema.ts";
import { change } from "../verb.ts";
import { loadView, ownViews, requireNewName } from "./load.ts";

/** Saves over a view, renames, shares it or keeps it to oneself again: its owner, or ADMIN a shared one. */
export const updateView = change("views.update", {
  may: ["desk.arrange"],
  input: viewUpdate,
  sample: ({ view }) => ({ id: view, version: 1, name: "Outras" }),
  async run(tx, ctx, { id, version, ...values }): Promise<{ id: string }> {
    const view = await loadView(tx, ctx.actor, { id, version });
    if (values.name !== undefined) {
      requireNewName(await ownViews(tx, view.ownerId, view.list), values.name, id);
    }
    await tx
      .update(listViews)
      .set({ ...values, version: nextVersion(), updatedAt: ctx.now })
      .where(and(eq(listViews.id, id), eq(listViews.version, version)));
    return { id };
  },
});
