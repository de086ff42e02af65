/** Characters of what a list is searched for. */
export const MAX_SEARCH = 200;
