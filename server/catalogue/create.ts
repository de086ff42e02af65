import { newId } from "#db/columns.ts";
import { catalogueItems } from "#db/schema/index.ts";
import { withoutEmptyWords } from "#domain/catalogue/own-words.ts";
import { itemInput } from "#domain/catalogue/schema.ts";
import { centsFromUsd } from "#domain/money.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { writeOwnWords } from "./own-words.ts";
import { changeImage } from "./write.ts";

/** An image must be one's own upload. */
export const createItem = change("catalogue.create", {
  may: ["catalogue.manage"],
  input: itemInput,
  sample: { title_pt: "Mesa", title_en: "Table", category: "furniture", unitMetric: "unit", unitPrice: 1 },
  async run(tx, ctx, input): Promise<{ id: string; version: number }> {
    const id = newId();
    await tx.insert(catalogueItems).values({
      id,
      titlePt: input.title_pt,
      titleEn: input.title_en,
      descriptionPt: input.description_pt,
      descriptionEn: input.description_en,
      category: input.category,
      unitMetric: input.unitMetric,
      unitPeriod: input.unitPeriod,
      unitPriceCents: centsFromUsd(input.unitPrice),
      status: input.status,
      imageFileId: input.imageFileId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await changeImage(tx, ctx, id, { from: null, to: input.imageFileId });
    const changes = await writeOwnWords(tx, input, withoutEmptyWords(input));
    await recordHistory(tx, ctx, {
      record: "catalogueItem",
      recordId: id,
      action: "create",
      to: input.status,
      ...(Object.keys(changes).length > 0 && { changes }),
    });
    return { id, version: 1 };
  },
});
