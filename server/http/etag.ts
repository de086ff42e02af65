/** One of several tags may be the one we have; the weak form of a tag is as good (RFC 9110, 13.1.2). */
export function hasEtag(known: string, etag: string): boolean {
  return (
    known === etag || known === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === etag)
  );
}
