/** `?code=` of a recovery page as a text; a code of digits arrives as a number. */
export function recoverySearch(search: Record<string, unknown>): { code?: string } {
  const { code } = search;
  return code === undefined ? {} : { code: String(code) };
}
