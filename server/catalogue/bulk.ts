import * as v from "valibot";
import type { ReadDb } from "#db/client.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import { ITEM_STATUS_OF, ITEM_STATUSES, whyNotItemStatus } from "#domain/catalogue/status.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import { bulkOf, type Assessed } from "../runs/bulk-of.ts";
import type { Ctx } from "../portal/context.ts";
import { everyItem } from "./items.ts";
import { writeItemStatus } from "./set-status.ts";
import { readStock } from "./stock.ts";

/** CAT-03 */
export const itemBulk = bulkOf("catalogue", {
  records: ["catalogueItem"],
  may: ["catalogue.manage"],
  every: everyItem,
  assess,
  make: (tx, ctx, { id, version }, verb) =>
    writeItemStatus(tx, ctx, { id, version, status: ITEM_STATUS_OF[verb] }),
  async undo(tx, ctx, { id, version, from }) {
    const status = v.parse(v.picklist(ITEM_STATUSES), from);
    await writeItemStatus(tx, ctx, { id, version, status });
  },
});

async function assess(
  db: ReadDb,
  ctx: Ctx,
  ids: readonly string[],
  verb: BulkVerb<"catalogue">,
): Promise<Assessed[]> {
  const named = new Set(ids);
  const to = ITEM_STATUS_OF[verb];
  return (await readStock(db))
    .filter(({ id }) => named.has(id))
    .map((item) => ({
      id: item.id,
      version: item.version,
      reference: shownTitle(item, ctx.locale) ?? "",
      from: item.status,
      to,
      reason: whyNotItemStatus(item.status, to),
    }));
}
