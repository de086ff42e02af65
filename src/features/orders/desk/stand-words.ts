import type { OrderType } from "#domain/orders/type.ts";
import type { Locale } from "#domain/locales.ts";
import { isPackageId } from "#domain/settings/packages.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { formatNumber } from "#i18n/formatters.ts";

type StandFacts = { type: OrderType; packageId: string | null; sizeM2: number | null };

/** The stand of an order in a few words: "Gold, 120 m²", "Custom, 200 m²", "Services only". */
export function sayStand(LL: TranslationFunctions, locale: Locale, order: StandFacts): string {
  const words = LL.desk.stand;
  if (order.type === "CUSTOM_SERVICES") return words.services();
  if (order.type === "SIMPLE") return words.proposal();
  const size = order.sizeM2 === null ? null : formatNumber(locale, order.sizeM2);
  const name = isPackageId(order.packageId) ? words.packages[order.packageId]() : words.custom();
  return size === null ? name : words.sized({ name, size });
}
