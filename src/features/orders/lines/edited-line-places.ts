/** The name of a line's field, as the rules and the server's refusals name it. */
export function nameOf(at: number, field: string): string {
  return `lines[${at}].${field}`;
}

/** The id of the button that removes the line at this place. */
export function removeId(at: number): string {
  return `remove-line-${at}`;
}
