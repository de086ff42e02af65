import type { OrderStatus } from "#domain/orders/moves/status.ts";
import type { OrderType } from "#domain/orders/type.ts";
import { isPackageId } from "#domain/package-id.ts";
import type { DrawingName } from "#domain/site/drawings.ts";
import type { OwnPictures } from "#domain/site/own-pictures.ts";
import { PACKAGE_DRAWINGS } from "#src/components/package-drawings.ts";

/** What each kind of order includes, as a picture. */
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

/** The stands by night, with their lights on. */
const LIT: Partial<Record<DrawingName, DrawingName>> = {
  "booth-bronze": "lit-bronze",
  "booth-silver": "lit-silver",
  "booth-gold": "lit-gold",
  "booth-custom": "lit-custom",
};
const LIT_FROM: readonly OrderStatus[] = ["APPROVED", "CONFIRM_PAYMENT", "PAID"];

/** Of an order's own page: the stand's lights go on when it is approved. An own picture of it stays as it is. */
export function drawingOfPage(
  order: Parameters<typeof drawingOfOrder>[0] & { status: OrderStatus },
  pictures: OwnPictures | undefined,
): DrawingName {
  const name = drawingOfOrder(order);
  const isLit = LIT_FROM.includes(order.status) && !(pictures && name in pictures);
  return (isLit && LIT[name]) || name;
}
