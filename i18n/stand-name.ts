import type { OrderType } from "#domain/orders/type.ts";
import type { Locale } from "#domain/locales.ts";
import { formatArea } from "./formatters.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type NameWords = TranslationFunctions["statuses"]["ordered"];

export type Ordered = { type: OrderType; packageId: string | null; sizeM2: number | null };

/** What an order is for, as a heading says it to everybody: "Estande Ouro, 120 m²", "Proposta". */
export function sayOrdered(words: NameWords, locale: Locale, order: Ordered): string {
  if (order.type === "CUSTOM_SERVICES") return words.services();
  if (order.type === "SIMPLE") return words.proposal();
  const none = order.type === "STANDARD" ? words.standardStand() : words.customStand();
  const tier = tierOf(words, order);
  return withSize(locale, tier ? words.stand({ name: tier }) : none, order.sizeM2);
}

/** The same in a column or a fact that is called "Stand": "Ouro, 120 m²", "Sob medida, 200 m²", "Só serviços". */
export function sayStand(words: NameWords, locale: Locale, order: Ordered): string {
  if (order.type === "CUSTOM_SERVICES") return words.servicesOnly();
  if (order.type === "SIMPLE") return words.proposal();
  const none = order.type === "STANDARD" ? words.standard() : words.custom();
  return withSize(locale, tierOf(words, order) ?? none, order.sizeM2);
}

function tierOf(words: NameWords, { packageId }: Ordered): string | undefined {
  const tiers: Record<string, () => string> = words.package;
  return packageId === null ? undefined : tiers[packageId]?.();
}

function withSize(locale: Locale, name: string, sizeM2: number | null): string {
  return sizeM2 === null ? name : `${name}, ${formatArea(locale, sizeM2)}`;
}
