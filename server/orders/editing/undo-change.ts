import * as v from "valibot";
import { requireVersion } from "#db/records.ts";
import { id, version } from "#domain/fields.ts";
import { usdFromCents } from "#domain/money.ts";
import { mayEditItems } from "#domain/orders/moves/rules.ts";
import { hasOpenChange, type OrderContent, type VersionLine } from "#domain/orders/reading/version.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../../history/record.ts";
import { closeChange } from "../requests/change.ts";
import { change } from "../../call/verb.ts";
import type { NewLine } from "../lines/compose.ts";
import type { Edited } from "./edit-items.ts";
import { loadOrder } from "../record/load.ts";
import { mailChangeUndone } from "../moves/mail.ts";
import { storeLines } from "../lines/store-lines.ts";
import { agreedContent } from "../lines/versions.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

/** The team withdraws its change: the order returns to the agreed content, and the exhibitor's request closes. */
export const undoChange = change("orders.undoChange", {
  may: ["orders.edit"],
  input: v.object({ id: id(), version: version() }),
  sample: ({ order }) => ({ id: order, version: 1 }),
  async run(tx, ctx, input): Promise<Edited> {
    const { order, submission } = await loadOrder(tx, ctx, input.id);
    if (!mayEditItems(ctx.actor, order)) throw refuse("orderLocked", { status: order.status });
    requireVersion("order", order, input.version);
    if (!hasOpenChange(order)) throw refuse("nothingChanged");
    const agreed = await agreedContent(tx, order);
    const lines = agreed.lines.map(rowOfVersion);
    const { agreedVersion: contentVersion } = order;
    const stored = await writeOrder(tx, ctx, order, { ...columnsOf(agreed), contentVersion });
    await storeLines(tx, order.id, lines);
    await closeChange(tx, ctx, order.id);
    const total = { old: usdFromCents(order.totalCents), new: usdFromCents(stored.totalCents) };
    await recordHistory(tx, ctx, { ...ofOrder(order), action: "undoChange", changes: { total } });
    await mailChangeUndone(tx, ctx, { order: stored, submission });
    return { id: order.id, version: stored.version, contentVersion, total: total.new };
  },
});

function columnsOf({ lines, ...content }: OrderContent) {
  const beside = lines.filter(({ kind }) => kind !== "package");
  return {
    spaceCents: content.space,
    structureCents: content.structure,
    isStructurePriced: content.isStructurePriced,
    extraCents: content.extra,
    totalCents: content.total,
    itemCount: beside.length,
    unpricedLines: beside.filter(({ isPriced }) => !isPriced).length,
  };
}

function rowOfVersion(line: VersionLine, position: number): NewLine {
  const { title_pt, title_en, description_pt, description_en, unitPrice, total, discount, ...rest } = line;
  return {
    ...rest,
    position,
    titlePt: title_pt,
    titleEn: title_en,
    descriptionPt: description_pt,
    descriptionEn: description_en,
    unitPriceCents: unitPrice,
    totalCents: total,
    discountCents: discount,
    isCustomService: line.kind === "custom",
  };
}
