import type { OrderType } from "#domain/orders/type.ts";
import { isPackageId } from "#domain/packages.ts";
import type { DrawingName } from "#domain/site/drawings.ts";
import { PACKAGE_DRAWINGS } from "#src/components/package-drawings.ts";

/** What one gets of each kind, in a picture. */
export const KIND_DRAWINGS = {
  STANDARD: "booth-silver",
  CUSTOM: "booth-custom",
  STAND: "booth-custom",
  CUSTOM_SERVICES: "kind-services",
  SIMPLE: "kind-proposal",
} as const satisfies Record<OrderType, DrawingName>;

/** The drawing of an order: its package's, or its kind's. */
export function drawingOfOrder({
  type,
  packageId,
}: {
  type: OrderType;
  packageId: string | null;
}): DrawingName {
  return isPackageId(packageId) ? PACKAGE_DRAWINGS[packageId].booth : KIND_DRAWINGS[type];
}
