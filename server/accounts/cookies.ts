import type { Portal } from "../portal.ts";

export type CookieKind = "session" | "refresh";

/** Behind https the prefix makes browsers insist on Secure, Path=/ and no Domain (S07). */
export function cookieName(portal: Portal, kind: CookieKind): string {
  return isSecure(portal) ? `__Host-${kind}` : kind;
}

export function isSecure(portal: Portal): boolean {
  return portal.env.PUBLIC_URL.startsWith("https:");
}

/** The token of a request; anything that cannot be one of ours counts as absent. */
export function readCookie(portal: Portal, request: Request, kind: CookieKind): string | undefined {
  const prefix = `${cookieName(portal, kind)}=`;
  const pair = request.headers
    .get("cookie")
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length);
  return token && /^[A-Za-z0-9_-]{20,64}$/.test(token) ? token : undefined;
}

/** The Set-Cookie line of the refresh token; an empty token with age 0 removes it. */
export function writeRefreshCookie(portal: Portal, token: string, maxAgeSeconds: number): string {
  const secure = isSecure(portal) ? "; Secure" : "";
  const name = cookieName(portal, "refresh");
  return `${name}=${token}; HttpOnly; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
}
