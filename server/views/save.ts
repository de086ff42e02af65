import { newId } from "#db/columns.ts";
import { listViews } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { MAX_VIEWS, viewInput } from "#domain/views/schema.ts";
import { change } from "../call/verb.ts";
import { ownViews, requireNewName } from "./load.ts";
import { noteView } from "./note-view.ts";

/** Saves the current search, filters, order and columns of a list as a view, for the caller or the whole team. */
export const saveView = change("views.save", {
  may: ["desk.arrange"],
  input: viewInput,
  sample: { list: "orders", name: "Minhas", isShared: false, address: {} },
  async run(tx, ctx, input): Promise<{ id: string }> {
    const { id: ownerId } = ctx.actor;
    const own = await ownViews(tx, ownerId, input.list);
    if (own.length >= MAX_VIEWS) throw refuse("viewsFull", { limit: MAX_VIEWS });
    requireNewName(own, input.name);
    const id = newId();
    await tx.insert(listViews).values({ ...input, id, ownerId, createdAt: ctx.now, updatedAt: ctx.now });
    noteView(tx, { id, ownerId }, input.isShared);
    return { id };
  },
});
