/** The address a file of ours is fetched from, as records carry it. */
export function fileUrl(id: string): string {
  return `/api/files/${id}`;
}
