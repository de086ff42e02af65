import { erase, loadAt } from "#db/records.ts";
import { catalogueItems } from "#db/schema/index.ts";
import { itemAt } from "#domain/catalogue/schema.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { countLines } from "./load.ts";
import { stockItem } from "./stock.ts";
import { changeImage, writeItem } from "./write.ts";

/** CAT-06. An item used by orders becomes INACTIVE instead, so that it stays readable; the answer says which. */
export const removeItem = change("catalogue.remove", {
  may: ["catalogue.manage"],
  input: itemAt,
  sample: ({ item }) => ({ id: item, version: 1 }),
  async run(tx, ctx, input): Promise<{ outcome: "removed" | "deactivated" }> {
    const before = stockItem(await loadAt(tx, catalogueItems, input));
    const isUsed = (await countLines(tx, before.id)) > 0;
    if (isUsed) {
      await writeItem(tx, ctx.now, before, { status: "INACTIVE" });
    } else {
      await changeImage(tx, ctx, before.id, { from: before.imageFileId, to: null });
      await erase(tx, catalogueItems, before);
    }
    await recordHistory(tx, ctx, {
      record: "catalogueItem",
      recordId: before.id,
      action: isUsed ? "deactivate" : "remove",
      from: before.status,
      to: isUsed ? "INACTIVE" : null,
      changes: isUsed ? undefined : { title: { old: before.title_pt || before.title_en, new: null } },
    });
    return { outcome: isUsed ? "deactivated" : "removed" };
  },
});
