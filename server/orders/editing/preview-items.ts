import * as v from "valibot";
import { requireVersion } from "#db/records.ts";
import { id, version } from "#domain/fields.ts";
import { mayEditItems } from "#domain/orders/moves/rules.ts";
import { itemsEdit } from "#domain/orders/moves/staff-schema.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { previewMail } from "../../mail/preview.ts";
import { longQuestion } from "../../call/verb.ts";
import { type EditOf, reckon } from "./edit-items.ts";
import { loadOrder } from "../record/load.ts";
import { findHearers } from "../../members/recipient.ts";
import { writeItemsEdited } from "../moves/mail.ts";
import { showChange } from "../lines/show-version.ts";
import { readLines } from "../lines/store-lines.ts";
import { contentOf, nextNumber, readVersion } from "../lines/versions.ts";

/**
 * Previews an edit of the items: lines and totals beside the agreed ones, and the mail in the exhibitor's language.
 * Nothing is stored. Refused as stale when somebody changed the order since.
 */
export const previewItems = longQuestion("orders.previewItems", {
  may: ["orders.edit"],
  input: v.object({ id: id(), version: version(), ...itemsEdit.entries }),
  sample: ({ order }) => ({ id: order, version: 1, lines: [] }),
  run: (ctx, { id: orderId, version: seen, ...edit }) =>
    previewEdit(ctx, orderId, (order) => {
      requireVersion("order", order, seen);
      return edit;
    }),
});

/** The same for an edit from whichever screen. */
export async function previewEdit(ctx: SignedInCtx, orderId: string, editOf: EditOf) {
  const loaded = await loadOrder(ctx.db.read, ctx, orderId);
  const { order } = loaded;
  if (!mayEditItems(ctx.actor, order)) throw refuse("orderLocked", { status: order.status });
  const lines = await readLines(ctx.db.read, orderId);
  const edit = editOf(order, lines);
  const { content: after } = await reckon(ctx, loaded, lines, edit);
  const agreed = await readVersion(ctx.db.read, orderId, order.agreedVersion);
  const change = { before: agreed ?? contentOf(order, lines), after };
  const number = await nextNumber(ctx.db.read, order);
  const [first, ...others] = await findHearers(ctx.db.read, loaded);
  const mail = writeItemsEdited(ctx, loaded, { change, number, note: edit.note }, first);
  return { change: showChange(change), mail: await previewMail(ctx, mail, others) };
}
