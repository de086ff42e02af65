let wanted: string | undefined;

/** The next opening of this submission is to correct it. */
export function wantEdit(id: string): void {
  wanted = id;
}

export function isEditWanted(id: string): boolean {
  return wanted === id;
}

/** The page has been opened; the next time it is read as usual. */
export function forgetEdit(): void {
  wanted = undefined;
}
