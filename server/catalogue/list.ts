import { asc, eq } from "drizzle-orm";
import { catalogueItems } from "#db/schema/index.ts";
import { shownDescription, shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import { usdFromCents } from "#domain/money.ts";
import { fileUrl } from "../files/url.ts";
import { keptQuestion } from "../call/kept-question.ts";
import { naturalOrder } from "#domain/natural-order.ts";

type ItemRow = typeof catalogueItems.$inferSelect;

/**
 * For the wizard: ACTIVE items only, by category. `title` and `description` in the caller's language, else the other
 * one, else "" (CAT-01, CAT-02); prices in dollars, taxes included.
 */
export const listCatalogue = keptQuestion("catalogue.list", {
  may: ["orders.create", "own.order"],
  tables: [catalogueItems],
  async run(db, { locale }) {
    const rows = await db
      .select()
      .from(catalogueItems)
      .where(eq(catalogueItems.status, "ACTIVE"))
      .orderBy(asc(catalogueItems.category), asc(catalogueItems.id));
    const compare = naturalOrder();
    const items = rows
      .toSorted((a, b) => compare(a.category, b.category) || compare(a.titlePt, b.titlePt))
      .map((row) => showItem(row, locale));
    return { items, nextCursor: null, total: items.length };
  },
});

function showItem(row: ItemRow, locale: Locale) {
  const words = {
    title_pt: row.titlePt,
    title_en: row.titleEn,
    description_pt: row.descriptionPt,
    description_en: row.descriptionEn,
  };
  return {
    id: row.id,
    title: shownTitle(words, locale) ?? "",
    description: shownDescription(words, locale) ?? "",
    ...words,
    category: row.category,
    unitMetric: row.unitMetric,
    unitPeriod: row.unitPeriod,
    unitPrice: usdFromCents(row.unitPriceCents),
    status: row.status,
    imageUrl: row.imageFileId ? fileUrl(row.imageFileId) : null,
    version: row.version,
  };
}
