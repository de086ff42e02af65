import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { catalogueItems, files } from "#db/schema/index.ts";
import { centsFromUsd } from "#domain/money.ts";
import type { Ctx } from "../portal/context.ts";
import { attachFile } from "../files/attach.ts";
import type { StockItem, writtenValues } from "./stock.ts";

export type ItemValues = ReturnType<typeof writtenValues>;

export function columnsOf(values: Partial<ItemValues>): Partial<typeof catalogueItems.$inferInsert> {
  const { title_pt: titlePt, title_en: titleEn, description_pt: descriptionPt } = values;
  const { description_en: descriptionEn, unitPrice, category, status, imageFileId } = values;
  const { unitMetric, unitPeriod } = values;
  const texts = { titlePt, titleEn, descriptionPt, descriptionEn, category, status, imageFileId };
  return {
    ...texts,
    unitMetric,
    unitPeriod,
    unitPriceCents: unitPrice === undefined ? undefined : centsFromUsd(unitPrice),
  };
}

/** Writes an item and returns its new version. */
export async function writeItem(
  tx: Tx,
  now: Date,
  before: StockItem,
  values: Partial<ItemValues>,
): Promise<number> {
  const { version } = await rewrite(tx, catalogueItems, before, { ...columnsOf(values), updatedAt: now });
  return version;
}

/** The former picture stays on the disk for a week. */
export async function changeImage(
  tx: Tx,
  ctx: Pick<Ctx, "actor" | "now">,
  itemId: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<void> {
  if (from === to) return;
  if (to) {
    const file = { fileId: to, purpose: "itemImage", ownerKind: "catalog_item" } as const;
    await attachFile(tx, ctx, { ...file, ownerId: itemId });
  }
  if (from) await tx.update(files).set({ deletedAt: ctx.now }).where(eq(files.id, from));
}
