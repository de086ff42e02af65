/**
 * What the team has to do about an order beside deciding it: give a price to what has none, answer the exhibitor's wish
 * for a change, print a contract again that says what no longer holds.
 */
export const ORDER_WAITS = ["price", "wish", "contract"] as const;
export type OrderWait = (typeof ORDER_WAITS)[number];
