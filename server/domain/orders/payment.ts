/**
 * What became of a payment confirmation: the one in force waits for the team (`handedIn`) or was found good
 * (`accepted`); the others stay in history as `refused` or `replaced`.
 */
export const PAYMENT_STATUSES = ["handedIn", "accepted", "refused", "replaced"] as const;
