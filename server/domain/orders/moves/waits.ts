/** The team's tasks besides deciding: pricing, answering an exhibitor's wish, printing an outdated contract again. */
export const ORDER_WAITS = ["price", "wish", "contract"] as const;
export type OrderWait = (typeof ORDER_WAITS)[number];
