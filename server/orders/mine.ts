import { and, desc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { files, orders, submissions } from "#db/schema/index.ts";
import { mayEditOrder } from "#domain/orders/rules.ts";
import type { PackageId } from "#domain/settings/packages.ts";
import type { SignedInCtx } from "../context.ts";
import { fileUrl } from "../files/url.ts";
import { readRequests } from "../requests/read.ts";
import { question } from "../verb.ts";
import { offerMoves, readOpenChanges } from "./facts.ts";
import { isVisibleTo } from "./load.ts";
import { showOrder } from "./show.ts";

/** All but what a draft holds, which may be large: the database itself looks up its package and counts its lines. */
const { draft: _, ...LISTED } = getTableColumns(orders);
const readable = sql`case when json_valid(${orders.draft}) then ${orders.draft} end`;
const CHOICES = {
  chosenPackage: sql<PackageId | null>`json_extract(${readable}, '$.selectedStandardStandId')`,
  chosenLines: sql<number | null>`json_array_length(${readable}, '$.lines')`,
};

/**
 * The partner dashboard's orders (ORD-24, ORD-25), newest change first: those of own submissions and own drafts, each
 * with what may be done with it and the requests from the team.
 */
export const myOrders = question("orders.mine", {
  may: ["own.view"],
  async run(ctx) {
    const db = ctx.db.read;
    const rows = await db
      .select({ order: LISTED, submission: submissions, ...CHOICES })
      .from(orders)
      .innerJoin(submissions, eq(submissions.id, orders.submissionId))
      .where(isVisibleTo(ctx.actor, db))
      .orderBy(desc(orders.updatedAt), desc(orders.id));
    const ids = rows.map(({ order }) => order.id);
    const requests = await readRequests(db, ids, await readRequestFiles(ctx, ids), ctx.locale);
    const openChanges = await readOpenChanges(db, ids);
    return rows.map(({ order, submission, chosenPackage, chosenLines }) => ({
      ...showOrder(order, submission),
      // The columns of a draft are filled when it is sent.
      ...(order.status === "DRAFT" && { packageId: chosenPackage, itemCount: chosenLines ?? 0 }),
      requests: requests.filter(({ orderId }) => orderId === order.id),
      moves: offerMoves(ctx.actor, order, openChanges),
      canEdit: mayEditOrder(ctx.actor, order.status),
    }));
  },
});

async function readRequestFiles(ctx: SignedInCtx, orderIds: readonly string[]) {
  const rows = await ctx.db.read
    .select({
      id: files.id,
      name: files.name,
      type: files.type,
      kind: files.kind,
      size: files.size,
      requestId: files.requestId,
    })
    .from(files)
    .where(and(eq(files.ownerKind, "order"), inArray(files.ownerId, [...orderIds]), isNull(files.deletedAt)));
  return rows.map((file) => ({ ...file, url: fileUrl(file.id) }));
}
