import { eq } from "drizzle-orm";
import { catalogueItems } from "#db/schema/index.ts";
import { itemAt } from "#domain/catalogue/schema.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../verb.ts";
import { countLines, loadItemVersion } from "./load.ts";
import { changeImage, writeItem } from "./write.ts";

/**
 * Deletes an item (CAT-06). One that orders use becomes INACTIVE instead, so that it can still be read where it was
 * ordered; the answer says which of the two was done.
 */
export const removeItem = change("catalogue.remove", {
  may: ["catalogue.manage"],
  input: itemAt,
  sample: ({ item }) => ({ id: item, version: 1 }),
  async run(tx, ctx, input): Promise<{ outcome: "removed" | "deactivated" }> {
    const before = await loadItemVersion(tx, input);
    const isUsed = (await countLines(tx, before.id)) > 0;
    if (isUsed) {
      await writeItem(tx, ctx.now, before, { status: "INACTIVE" });
    } else {
      await changeImage(tx, ctx, before.id, { from: before.imageFileId, to: null });
      await tx.delete(catalogueItems).where(eq(catalogueItems.id, before.id));
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
