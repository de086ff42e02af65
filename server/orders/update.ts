import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { usdFromCents } from "#domain/money.ts";
import { whyNotEditOrder } from "#domain/orders/rules.ts";
import { orderUpdate } from "#domain/orders/schema.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { isPackageId } from "#domain/settings/packages.ts";
import type { SignedInCtx } from "../context.ts";
import { changedFields, recordHistory } from "../history/record.ts";
import { readSettings } from "../settings/read.ts";
import { change } from "../verb.ts";
import { requireVersion } from "../version.ts";
import { composeStandard } from "./compose.ts";
import { draftOf } from "./draft-of.ts";
import { type LoadedOrder, loadOrder, type OrderRow } from "./load.ts";
import { draftColumns } from "./save-draft.ts";
import { amountColumns, readLines, storeLines, summariseLine } from "./store-lines.ts";
import { ofOrder, writeOrder } from "./write.ts";

const [standardUpdate] = orderUpdate.entries.order.options;
const updateInput = v.object({ ...orderUpdate.entries, order: standardUpdate });
type Update = v.InferOutput<typeof updateInput>;

export type Updated = { id: string; version: number; total: number };

/**
 * The partner's edit of an own order (ORD-20): open in DRAFT and PENDING, refused with `orderLocked` afterwards. A
 * sent order keeps its type and is reckoned again; what it had keeps its words and prices.
 */
export const updateOrder = change("orders.update", {
  may: ["own.edit"],
  input: updateInput,
  async run(tx, ctx, input): Promise<Updated> {
    const loaded = await loadOrder(ctx, tx, input.id);
    requireEditable(ctx, loaded.order, input);
    const isDraft = loaded.order.status === "DRAFT";
    return isDraft ? rewriteDraft(tx, ctx, loaded, input) : rewriteOrder(tx, ctx, loaded, input);
  },
});

function requireEditable(ctx: SignedInCtx, order: OrderRow, input: Update): void {
  const reason = whyNotEditOrder(ctx.actor, order, input.order.orderType);
  if (reason) throw new Refusal(reason);
  if (order.submissionId !== input.order.submissionId) throw refuse("notFound", { record: "submission" });
  requireVersion("order", order, input.version);
}

/** A draft holds what was chosen as it is: it is checked and reckoned when it is sent. */
async function rewriteDraft(
  tx: Tx,
  ctx: SignedInCtx,
  { order }: LoadedOrder,
  input: Update,
): Promise<Updated> {
  const { orderServices, extraServices = null, notes } = input.order;
  const packageId = orderServices.find(({ itemId }) => isPackageId(itemId))?.itemId ?? null;
  const services = orderServices.filter(({ itemId }) => !isPackageId(itemId));
  const draft = draftOf({ submissionId: order.submissionId, packageId, extraServices, notes }, services);
  const after = await writeOrder(tx, ctx, order, draftColumns(draft));
  return { id: after.id, version: after.version, total: usdFromCents(after.totalCents) };
}

async function rewriteOrder(tx: Tx, ctx: SignedInCtx, loaded: LoadedOrder, input: Update): Promise<Updated> {
  const { order, submission } = loaded;
  const lines = await readLines(tx, order.id);
  const composed = await composeStandard(tx, input.order.orderServices, {
    settings: await readSettings(tx),
    sizeM2: order.sizeM2 ?? submission.spaceM2,
    sent: { order, lines },
  });
  const extraServices = input.order.extraServices ?? order.extraServices;
  const changes = changedFields(
    describe(order, lines, order.notes, order.extraServices),
    describe(amountColumns(composed), composed.lines, input.order.notes, extraServices),
  );
  if (Object.keys(changes).length === 0) throw refuse("nothingChanged");
  const { notes } = input.order;
  const after = await writeOrder(tx, ctx, order, { ...amountColumns(composed), notes, extraServices });
  await storeLines(tx, order.id, composed.lines);
  await recordHistory(tx, ctx, {
    ...ofOrder(order),
    action: "update",
    changes,
  });
  return { id: after.id, version: after.version, total: usdFromCents(after.totalCents) };
}

type Amounts = Pick<OrderRow, "packageId" | "spaceCents" | "structureCents" | "extraCents" | "totalCents">;

/** What history compares; dollars. */
function describe(
  amounts: Amounts,
  lines: readonly Parameters<typeof summariseLine>[0][],
  notes: string,
  extraServices: OrderRow["extraServices"],
): Record<string, unknown> {
  return {
    package: amounts.packageId,
    lines: lines.map(summariseLine),
    notes,
    extraServices,
    spaceAmount: usdFromCents(amounts.spaceCents),
    structureAmount: usdFromCents(amounts.structureCents),
    extraAmount: usdFromCents(amounts.extraCents),
    total: usdFromCents(amounts.totalCents),
  };
}
