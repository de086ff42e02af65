/** Most calls in one request. */
export const MAX_BATCH = 10;
