/** In dollars as typed; an empty amount was not given. */
export type ProposalAmounts = Record<
  "value" | "spaceAmount" | "structureAmount" | "extraAmount",
  number | null
>;
