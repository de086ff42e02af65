import { loadAt } from "#db/records.ts";
import { catalogueItems } from "#db/schema/index.ts";
import { partWords } from "#domain/catalogue/own-words.ts";
import { itemUpdate } from "#domain/catalogue/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { changedFields } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { writeOwnWords } from "./own-words.ts";
import { stockItem, writtenValues } from "./stock.ts";
import { changeImage, writeItem } from "./write.ts";

/**
 * CAT-06; an image left out stays. Refused as stale after another save, as nothingChanged without a difference.
 * Orders keep their words and prices.
 */
export const updateItem = change("catalogue.update", {
  may: ["catalogue.manage"],
  input: itemUpdate,
  sample: ({ item }) => ({
    id: item,
    version: 1,
    title_pt: "Mesa",
    unitMetric: "unit",
    unitPrice: 1,
    status: "ACTIVE",
  }),
  async run(tx, ctx, { id, version, ...input }): Promise<{ id: string; version: number }> {
    const before = stockItem(await loadAt(tx, catalogueItems, { id, version }));
    const { words, rest } = partWords(input);
    const { imageFileId = before.imageFileId, unitPeriod = before.unitPeriod } = rest;
    const values = { ...rest, unitPeriod, imageFileId };
    const changes = {
      ...changedFields(writtenValues(before), values),
      ...(await writeOwnWords(tx, values, words)),
    };
    if (Object.keys(changes).length === 0) throw refuse("nothingChanged");
    await changeImage(tx, ctx, id, { from: before.imageFileId, to: imageFileId });
    const next = await writeItem(tx, ctx.now, before, values);
    await recordHistory(tx, ctx, {
      record: "catalogueItem",
      recordId: id,
      action: "update",
      from: before.status,
      to: values.status,
      changes,
    });
    return { id, version: next };
  },
});
