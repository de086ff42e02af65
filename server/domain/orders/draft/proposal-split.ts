import { add, type Cents } from "../../money.ts";
import { type TypedAmounts, typedCents } from "./proposal.ts";

/** The three amounts as they were typed, in cents; what is not divided yet belongs to none of them. */
export function typedSplit({ spaceAmount, structureAmount, extraAmount }: TypedAmounts) {
  return {
    space: typedCents(spaceAmount),
    structure: typedCents(structureAmount),
    extra: typedCents(extraAmount),
  };
}

/**
 * The value minus its three amounts, in cents; negative when they exceed it. Undefined while none is given: the value
 * need not be divided (WIZ-28).
 */
export function splitGap(proposal: TypedAmounts): Cents | undefined {
  const { space, structure, extra } = typedSplit(proposal);
  const sum = add(space, structure, extra);
  return sum === 0 ? undefined : typedCents(proposal.value) - sum;
}
