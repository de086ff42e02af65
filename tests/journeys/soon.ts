/** What others change appears by itself: within two seconds, on the page as it is. */
export const SOON = { timeout: 2_000 };
