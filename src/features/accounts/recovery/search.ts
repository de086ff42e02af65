/** `?code=` of a recovery page as a text; what looks like a number arrives as one. */
export function recoverySearch(search: Record<string, unknown>): { code?: string } {
  const { code } = search;
  return code === undefined ? {} : { code: String(code) };
}
