import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { catalogueItems, orderLines } from "#db/schema/index.ts";
import { priceOrder, type OrderPrice } from "#domain/orders/price.ts";
import type { StandardOrder } from "#domain/orders/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { isPackageId, isPriced, type PackageId } from "#domain/settings/packages.ts";
import type { Settings } from "#domain/settings/schema.ts";
import type { OrderRow } from "./load.ts";

export type LineRow = typeof orderLines.$inferSelect;
export type NewLine = Omit<typeof orderLines.$inferInsert, "orderId">;

/** What an order is reckoned from: the settings in force, its size, and what an order already sent has frozen. */
export type Basis = {
  settings: Settings;
  sizeM2: number;
  sent?: { order: OrderRow; lines: readonly LineRow[] };
};

export type Composed = {
  packageId: PackageId;
  perM2: { space: number; structure: number };
  price: OrderPrice;
  /** The package first, then what is ordered beside the stand. */
  lines: NewLine[];
};

type Wanted = StandardOrder["orderServices"][number];

/**
 * The lines and amounts of a standard order. Of the payload only which item, how many, how long and the notes count
 * (S34): words and prices come from the catalogue and the settings, or, for what the order had when it was sent,
 * from the order itself (decisions.md 5). Refused without exactly one package, with a package that has no price,
 * and with an item that is unknown or not ACTIVE.
 */
export async function composeStandard(tx: Tx, wanted: readonly Wanted[], basis: Basis): Promise<Composed> {
  const services = wanted.filter(({ itemId }) => !isPackageId(itemId));
  const stand = choosePackage(wanted, basis);
  const lines = await writeLines(tx, services, basis.sent?.lines ?? []);
  const price = priceOrder({
    type: "STANDARD",
    sizeM2: basis.sizeM2,
    package: { spacePerM2: stand.perM2.space, structurePerM2: stand.perM2.structure },
    lines: lines.map((line) => ({ ...line, unitPrice: line.unitPriceCents })),
  });
  const priced = lines.map((line, at) => ({
    ...line,
    position: at + 1,
    totalCents: price.lines[at]?.total ?? 0,
    discountCents: price.lines[at]?.discount ?? 0,
  }));
  return { ...stand, price, lines: [packageLine(stand, price), ...priced] };
}

type Stand = Pick<Composed, "packageId" | "perM2"> & { words: Pick<NewLine, PackageWord>; notes: string };
type PackageWord = "titlePt" | "titleEn" | "descriptionPt" | "descriptionEn";

function choosePackage(wanted: readonly Wanted[], { settings, sent }: Basis): Stand {
  const chosen = wanted.filter(({ itemId }) => isPackageId(itemId));
  const [line] = chosen;
  if (!line || chosen.length > 1 || !isPackageId(line.itemId)) throw refuse("packageUnknown");
  const { itemId: packageId, notes } = line;
  const frozen = sent?.lines.find(({ kind, itemId }) => kind === "package" && itemId === packageId);
  if (sent && frozen && sent.order.spacePerM2Cents !== null && sent.order.structurePerM2Cents !== null) {
    const { titlePt, titleEn, descriptionPt, descriptionEn } = frozen;
    const perM2 = { space: sent.order.spacePerM2Cents, structure: sent.order.structurePerM2Cents };
    return { packageId, perM2, notes, words: { titlePt, titleEn, descriptionPt, descriptionEn } };
  }
  const offer = settings.packages[packageId];
  if (offer.status !== "ACTIVE") throw refuse("packageUnknown");
  if (!isPriced(offer)) throw refuse("packageWithoutPrice", { package: packageId });
  return {
    packageId,
    perM2: { space: offer.spacePerM2, structure: offer.structurePerM2 },
    notes,
    words: {
      titlePt: offer.name.pt,
      titleEn: offer.name.en,
      descriptionPt: offer.description.pt,
      descriptionEn: offer.description.en,
    },
  };
}

/** The package travels as one line: one stand, its value as unit price. */
function packageLine({ packageId, words, notes }: Stand, { standValue }: OrderPrice): NewLine {
  return {
    ...words,
    position: 0,
    kind: "package",
    itemId: packageId,
    unitMetric: "booth",
    unitPriceCents: standValue,
    quantity: 1,
    periodOfUse: 1,
    notes,
    totalCents: standValue,
  };
}

type UnpricedLine = Omit<NewLine, "position" | "totalCents" | "discountCents">;

async function writeLines(
  tx: Tx,
  wanted: readonly Wanted[],
  sent: readonly LineRow[],
): Promise<UnpricedLine[]> {
  const kept = sent.filter(({ kind }) => kind !== "package");
  const offered = await readOffered(
    tx,
    wanted.map(({ itemId }) => itemId),
  );
  return wanted.map(({ itemId, quantity, periodOfUse, notes }) => {
    const at = kept.findIndex((line) => line.itemId === itemId);
    // Taken once: a second line of the same item is a new one, without the discount of the first.
    const [before] = at === -1 ? [] : kept.splice(at, 1);
    const source = before ?? offered.get(itemId);
    if (!source) throw refuse("itemNotOffered", { itemId });
    return { ...source, id: undefined, itemId, quantity, periodOfUse, notes };
  });
}

type CatalogueLine = Omit<UnpricedLine, "quantity" | "periodOfUse">;

async function readOffered(tx: Tx, itemIds: readonly string[]): Promise<Map<string, CatalogueLine>> {
  const items = await tx
    .select()
    .from(catalogueItems)
    .where(and(inArray(catalogueItems.id, [...new Set(itemIds)]), eq(catalogueItems.status, "ACTIVE")));
  return new Map(
    items.map(
      ({ id, titlePt, titleEn, descriptionPt, descriptionEn, category, unitMetric, unitPriceCents }) => [
        id,
        {
          kind: "catalogue",
          itemId: id,
          titlePt,
          titleEn,
          descriptionPt,
          descriptionEn,
          category,
          unitMetric,
          unitPriceCents,
        },
      ],
    ),
  );
}
