import type { MiddlewareHandler } from "hono";

/**
 * Scripts come from our own files only; one inside a page runs only if its hash is named. Styles may be inline: the
 * primitives place menus and lock scrolling with style elements, and a style cannot run code.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(" "),
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
}

/** The security headers of every answer, errors and files included (G4). */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
    ...(publicUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    }),
  };
}

/** Sets the security headers on every answer; a shown file or page has its own policy. */
export function sendSecurityHeaders(publicUrl: string): MiddlewareHandler {
  const { "content-security-policy": policy = "", ...others } = securityHeaders(publicUrl);
  const fixed = Object.entries(others);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", policy);
    for (const [name, value] of fixed) headers.set(name, value);
  };
}
