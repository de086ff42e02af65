import { payments } from "#db/schema/index.ts";
import type { PaymentStatus } from "#domain/orders/moves/payment.ts";
import type { Scene } from "./scene.ts";

/** A confirmation of an order as the database holds it; without an amount it is for all that is due. */
export async function handIn(
  { portal, partner }: Pick<Scene, "portal" | "partner">,
  orderId: string,
  { status = "handedIn", amountCents = null }: { status?: PaymentStatus; amountCents?: number | null } = {},
): Promise<void> {
  const said = { orderId, fileId: orderId, amountCents, handedInBy: partner.id, handedInAt: portal.clock() };
  await portal.db.write((tx) => tx.insert(payments).values({ ...said, status }));
}
