import type { Cents } from "../../money.ts";
import type { PackageId } from "../../package-id.ts";
import type { OrderDraft } from "./draft.ts";
import { findPricedPackage, type Goods } from "./goods.ts";
import type { SeenGoods } from "./seen-goods.ts";

/** What the draft holds as it is offered now. */
function seeGoods(draft: Omit<OrderDraft, "seen">, goods: Goods): SeenGoods {
  const wanted = new Set(draft.lines.map(({ itemId }) => itemId));
  const stand = findPricedPackage(goods, draft.selectedStandardStandId);
  return {
    items: Object.fromEntries(
      goods.items
        .filter((item) => wanted.has(item.id))
        .map(({ id: itemId, title_pt, title_en, unitMetric, unitPrice }) => [
          itemId,
          { title_pt, title_en, unitMetric, unitPrice },
        ]),
    ),
    package: stand
      ? { id: stand.id, spacePerM2: stand.spacePerM2, structurePerM2: stand.structurePerM2 }
      : null,
    customSpacePerM2: draft.orderType === "CUSTOM" ? goods.customSpacePerM2 : null,
  };
}

type Titled = { title_pt: string; title_en: string };

/** Saved with a draft: changes the author was not shown yet stay as last seen. */
export function keepSeen({ seen, ...draft }: OrderDraft, goods: Goods): SeenGoods {
  const now = seeGoods(draft, goods);
  if (!seen) return now;
  const still = Object.entries(seen.items).filter(([itemId]) =>
    draft.lines.some((line) => line.itemId === itemId),
  );
  const isSamePackage = seen.package?.id === draft.selectedStandardStandId;
  return {
    items: { ...now.items, ...Object.fromEntries(still) },
    package: isSamePackage ? seen.package : now.package,
    customSpacePerM2: now.customSpacePerM2 && (seen.customSpacePerM2 ?? now.customSpacePerM2),
  };
}

export type GoodsChange =
  | ({ kind: "itemGone" } & Titled)
  | ({ kind: "price"; before: Cents; now: Cents } & Titled)
  | ({ kind: "unit"; before: string; now: string } & Titled)
  | { kind: "packageGone"; id: string }
  | { kind: "packagePrice"; id: PackageId; before: Cents; now: Cents }
  | { kind: "spacePrice"; before: Cents; now: Cents };

/** Line by line, since the author last saw the draft: price, unit, item gone, price of the stand per m2. */
export function changedGoods({ seen, ...draft }: OrderDraft, goods: Goods): GoodsChange[] {
  if (!seen) return [];
  const offered = new Map(goods.items.map((item) => [item.id, item]));
  const wanted = [...new Set(draft.lines.map(({ itemId }) => itemId))];
  const ofItems = wanted.flatMap((itemId): GoodsChange[] => {
    const before = seen.items[itemId];
    const now = offered.get(itemId);
    if (!before) return [];
    const { title_pt, title_en } = before;
    const titles = { title_pt, title_en };
    if (!now) return [{ kind: "itemGone", ...titles }];
    return [
      ...whenChanged(before.unitPrice, now.unitPrice, { kind: "price" as const, ...titles }),
      ...whenChanged(before.unitMetric, now.unitMetric, { kind: "unit" as const, ...titles }),
    ];
  });
  return [
    ...ofPackage(seen, draft.selectedStandardStandId, goods),
    ...ofSpace(seen, seeGoods(draft, goods)),
    ...ofItems,
  ];
}

/** Change of the space's price; without one the stand cannot be ordered, which the wizard says elsewhere. */
function ofSpace(
  { customSpacePerM2: before }: SeenGoods,
  { customSpacePerM2: now }: SeenGoods,
): GoodsChange[] {
  if (before === null || now === null) return [];
  return whenChanged(before, now, { kind: "spacePrice" as const });
}

function ofPackage({ package: before }: SeenGoods, chosen: string | null, goods: Goods): GoodsChange[] {
  if (!before || before.id !== chosen) return [];
  const now = findPricedPackage(goods, chosen);
  if (!now) return [{ kind: "packageGone", id: before.id }];
  const [was, is] = [before, now].map(({ spacePerM2, structurePerM2 }) => spacePerM2 + structurePerM2);
  return whenChanged(was ?? 0, is ?? 0, { kind: "packagePrice" as const, id: now.id });
}

function whenChanged<Value, Rest>(before: Value, now: Value, rest: Rest) {
  return before === now ? [] : [{ before, now, ...rest }];
}
