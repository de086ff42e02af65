import { eq } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { catalogueItems, type orderLines } from "#db/schema/index.ts";
import type { OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods, ItemGood, PackageGood } from "#domain/orders/draft/goods.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { soldPeriods } from "#domain/orders/lines/line.ts";
import type { OrderedLine } from "#domain/orders/lines/ordered-line.ts";
import type { SentContent } from "#domain/orders/draft/sent-content.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { PACKAGE_IDS, type PackageId } from "#domain/package-id.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { GROUP_WORDS } from "./group-words.ts";
import type { OrderRow } from "../record/load.ts";

export type LineRow = typeof orderLines.$inferSelect;

export type Offered = ReadonlyMap<string, ItemGood>;

/** The items on offer: read of what is committed, which inside the write queue is what holds. */
export const readOffered = kept([catalogueItems], async (db): Promise<Offered> => {
  const rows = await db.select().from(catalogueItems).where(eq(catalogueItems.status, "ACTIVE"));
  return new Map(rows.map((row) => [row.id, itemGood(row, row.id)]));
});

/** What an order's price is computed from: the settings in force, its size, and the frozen prices of a sent order. */
export type Basis = {
  settings: Settings;
  /** What the catalogue offers now, by id. */
  offered: Offered;
  sizeM2: number;
  sent?: { order: OrderRow; lines: readonly LineRow[] };
};

/**
 * What an order can be made of: words and prices come from the catalogue and the settings, never from the sender, or,
 * for what the order had when it was sent, from the order itself.
 */
export function goodsFor(draft: OrderDraft, basis: Basis): Goods {
  const { settings, offered, sizeM2, sent } = basis;
  const goods = {
    sizeM2,
    items: findItems(draft, offered, sent?.lines ?? []),
    packages: PACKAGE_IDS.filter((id) => isOffered(id, basis)).map((id) => packageGood(id, basis)),
    customSpacePerM2: sent ? sent.order.spacePerM2Cents : settings.customSpacePerM2,
    groups: GROUP_WORDS,
    sent: sent && contentOf(sent),
  };
  const reason = orderKindOf(draft.orderType).whyNot(draft, goods);
  if (reason) throw new Refusal(reason);
  return goods;
}

function contentOf({ order, lines }: NonNullable<Basis["sent"]>): SentContent {
  const { extraServices, briefing, structureCents: structure, isStructurePriced } = order;
  return { lines: lines.map(orderedLine), extraServices, briefing, structure, isStructurePriced };
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

/**
 * At the price in force, or at its own where the order has it, which it also counts as it was sold; an item no longer
 * offered only as often as the order has it.
 */
function findItems({ lines }: OrderDraft, offered: Offered, sent: readonly LineRow[]): ItemGood[] {
  const wanted = [...new Set(lines.map(({ itemId }) => itemId))];
  return wanted.map((itemId) => {
    const had = sent.filter((line) => line.itemId === itemId && isChosen(line));
    const asked = lines.filter((line) => line.itemId === itemId).length;
    const [known] = had;
    const good = offered.get(itemId) ?? (known && asked <= had.length ? itemGood(known, itemId) : undefined);
    if (!good) throw refuse("itemNotOffered", { itemId });
    return { ...good, unitPeriod: soldPeriods(had).get(itemId) ?? good.unitPeriod };
  });
}

function isChosen({ kind, isTeamLine }: LineRow): boolean {
  return kind === "catalogue" && !isTeamLine;
}

type Worded = Pick<
  LineRow,
  | "titlePt"
  | "titleEn"
  | "descriptionPt"
  | "descriptionEn"
  | "category"
  | "unitMetric"
  | "unitPeriod"
  | "unitPriceCents"
>;

function itemGood(row: Worded, id: string): ItemGood {
  return { id, ...wordsOf(row), unitPrice: row.unitPriceCents };
}

/** A stored line as the rules know it. */
export function orderedLine(row: LineRow): OrderedLine {
  const { kind, lineId, itemId, quantity, periodOfUse, notes, discountPercent, isPriced, isTeamLine } = row;
  const figures = { unitPrice: row.unitPriceCents, quantity, periodOfUse, notes };
  return { kind, lineId, itemId, ...wordsOf(row), ...figures, discountPercent, isPriced, isTeamLine };
}

function wordsOf(row: Worded) {
  return {
    title_pt: row.titlePt,
    title_en: row.titleEn,
    description_pt: row.descriptionPt,
    description_en: row.descriptionEn,
    category: row.category,
    unitMetric: row.unitMetric,
    unitPeriod: row.unitPeriod,
  };
}
