import { and, eq, inArray, ne } from "drizzle-orm";
import * as v from "valibot";
import { contracts, files, history, users } from "#db/schema/index.ts";
import { isStaff } from "#domain/actor.ts";
import { id } from "#domain/fields.ts";
import { mayAddOrderFile, mayRemoveOrderFile } from "#domain/files/order-files.ts";
import type { OrderDraft } from "#domain/orders/draft.ts";
import { mayEditOrder } from "#domain/orders/rules.ts";
import { forceTargets } from "#domain/orders/status.ts";
import { can } from "#domain/permissions.ts";
import { publicStatus } from "#domain/submissions/public.ts";
import type { SignedInCtx } from "../context.ts";
import { listFiles } from "../files/list.ts";
import { readHistory } from "../history/read.ts";
import { readRequests } from "../requests/read.ts";
import { question } from "../verb.ts";
import type { LineRow } from "./goods.ts";
import { draftOf } from "./draft-of.ts";
import { offerMoves, readOpenChanges } from "./facts.ts";
import { loadOrder, type OrderRow } from "./load.ts";
import { LOST } from "./move.ts";
import { showFile, showLine, showOrder, showPerM2 } from "./show.ts";
import { readLines } from "./store-lines.ts";

/** One order whole (DATA-03, DATA-04), for its partners and for staff, with the moves this person may make now. */
export const getOrder = question("orders.get", {
  may: ["orders.view", "own.view"],
  input: v.object({ id: id() }),
  async run(ctx, { id }) {
    const db = ctx.db.read;
    const { order, submission } = await loadOrder(db, ctx, id);
    const lines = await readLines(db, id);
    const carried = await readFiles(ctx, order);
    const canEdit = mayEditOrder(ctx.actor, order.status);
    const isSent = order.sentAt !== null;
    return {
      ...showOrder(order, submission),
      ...showPerM2(order),
      submission: {
        id: submission.id,
        reference: submission.reference,
        institutionName: submission.institutionName,
        status: isStaff(ctx.actor) ? submission.status : publicStatus(submission),
        representativeName: submission.representativeName,
        representativeEmail: submission.representativeEmail,
        representativePhone: submission.representativePhone,
        spaceM2: submission.spaceM2,
      },
      description: order.description,
      notes: order.notes,
      extraServices: order.extraServices,
      briefing: order.briefing,
      lines: lines.map((line) => showLine(line, ctx.locale)),
      files: carried.filter(({ requestId }) => requestId === null),
      paymentConfirmation: carried.find((file) => file.id === order.paymentConfirmationId) ?? null,
      requests: await readRequests(db, [id], carried, ctx.locale),
      history: await readOrderHistory(ctx, id),
      moves: offerMoves(ctx.actor, order, await readOpenChanges(db, [id])),
      /** Through the wizard, which opens with `draft` (ORD-20). */
      canEdit,
      draft: canEdit ? draftToEdit(order, lines) : null,
      canAddFile: mayAddOrderFile(ctx.actor, order.status),
      canForce: can(ctx.actor, "status.force") && forceTargets({ ...order, isSent }).length > 0,
    };
  },
});

function draftToEdit(order: OrderRow, lines: readonly LineRow[]): OrderDraft | null {
  return order.status === "DRAFT" ? order.draft : draftOf(order, lines);
}

async function readFiles(ctx: SignedInCtx, order: OrderRow) {
  const db = ctx.db.read;
  const listed = await listFiles(db, "order", order.id);
  const uploaders = await db
    .select({ id: files.id, role: users.role })
    .from(files)
    .innerJoin(users, eq(users.id, files.uploadedBy))
    .where(and(eq(files.ownerKind, "order"), eq(files.ownerId, order.id)));
  const roles = new Map(uploaders.map(({ id, role }) => [id, role]));
  return listed.map((file) => ({
    ...showFile(file),
    canRemove: mayRemoveOrderFile(ctx.actor, order.status, {
      purpose: file.purpose,
      uploaderRole: roles.get(file.id) ?? null,
      isPaymentInForce: file.id === order.paymentConfirmationId,
    }),
  }));
}

/** What happened to the order and its contracts; partners are not shown moves that came too late. */
async function readOrderHistory(ctx: SignedInCtx, id: string) {
  const ofOrder = ctx.db.read.select({ id: contracts.id }).from(contracts).where(eq(contracts.orderId, id));
  const isShown = isStaff(ctx.actor) ? undefined : ne(history.action, LOST);
  return readHistory(ctx.db.read, [
    { record: "order", where: and(eq(history.recordId, id), isShown) },
    { record: "contract", where: inArray(history.recordId, ofOrder) },
  ]);
}
