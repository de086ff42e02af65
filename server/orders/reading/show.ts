import { orders } from "#db/schema/index.ts";
import { shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import { add, usdFromCents, type Cents } from "#domain/money.ts";
import type { LineRow } from "../lines/goods.ts";
import type { OrderRow, SubmissionRow } from "../record/load.ts";

/** The order's columns that every screen shows. */
export const SHOWN = {
  id: orders.id,
  reference: orders.reference,
  version: orders.version,
  submissionId: orders.submissionId,
  type: orders.type,
  standType: orders.standType,
  packageId: orders.packageId,
  status: orders.status,
  sizeM2: orders.sizeM2,
  spaceCents: orders.spaceCents,
  structureCents: orders.structureCents,
  extraCents: orders.extraCents,
  totalCents: orders.totalCents,
  itemCount: orders.itemCount,
  unpricedLines: orders.unpricedLines,
  isStructurePriced: orders.isStructurePriced,
  sentAt: orders.sentAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
};
type Shown = Pick<OrderRow, keyof typeof SHOWN>;
type Company = Pick<SubmissionRow, "reference" | "institutionName" | "representativeName" | "spaceM2">;

/** What every screen says of an order; dollars, ISO 8601. An order never sent has no amounts yet: all are 0. */
export function showOrder(order: Shown, submission: Company) {
  return {
    id: order.id,
    reference: order.reference,
    version: order.version,
    submissionId: order.submissionId,
    submissionReference: submission.reference,
    company: submission.institutionName,
    representative: submission.representativeName,
    type: order.type,
    standType: order.standType,
    packageId: order.packageId,
    status: order.status,
    sizeM2: order.sizeM2 ?? submission.spaceM2,
    ...showAmounts(order),
    itemCount: order.itemCount,
    sentAt: order.sentAt?.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

type AmountColumn =
  | "spaceCents"
  | "structureCents"
  | "isStructurePriced"
  | "extraCents"
  | "totalCents"
  | "unpricedLines";

/**
 * The price of an order as far as it is known, in dollars. What the team has not priced counts 0: the structure of a
 * custom stand while `isStructurePriced` is false, and the unpriced lines.
 */
export function showAmounts(order: Pick<OrderRow, AmountColumn>) {
  return {
    spaceAmount: usdFromCents(order.spaceCents),
    structureAmount: usdFromCents(order.structureCents),
    extraAmount: usdFromCents(order.extraCents),
    standValue: usdFromCents(add(order.spaceCents, order.structureCents)),
    total: usdFromCents(order.totalCents),
    isStructurePriced: order.isStructurePriced,
    unpricedLines: order.unpricedLines,
  };
}

export function showPerM2(order: Pick<OrderRow, "spacePerM2Cents" | "structurePerM2Cents">) {
  const { spacePerM2Cents: space, structurePerM2Cents: structure } = order;
  return {
    spacePerM2: usdOrNull(space),
    structurePerM2: usdOrNull(structure),
    pricePerM2: usdOrNull(space === null || structure === null ? null : add(space, structure)),
  };
}

function usdOrNull(cents: Cents | null): number | null {
  return cents === null ? null : usdFromCents(cents);
}

/** A line with its words in both languages; `totalPrice` is before the discount, `netTotal` after it (DATA-04). */
export function showLine(line: LineRow, locale: Locale) {
  const words = {
    title_pt: line.titlePt,
    title_en: line.titleEn,
    description_pt: line.descriptionPt,
    description_en: line.descriptionEn,
  };
  return {
    id: line.id,
    lineId: line.lineId,
    kind: line.kind,
    itemId: line.itemId,
    title: shownTitle(words, locale) ?? "",
    description: shownDescription(words, locale) ?? "",
    ...words,
    category: line.category,
    unitMetric: line.unitMetric,
    unitPeriod: line.unitPeriod,
    unitPrice: usdFromCents(line.unitPriceCents),
    quantity: line.quantity,
    periodOfUse: line.periodOfUse,
    discountPercentage: line.discountPercent,
    notes: line.notes,
    totalPrice: usdFromCents(line.totalCents),
    discountAmount: usdFromCents(line.discountCents),
    netTotal: usdFromCents(line.totalCents - line.discountCents),
    isCustomService: line.isCustomService,
    isPriced: line.isPriced,
    isTeamLine: line.isTeamLine,
  };
}
