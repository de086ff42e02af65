import type { ContractData } from "#domain/contracts/schema.ts";
import type { OrderType } from "#domain/orders/type.ts";
import type { PackageId } from "#domain/package-id.ts";
import type { Locale } from "#domain/locales.ts";
import type { PrintedDrawing } from "./drawings.ts";
import type { ContractWords } from "./words.ts";

const BOOTHS = {
  BRONZE: "booth-bronze",
  SILVER: "booth-silver",
  GOLD: "booth-gold",
} as const satisfies Record<PackageId, PrintedDrawing>;

const KINDS = {
  STANDARD: "booth-silver",
  CUSTOM: "booth-custom",
  STAND: "booth-custom",
  CUSTOM_SERVICES: "kind-services",
  SIMPLE: "kind-proposal",
} as const satisfies Record<OrderType, PrintedDrawing>;

/** The drawing of what is ordered: its package's, or its kind's, as on the screen. */
export function drawingOf(
  { stand, orderType, locale }: ContractData,
  { stand: words, kinds }: ContractWords,
): { name: PrintedDrawing; locale: Locale; alt: string } {
  const booth = stand?.packageId;
  const alt = words.drawing({
    name: stand?.package ? words.package({ name: stand.package }) : kinds[orderType].name(),
  });
  return { name: booth ? BOOTHS[booth] : KINDS[orderType], locale, alt };
}
