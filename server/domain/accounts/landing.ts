import { isStaffRole } from "../actor.ts";

/** The role is read from the wire and may be unknown. */
type Arriving = { role: string; firstLogin?: boolean };

/** Milliseconds between an accepted staff login and the move to /admin (AUTH-15). */
export const STAFF_LOGIN_DELAY_MS = 100;

const NOT_REMEMBERED = ["/partner/login", "/partner/recover-password", "/partner/first-access"] as const;

/**
 * Staff go to /admin (AUTH-15), a partner who must choose a password to first access (AUTH-19), other partners to the
 * remembered page (AUTH-16) or to /partner (AUTH-17).
 */
export function pathAfterLogin(user: Arriving, remembered?: unknown): string {
  if (isStaffRole(user.role)) return "/admin";
  if (user.role !== "PARTNER") return "/";
  if (user.firstLogin) return "/partner/first-access";
  return safePartnerPath(remembered) ?? "/partner";
}

/** The login of the person's own area (AUTH-24, AUTH-25), or home (AUTH-26). */
export function pathAfterLogout(role: unknown): "/admin/login" | "/partner/login" | "/" {
  return loginPathOf(role) ?? "/";
}

/** PROF-09 to PROF-11 */
export function pathAfterPasswordChange(role: unknown): string {
  return dashboardOf(role) ?? "/";
}

export function dashboardOf(role: unknown): "/admin" | "/partner" | undefined {
  if (isStaffRole(role)) return "/admin";
  return role === "PARTNER" ? "/partner" : undefined;
}

function loginPathOf(role: unknown): "/admin/login" | "/partner/login" | undefined {
  if (isStaffRole(role)) return "/admin/login";
  return role === "PARTNER" ? "/partner/login" : undefined;
}

/** The exhibitors' page for an unknown role. */
export function recoveryPathOf(role: unknown): "/admin/recover-password" | "/partner/recover-password" {
  return isStaffRole(role) ? "/admin/recover-password" : "/partner/recover-password";
}

/** AUTH-10 to AUTH-13 */
export function mayEnter(area: "admin" | "partner", role: unknown): boolean {
  return area === "admin" ? isStaffRole(role) : role === "PARTNER";
}

/**
 * Only a path of the partner area on this site, other than login, recovery and first access; other sites, `//` and
 * backslashes are refused.
 */
export function safePartnerPath(remembered: unknown): string | undefined {
  if (typeof remembered !== "string" || !/^\/partner(?=[/?#]|$)/.test(remembered)) return undefined;
  // Resolved like the browser would, so that "/partner/../x" or a control character cannot leave the area.
  const { origin, pathname, search, hash } = new URL(remembered, "https://portal.invalid");
  if (origin !== "https://portal.invalid" || !/^\/partner(\/|$)/.test(pathname)) return undefined;
  const isSkipped = NOT_REMEMBERED.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return isSkipped ? undefined : pathname + search + hash;
}
