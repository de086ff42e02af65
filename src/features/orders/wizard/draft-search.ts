/** `?draft=<id>` of the wizard's address: the draft to go on with; anything else is left out. */
export function readDraftSearch(search: Record<string, unknown>): { draft?: string } {
  const { draft } = search;
  return typeof draft === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(draft) ? { draft } : {};
}
