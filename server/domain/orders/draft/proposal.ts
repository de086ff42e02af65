/** The value of a proposal and its three amounts as they were typed, in dollars; one left empty was not given. */
export type ProposalAmounts = Record<
  "value" | "spaceAmount" | "structureAmount" | "extraAmount",
  number | null
>;
