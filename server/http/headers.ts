import type { MiddlewareHandler } from "hono";

/**
 * Scripts come from our own files only. Styles may be inline: the primitives place menus and lock scrolling with
 * style elements, and a style cannot run code.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The security headers of every answer, errors and files included (G4). */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const isHttps = publicUrl.startsWith("https:");
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("content-security-policy"))
      headers.set("content-security-policy", CONTENT_SECURITY_POLICY);
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "no-referrer");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("cross-origin-resource-policy", "same-origin");
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
    if (isHttps) headers.set("strict-transport-security", "max-age=63072000; includeSubDomains");
  };
}
