/** By what a row is found on the screen, and that it is the one somebody is at. */
export function rowPlace(id: string, current: string | undefined) {
  return { "data-row": id, tabIndex: -1, "aria-current": id === current || undefined } as const;
}
