/** Calls per request. */
export const MAX_BATCH = 10;
