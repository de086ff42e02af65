type Told = { current?: string | undefined; gone?: ReadonlySet<string> | undefined };

/** A row's attributes: its id on the screen, whether it is the current row, and whether it has left the list. */
export function rowPlace(id: string, { current, gone }: Told) {
  return {
    "data-row": id,
    tabIndex: -1,
    "aria-current": id === current || undefined,
    "data-gone": gone?.has(id) || undefined,
  } as const;
}
