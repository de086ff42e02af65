import { itemStatusInput } from "#domain/catalogue/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../verb.ts";
import { loadVersion } from "./load.ts";
import { writeItem } from "./write.ts";

/** Offers an item, or takes it off the offer (CAT-03); orders that have it keep it. */
export const setItemStatus = change("catalogue.setStatus", {
  may: ["catalogue.manage"],
  input: itemStatusInput,
  async run(tx, ctx, { id, version, status }): Promise<{ id: string; version: number }> {
    const before = await loadVersion(tx, { id, version });
    if (before.status === status) throw refuse("nothingChanged");
    const next = await writeItem(tx, ctx.now, before, { status });
    await recordHistory(tx, ctx, {
      record: "catalogueItem",
      recordId: id,
      action: "setStatus",
      from: before.status,
      to: status,
    });
    return { id, version: next };
  },
});
