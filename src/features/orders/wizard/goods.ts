import type { Locale } from "#domain/locales.ts";
import { type Cents, centsFromUsd } from "#domain/money.ts";
import type { Goods, ItemGood, PackageGood } from "#domain/orders/draft/goods.ts";
import { soldPeriods } from "#domain/orders/lines/line.ts";
import type { OrderedLine } from "#domain/orders/lines/ordered-line.ts";
import { groupWords } from "#i18n/group-words.ts";
import { loadedLocales } from "#i18n/i18n-util.ts";
import type { Outputs } from "#src/lib/call/trpc.ts";
import type { Order, OrderLine } from "../data.ts";

type Offer = {
  catalogue: Outputs["catalogue"]["list"];
  packages: Outputs["packages"]["list"];
};

type Reader = { sizeM2: number; locale: Locale; extras?: ExtrasWords | undefined };

/** The names of the extra services, which load with the first touch. */
type ExtrasWords = (typeof loadedLocales)[Locale]["extras"];

export function loadedExtras(locale: Locale): ExtrasWords | undefined {
  return loadedLocales[locale].extras;
}

/** What is on offer for a size, in cents: from here on the wizard and the server reckon with the same figures. */
export function readGoods(
  { catalogue, packages }: Offer,
  { sizeM2, locale, extras = loadedExtras(locale) }: Reader,
): Goods {
  return {
    sizeM2,
    items: catalogue.items.map(readItem),
    packages: packages.items.map((one) => ({ ...one, ...readRates(one) })),
    customSpacePerM2: usdToCents(packages.customSpacePerM2),
    groups: groupWords({ [locale]: extras }),
  };
}

/** The same, with what the order has as it was sold, offered any more or not. */
export function goodsOfOrder(goods: Goods, order: Order): Goods {
  const offered = new Set(goods.items.map(({ id }) => id));
  const sold = order.lines.filter(({ kind, isTeamLine }) => kind === "catalogue" && !isTeamLine);
  const periods = soldPeriods(sold);
  const gone = order.lines.filter(({ kind, itemId }) => kind === "catalogue" && !offered.has(itemId));
  return {
    ...goods,
    items: [...goods.items, ...gone.map((line) => readItem({ ...line, id: line.itemId }))].map((item) => ({
      ...item,
      unitPeriod: periods.get(item.id) ?? item.unitPeriod,
    })),
    packages: goods.packages.map(asSold),
    customSpacePerM2: usdToCents(order.spacePerM2),
    sent: {
      lines: order.lines.map(readLine),
      extraServices: order.extraServices,
      briefing: order.briefing,
      structure: centsFromUsd(order.structureAmount),
      isStructurePriced: order.isStructurePriced,
    },
  };

  function asSold(one: PackageGood): PackageGood {
    return one.id === order.packageId ? { ...one, ...readRates(order) } : one;
  }
}

function readLine(line: OrderLine): OrderedLine {
  const { kind, lineId, itemId, quantity, periodOfUse, notes, isPriced, isTeamLine } = line;
  const { id: _, ...words } = readItem({ ...line, id: itemId });
  const figures = { quantity, periodOfUse, notes, discountPercent: line.discountPercentage };
  return { kind, lineId, itemId, ...words, ...figures, isPriced, isTeamLine };
}

function usdToCents(usd: number | null): Cents | null {
  return usd === null ? null : centsFromUsd(usd);
}

type SoldItem = Omit<ItemGood, "unitPrice"> & { unitPrice: number };

function readItem(item: SoldItem): ItemGood {
  const { id, title_pt, title_en, description_pt, description_en, category, unitMetric, unitPeriod } = item;
  const unitPrice = centsFromUsd(item.unitPrice);
  const words = { title_pt, title_en, description_pt, description_en, category, unitMetric };
  return { id, ...words, unitPeriod, unitPrice };
}

/** Both prices of a square metre, or neither: a package with a single price cannot be ordered. */
function readRates({ spacePerM2, structurePerM2 }: Record<"spacePerM2" | "structurePerM2", number | null>) {
  const isPriced = spacePerM2 !== null && structurePerM2 !== null;
  return {
    spacePerM2: isPriced ? centsFromUsd(spacePerM2) : null,
    structurePerM2: isPriced ? centsFromUsd(structurePerM2) : null,
  };
}
