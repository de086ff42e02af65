import { eq } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { catalogueItems, type orderLines } from "#db/schema/index.ts";
import type { OrderDraft } from "#domain/orders/draft.ts";
import { type Goods, isPricedPackage, type ItemGood, type PackageGood } from "#domain/orders/goods.ts";
import { refuse } from "#domain/refusal.ts";
import { PACKAGE_IDS, type PackageId } from "#domain/settings/packages.ts";
import type { Settings } from "#domain/settings/schema.ts";
import type { OrderRow } from "./load.ts";

export type LineRow = typeof orderLines.$inferSelect;

export type Offered = ReadonlyMap<string, ItemGood>;

/** The items on offer: read of what is committed, which inside the write queue is what holds. */
export const readOffered = kept([catalogueItems], async (db): Promise<Offered> => {
  const rows = await db.select().from(catalogueItems).where(eq(catalogueItems.status, "ACTIVE"));
  return new Map(rows.map((row) => [row.id, itemGood(row, row.id)]));
});

/** What an order is reckoned from: the settings in force, its size, and what an order already sent has frozen. */
export type Basis = {
  settings: Settings;
  /** What the catalogue offers now, by id. */
  offered: Offered;
  sizeM2: number;
  sent?: { order: OrderRow; lines: readonly LineRow[] };
};

/**
 * What an order can be made of: words and prices come from the catalogue and the settings, never from the sender, or,
 * for what the order had when it was sent, from the order itself. Refused when the draft names a package that is not on
 * offer or has no price, or an item once more than the order had and the catalogue no longer offers.
 */
export function goodsFor(draft: OrderDraft, basis: Basis): Goods {
  const { settings, offered, sizeM2, sent } = basis;
  const goods = {
    sizeM2,
    items: findItems(draft, offered, sent?.lines ?? []),
    packages: PACKAGE_IDS.filter((id) => isOffered(id, basis)).map((id) => packageGood(id, basis)),
    customSpacePerM2: sent?.order.type === "CUSTOM" ? sent.order.spacePerM2Cents : settings.customSpacePerM2,
  };
  requirePackage(draft, goods);
  return goods;
}

function requirePackage({ selectedStandardStandId: id }: OrderDraft, { packages }: Goods): void {
  if (id === null) return;
  const chosen = packages.find((one) => one.id === id);
  if (!chosen) throw refuse("packageUnknown");
  if (!isPricedPackage(chosen)) throw refuse("packageWithoutPrice", { package: id });
}

function isOffered(id: PackageId, { settings, sent }: Basis): boolean {
  return settings.packages[id].status === "ACTIVE" || frozenPackage(sent)?.itemId === id;
}

function frozenPackage(sent: Basis["sent"]): LineRow | undefined {
  return sent?.lines.find(({ kind }) => kind === "package");
}

function packageGood(id: PackageId, { settings, sent }: Basis): PackageGood {
  const { name, description, spacePerM2, structurePerM2 } = settings.packages[id];
  const frozen = frozenPackage(sent);
  if (!sent || frozen?.itemId !== id) return { id, name, description, spacePerM2, structurePerM2 };
  return {
    id,
    name: { pt: frozen.titlePt, en: frozen.titleEn },
    description: { pt: frozen.descriptionPt, en: frozen.descriptionEn },
    spacePerM2: sent.order.spacePerM2Cents,
    structurePerM2: sent.order.structurePerM2Cents,
  };
}

/** At the price in force, or at its own where the order has it; an item no longer offered only as often as it has it. */
function findItems({ lines }: OrderDraft, offered: Offered, sent: readonly LineRow[]): ItemGood[] {
  const wanted = [...new Set(lines.map(({ itemId }) => itemId))];
  return wanted.map((itemId) => {
    const had = sent.filter((line) => line.itemId === itemId);
    const asked = lines.filter((line) => line.itemId === itemId).length;
    const [known] = had;
    const good = offered.get(itemId) ?? (known && asked <= had.length ? itemGood(known, itemId) : undefined);
    if (!good) throw refuse("itemNotOffered", { itemId });
    return good;
  });
}

type Worded = Pick<
  LineRow,
  "titlePt" | "titleEn" | "descriptionPt" | "descriptionEn" | "category" | "unitMetric" | "unitPriceCents"
>;

function itemGood(row: Worded, id: string): ItemGood {
  return {
    id,
    title_pt: row.titlePt,
    title_en: row.titleEn,
    description_pt: row.descriptionPt,
    description_en: row.descriptionEn,
    category: row.category,
    unitMetric: row.unitMetric,
    unitPrice: row.unitPriceCents,
  };
}
