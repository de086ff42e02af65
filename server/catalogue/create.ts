import { newId } from "#db/columns.ts";
import { catalogueItems } from "#db/schema/index.ts";
import type { ItemInput } from "#domain/catalogue/schema.ts";
import { centsFromUsd } from "#domain/money.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../context.ts";
import { attachFile } from "../files/attach.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";

/** Staff add an item to the catalogue; an image must be an upload of theirs. */
export async function createItem(ctx: Ctx, input: ItemInput): Promise<{ id: string; version: number }> {
  if (!can(ctx.actor, "catalogue.manage")) throw refuse("forbidden");
  return ctx.db.write((tx) =>
    once(ctx, tx, "catalogue.create", input, async () => {
      const id = newId();
      await tx.insert(catalogueItems).values({
        id,
        titlePt: input.title_pt,
        titleEn: input.title_en,
        descriptionPt: input.description_pt,
        descriptionEn: input.description_en,
        category: input.category,
        unitMetric: input.unitMetric,
        unitPriceCents: centsFromUsd(input.unitPrice),
        status: input.status,
        imageFileId: input.imageFileId,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
      if (input.imageFileId) {
        const file = { fileId: input.imageFileId, purpose: "itemImage", ownerKind: "catalog_item" } as const;
        await attachFile(tx, ctx, { ...file, ownerId: id });
      }
      await recordHistory(tx, ctx, {
        record: "catalogueItem",
        recordId: id,
        action: "create",
        to: input.status,
      });
      return { id, version: 1 };
    }),
  );
}
