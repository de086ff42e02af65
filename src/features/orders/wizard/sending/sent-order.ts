import type { Cents } from "#domain/money.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import type { OfferedOrderType } from "#domain/orders/type.ts";
import type { Unpriced } from "#i18n/to-be-quoted.ts";

/** The result of sending a new or an edited order. */
export type SentOrder = {
  id: string;
  reference: string;
  status: OrderStatus;
  type: OfferedOrderType;
  total: Cents;
  /** How long after its approval it is paid; not given for an edit. */
  daysToPay?: number;
};

/** The same with what still waits for the team's price. */
export type ShownSent = SentOrder & { waits: Unpriced };
