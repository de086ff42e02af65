type Told = { current?: string | undefined; gone?: ReadonlySet<string> | undefined };

/** By what a row is found on the screen, whether somebody is at it, and whether it has left the list meanwhile. */
export function rowPlace(id: string, { current, gone }: Told) {
  return {
    "data-row": id,
    tabIndex: -1,
    "aria-current": id === current || undefined,
    "data-gone": gone?.has(id) || undefined,
  } as const;
}
