import { centsFromUsd, type Cents } from "../../money.ts";
import type { OrderDraft } from "./draft.ts";

type Amounts = Pick<OrderDraft["proposal"], "value" | "spaceAmount" | "structureAmount" | "extraAmount">;

/**
 * The value minus its three amounts, in cents; negative when they exceed it. Undefined while none is given: the value
 * need not be divided (WIZ-28).
 */
export function splitGap({ value, spaceAmount, structureAmount, extraAmount }: Amounts): Cents | undefined {
  const given = [spaceAmount, structureAmount, extraAmount].map((amount) => centsFromUsd(amount ?? 0));
  const sum = given.reduce((before, amount) => before + amount, 0);
  return sum === 0 ? undefined : centsFromUsd(value ?? 0) - sum;
}
