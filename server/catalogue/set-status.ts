import type { Tx } from "#db/client.ts";
import { loadAt } from "#db/records.ts";
import { catalogueItems } from "#db/schema/index.ts";
import { itemStatusInput } from "#domain/catalogue/schema.ts";
import { type ItemStatus, whyNotItemStatus } from "#domain/catalogue/status.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { stockItem } from "./stock.ts";
import { writeItem } from "./write.ts";

type Wanted = { id: string; version: number; status: ItemStatus };

/** Changes an item's status (CAT-03); orders keep the item. */
export const setItemStatus = change("catalogue.setStatus", {
  may: ["catalogue.manage"],
  input: itemStatusInput,
  sample: ({ item }) => ({ id: item, version: 1, status: "INACTIVE" }),
  run: (tx, ctx, input) => writeItemStatus(tx, ctx, input),
});

/** Writes the status within a transaction. */
export async function writeItemStatus(tx: Tx, ctx: Ctx, { id, version, status }: Wanted) {
  const before = stockItem(await loadAt(tx, catalogueItems, { id, version }));
  const reason = whyNotItemStatus(before.status, status);
  if (reason) throw new Refusal(reason);
  const next = await writeItem(tx, ctx.now, before, { status });
  await recordHistory(tx, ctx, {
    record: "catalogueItem",
    recordId: id,
    action: "setStatus",
    from: before.status,
    to: status,
  });
  return { id, version: next };
}
