import * as v from "valibot";
import { id, list, optionalText, version } from "../fields.ts";
import { message } from "../messages.ts";
import { usdFromCents } from "../money.ts";
import { unitPrice } from "../catalogue/item-fields.ts";
import { MAX_LINES, lineNotes, periodOfUse, quantity } from "../orders/lines/line.ts";
import type { OrderedLine } from "../orders/lines/ordered-line.ts";
import type { ItemsEdit, StaffLine } from "../orders/moves/staff-schema.ts";
import { refuse } from "../refusal.ts";

/** Prices of a service in dollars; null means unpriced; a key left out stays as it is. */
const servicePrice = v.object({
  /** The priced line; null for the structure of a custom stand. */
  lineId: v.nullable(id()),
  unitPrice: v.nullable(unitPrice()),
  quantity: v.optional(v.unwrap(quantity())),
  periodOfUse: v.optional(v.unwrap(periodOfUse())),
  notes: v.optional(v.unwrap(lineNotes())),
});

/** Several services of one order priced together (SVC-01), with a message to the exhibitor. */
export const servicePrices = v.object({
  services: v.pipe(list(servicePrice, MAX_LINES), v.minLength(1, message("required"))),
  note: optionalText(2000),
});
export type ServicePrices = v.InferOutput<typeof servicePrices>;

export const priceServicesInput = v.object({ orderId: id(), version: version(), ...servicePrices.entries });
export const previewPricesInput = v.object({ orderId: id(), ...servicePrices.entries });

/**
 * As an edit of the order's items (ORD-10): these get their figures, everything else stays. Refuses a line that is
 * not a custom one, and the structure of any but a custom stand.
 */
export function editOfPrices(
  order: { type: string; lines: readonly OrderedLine[] },
  { services, note }: ServicePrices,
): ItemsEdit {
  const priced = new Map(services.map((service) => [service.lineId, service]));
  const custom = new Set(order.lines.filter(({ kind }) => kind === "custom").map(({ lineId }) => lineId));
  for (const lineId of priced.keys()) {
    const isThere = lineId === null ? order.type === "CUSTOM" : custom.has(lineId);
    if (!isThere) throw refuse("notFound", { record: "customService" });
  }
  const lines = order.lines.map((line) => {
    const { lineId: _, ...figures } = priced.get(line.lineId) ?? { lineId: null };
    return { ...staffLineOf(line), ...figures };
  });
  return { lines, structureAmount: priced.get(null)?.unitPrice, note, answersWish: false };
}

/** The line as staff edit it, unchanged. */
function staffLineOf(line: OrderedLine): StaffLine {
  const { lineId, itemId, title_pt, title_en, description_pt, description_en, unitMetric } = line;
  const { quantity, periodOfUse, notes, discountPercent: discountPercentage } = line;
  const words = { title_pt, title_en, description_pt, description_en, unitMetric };
  const figures = { quantity, periodOfUse, notes, discountPercentage };
  const unitPrice = line.isPriced ? usdFromCents(line.unitPrice) : null;
  return { lineId, itemId, isCustomService: line.kind === "custom", ...words, ...figures, unitPrice };
}

export const serviceForm = v.object({
  unitPrice: v.nullable(unitPrice()),
  quantity: quantity(),
  periodOfUse: periodOfUse(),
  notes: lineNotes(),
});
export type ServiceFigures = v.InferOutput<typeof serviceForm>;

/** Whether this service was not priced since it was read; other changes of its order do not matter. */
export function isSameService(read: ServiceFigures, now: ServiceFigures): boolean {
  const names = Object.keys(serviceForm.entries) as (keyof ServiceFigures)[];
  return names.every((name) => read[name] === now[name]);
}
