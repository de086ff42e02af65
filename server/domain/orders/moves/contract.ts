/**
 * Where the newest published edition of an order's contract stands: `outdated` waits for the team to print another,
 * `received` for the team to look at the copy that came back.
 */
export const CONTRACT_STATES = ["none", "unsigned", "received", "signed", "outdated"] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];
