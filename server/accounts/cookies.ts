import { parse, serialize } from "hono/utils/cookie";
import type { Portal } from "../portal/portal.ts";

export type CookieKind = "session" | "refresh";

/** Over https the prefix makes browsers enforce Secure, Path=/ and no Domain (S07). */
export function cookieName(portal: Portal, kind: CookieKind): string {
  return isSecure(portal) ? `__Host-${kind}` : kind;
}

export function isSecure(portal: Portal): boolean {
  return portal.env.PUBLIC_URL.startsWith("https:");
}

/** Reads a token from its cookie; a malformed token counts as absent. */
export function readCookie(portal: Portal, request: Request, kind: CookieKind): string | undefined {
  const name = cookieName(portal, kind);
  const token = parse(request.headers.get("cookie") ?? "", name)[name];
  return token && /^[A-Za-z0-9_-]{20,64}$/.test(token) ? token : undefined;
}

/** An empty token with age 0 removes the cookie. */
export function writeRefreshCookie(portal: Portal, token: string, maxAgeSeconds: number): string {
  return serialize(cookieName(portal, "refresh"), token, {
    httpOnly: true,
    maxAge: maxAgeSeconds,
    path: "/",
    sameSite: "Lax",
    secure: isSecure(portal),
  });
}
