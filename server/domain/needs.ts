/** Conditions of a move beside its status; each has a sentence. */
export const NEEDS = [
  "note",
  "paymentConfirmation",
  "settlement",
  "everyLinePriced",
  "structurePriced",
  "noOpenChange",
  "requestsAnswered",
  "partnerAccount",
  "noLiveOrder",
  "noPaidOrder",
  "original",
  "orderComplete",
  "comment",
  "confirmed",
] as const;
export type Need = (typeof NEEDS)[number];
