/**
 * The request under an address that can be read, or undefined when its Host names none (RFC 9112: such a request is
 * answered 400). One that names no host at all, as HTTP/1.0 may, is meant for us.
 */
export function readableRequest(request: Request, publicUrl: string): Request | undefined {
  if (URL.canParse(request.url)) return request;
  if (request.headers.has("host") || !request.url.startsWith("/")) return undefined;
  return new Request(`${new URL(publicUrl).origin}${request.url}`, request);
}
