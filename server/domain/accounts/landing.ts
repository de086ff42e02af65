import { isStaffRole } from "../actor.ts";

/** What of a user decides where to go; a role of the wire may be one we do not know. */
type Arriving = { role: string; firstLogin?: boolean };

/** Milliseconds between an accepted staff login and the move to /admin (AUTH-15). */
export const STAFF_LOGIN_DELAY_MS = 100;

const NOT_REMEMBERED = ["/partner/login", "/partner/recover-password", "/partner/first-access"] as const;

/**
 * Where a login leads: staff to /admin (AUTH-15), a partner who must choose a password to first access (AUTH-19),
 * any other partner back to the remembered page (AUTH-16) or to /partner (AUTH-17).
 */
export function pathAfterLogin(user: Arriving, remembered?: unknown): string {
  if (isStaffRole(user.role)) return "/admin";
  if (user.role !== "PARTNER") return "/";
  if (user.firstLogin) return "/partner/first-access";
  return safePartnerPath(remembered) ?? "/partner";
}

/** The login of the person's own kind (AUTH-24, AUTH-25); anybody else goes home (AUTH-26). */
export function pathAfterLogout(role: unknown): "/admin/login" | "/partner/login" | "/" {
  return loginPathOf(role) ?? "/";
}

/** PROF-09 to PROF-11 */
export function pathAfterPasswordChange(role: unknown): string {
  return dashboardOf(role) ?? "/";
}

/** The dashboard of a role's own area; undefined for a role without one. */
export function dashboardOf(role: unknown): "/admin" | "/partner" | undefined {
  if (isStaffRole(role)) return "/admin";
  return role === "PARTNER" ? "/partner" : undefined;
}

/** The login of a role's own area; undefined for a role without one. */
export function loginPathOf(role: unknown): "/admin/login" | "/partner/login" | undefined {
  if (isStaffRole(role)) return "/admin/login";
  return role === "PARTNER" ? "/partner/login" : undefined;
}

/** The recovery page of a role's own area; anybody else has the exhibitors' one. */
export function recoveryPathOf(role: unknown): "/admin/recover-password" | "/partner/recover-password" {
  return isStaffRole(role) ? "/admin/recover-password" : "/partner/recover-password";
}

/** AUTH-10 to AUTH-13: whether a role may enter through this area's login. */
export function mayEnter(area: "admin" | "partner", role: unknown): boolean {
  return area === "admin" ? isStaffRole(role) : role === "PARTNER";
}

/**
 * A remembered page that is safe to return to: a path of the partner area inside this site, other than login,
 * recovery and first access. Addresses of other sites, `//` and backslashes are refused.
 */
export function safePartnerPath(remembered: unknown): string | undefined {
  if (typeof remembered !== "string" || !/^\/partner(?=[/?#]|$)/.test(remembered)) return undefined;
  // Resolved like the browser would, so that "/partner/../x" or a control character cannot leave the area.
  const { origin, pathname, search, hash } = new URL(remembered, "https://portal.invalid");
  if (origin !== "https://portal.invalid" || !/^\/partner(\/|$)/.test(pathname)) return undefined;
  const isSkipped = NOT_REMEMBERED.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return isSkipped ? undefined : pathname + search + hash;
}
