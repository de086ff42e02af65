import type { ContractData } from "#domain/contracts/schema.ts";
import type { Cents } from "#domain/money.ts";
import type { Balance, Settlement } from "#domain/orders/moves/balance.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import type { PayingInstructions } from "#domain/settings/paying.ts";

/** Papers of an order for its exhibitor, beside the contract and the brief. */
export type PaperKind = "order" | "proForma" | "receipt";

export type OrderPaperData = {
  kind: PaperKind;
  /** The order's data, the same as in a contract. */
  order: ContractData;
  status: OrderStatus;
  /** Whether the order can be paid: not before its approval. */
  isPayable: boolean;
  /** A change of the team that the exhibitor has not agreed to is printed too. */
  isAgreed: boolean;
  paid: Balance & { settledAs: Settlement | null };
  /** When it was marked as paid, ISO 8601. */
  paidAt: string | null;
  /** What is still to be paid and how; null when nothing is. */
  paying: {
    /** The reference to name in the transfer. */
    reference: string;
    outstanding: Cents;
    /** YYYY-MM-DD */
    dueOn: string | null;
    /** Null without a way to pay: the paper then names a contact. */
    instructions: PayingInstructions | null;
  } | null;
  /** The accepted payment that a receipt is of. */
  receipt: {
    /** The payment's number among the accepted payments of the order, from 1. */
    number: number;
    amount: Cents;
    /** YYYY-MM-DD; null when the confirmation did not say. */
    paidOn: string | null;
    reference: string;
    /** ISO 8601 */
    acceptedAt: string;
  } | null;
};
