import { and, asc, eq, or } from "drizzle-orm";
import { listViews, users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { canChangeView } from "#domain/views/rules.ts";
import { viewsInput, type ViewAddress } from "#domain/views/schema.ts";
import { question } from "../call/verb.ts";
import { naturalOrder } from "#domain/natural-order.ts";

/** A view as its reader may use it. */
type ListView = {
  id: string;
  name: string;
  address: ViewAddress;
  isShared: boolean;
  isOwn: boolean;
  canChange: boolean;
  /** Name of the view's owner. */
  owner: string;
  version: number;
};

/** The views of a list: one's own, and those that the team shares. */
export const listListViews = question("views.list", {
  may: ["desk.arrange"],
  input: viewsInput,
  sample: { list: "orders" },
  async run(ctx, { list }): Promise<ListView[]> {
    const { id, name, address, isShared, ownerId, version } = listViews;
    const rows = await ctx.db.read
      .select({ id, name, address, isShared, ownerId, version, owner: users.name })
      .from(listViews)
      .innerJoin(users, eq(users.id, ownerId))
      .where(and(eq(listViews.list, list), or(eq(ownerId, ctx.actor.id), eq(isShared, true))))
      .orderBy(asc(id));
    const compare = naturalOrder();
    return rows.toSorted((a, b) => compare(a.name, b.name)).map((row) => showView(row, ctx.actor));
  },
});

type Row = Omit<ListView, "isOwn" | "canChange"> & { ownerId: string };

function showView({ ownerId, ...view }: Row, actor: SignedInUser): ListView {
  const isOwn = ownerId === actor.id;
  return { ...view, isOwn, canChange: canChangeView({ ownerId, isShared: view.isShared }, actor) };
}
