/** Nearly every page of the desk is a list: what all of them stand on comes while the first page is read. */
export function fetchListKit(): void {
  // Where it cannot be fetched, the list that needs it says so.
  import("#src/kit/list/list-screen.tsx").catch(() => undefined);
}
