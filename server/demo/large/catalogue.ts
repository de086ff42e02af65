import { insertRows } from "#db/insert-rows.ts";
import { catalogueItems } from "#db/schema/index.ts";
import { centsFromUsd } from "#domain/money.ts";
import { SAMPLE_ITEMS } from "../catalogue.ts";
import type { ItemRow, Making } from "./season.ts";

const ITEMS = 500;
const STOCKED = new Date("2025-06-30T12:00:00Z");

/** How the further forms of a sample item differ: words in both languages, and the price as a share of its. */
// oxfmt-ignore
const FORMS: readonly (readonly [string, string, number])[] = [
  ["", "", 1],
  [", linha econômica", ", budget line", 0.8],
  [", linha superior", ", premium line", 1.4],
  [", certificação ambiental", ", environmentally certified", 1.2],
  [", para área externa", ", for outdoors", 1.15],
  [", montagem noturna", ", set up at night", 1.3],
  [", produção local", ", made locally", 1.1],
  [", acessível", ", accessible", 1],
  [", reserva de última hora", ", last-minute booking", 1.6],
  [", para auditório", ", for the auditorium", 1.5],
  [", para sala de reunião", ", for the meeting room", 0.95],
  [", com seguro", ", insured", 1.25],
];

/** The sample items in as many forms as it takes to have 500, all on offer. */
export async function stockLarge({ tx, chance }: Making): Promise<ItemRow[]> {
  const rows = Array.from({ length: ITEMS }, (_, place): ItemRow => {
    const item = SAMPLE_ITEMS[place % SAMPLE_ITEMS.length];
    const [pt, en, share] = FORMS[Math.floor(place / SAMPLE_ITEMS.length)] ?? ["", "", 1];
    if (!item) throw new Error("there are no sample items");
    return {
      id: chance.id(),
      titlePt: `${item.title_pt}${pt}`,
      titleEn: `${item.title_en}${en}`,
      descriptionPt: item.description_pt,
      descriptionEn: item.description_en,
      category: item.category,
      unitMetric: item.unitMetric,
      unitPeriod: item.unitPeriod,
      unitPriceCents: centsFromUsd(Math.round(item.unitPrice * share)),
      status: item.status,
      createdAt: STOCKED,
      updatedAt: STOCKED,
    };
  });
  await insertRows(tx, catalogueItems, rows);
  return rows;
}
