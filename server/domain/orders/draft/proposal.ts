import { type Cents, centsFromUsd } from "../../money.ts";
import type { Figure } from "../../typed-number.ts";

/** Most characters of a typed amount: longer than any amount. */
export const AMOUNT_LENGTH = 24;

type AmountName = "value" | "spaceAmount" | "structureAmount" | "extraAmount";

/** Amounts of a proposal in dollars; null where none was given. */
export type ProposalAmounts = Record<AmountName, number | null>;

/** The amounts as typed in a draft. */
export type TypedAmounts = Record<AmountName, Figure>;

/** What is no number yet counts for nothing. */
export function typedCents(amount: Figure | undefined): Cents {
  return typeof amount === "number" ? centsFromUsd(amount) : centsFromUsd(0);
}
