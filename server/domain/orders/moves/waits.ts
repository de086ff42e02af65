import { TEAM_TURNS } from "./turn.ts";

/**
 * The team's tasks: every turn of its own, pricing, and what becomes of a credit. A contract that no longer holds is
 * renewed even while the exhibitor has something to do.
 */
export const ORDER_WAITS = [...TEAM_TURNS, "price", "credit"] as const;
export type OrderWait = (typeof ORDER_WAITS)[number];
