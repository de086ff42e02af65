import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { catalogueItems, files } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { loadItem } from "./load.ts";
import { writtenValues } from "./stock.ts";
import { columnsOf } from "./write.ts";

/** A copy with its picture, as a DRAFT. */
export const duplicateItem = change("catalogue.duplicate", {
  may: ["catalogue.manage"],
  input: v.strictObject({ id: id() }),
  sample: ({ item }) => ({ id: item }),
  async run(tx, ctx, input): Promise<{ id: string; version: number }> {
    const original = await loadItem(tx, input.id);
    const copy = newId();
    const { category, unitMetric, unitPriceCents } = original;
    const imageFileId = original.imageFileId && (await copyImage(tx, ctx, original.imageFileId, copy));
    await tx.insert(catalogueItems).values({
      ...columnsOf({ ...writtenValues(original), imageFileId }),
      id: copy,
      category,
      unitMetric,
      unitPriceCents,
      status: "DRAFT",
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await recordHistory(tx, ctx, {
      record: "catalogueItem",
      recordId: copy,
      action: "duplicate",
      to: "DRAFT",
      changes: { original: { old: null, new: original.id } },
    });
    return { id: copy, version: 1 };
  },
});

/** Copies the picture, so that each item's can be changed independently. */
async function copyImage(tx: Tx, { now }: Pick<Ctx, "now">, fileId: string, itemId: string) {
  const [file] = await tx.select().from(files).where(eq(files.id, fileId));
  if (!file) return null;
  const copy = newId();
  await tx.insert(files).values({ ...file, id: copy, ownerId: itemId, createdAt: now });
  return copy;
}
