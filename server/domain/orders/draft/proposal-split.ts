import { add, centsFromUsd, type Cents } from "../../money.ts";
import type { OrderDraft } from "./draft.ts";

type Amounts = Pick<OrderDraft["proposal"], "value" | "spaceAmount" | "structureAmount" | "extraAmount">;

/** The three amounts as they were typed, in cents; what is not divided yet belongs to none of them. */
export function typedSplit({ spaceAmount, structureAmount, extraAmount }: Amounts) {
  return {
    space: centsFromUsd(spaceAmount ?? 0),
    structure: centsFromUsd(structureAmount ?? 0),
    extra: centsFromUsd(extraAmount ?? 0),
  };
}

/**
 * The value minus its three amounts, in cents; negative when they exceed it. Undefined while none is given: the value
 * need not be divided (WIZ-28).
 */
export function splitGap(proposal: Amounts): Cents | undefined {
  const { space, structure, extra } = typedSplit(proposal);
  const sum = add(space, structure, extra);
  return sum === 0 ? undefined : centsFromUsd(proposal.value ?? 0) - sum;
}
