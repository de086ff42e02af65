import { useSyncExternalStore } from "react";
import { mayEnter } from "#domain/accounts/landing.ts";
import { call, CallError } from "#src/lib/call/call.ts";
import {
  changeSession,
  forgetUser,
  hasLeftOnPurpose,
  beginLeaving,
  leaveSession,
  readLoss,
  readServerSession,
  readSession,
  storeUser,
  subscribeToSession,
  type Loss,
  type SessionState,
} from "./store.ts";
import { userOf, type SessionUser } from "./user.ts";

export type Area = "admin" | "partner";

/** The English literals of a refused login; the screen has their Portuguese. */
export const DENIED = {
  admin: "Access denied. Admin privileges required.",
  partner: "Access denied. Partner privileges required.",
} as const satisfies Record<Area, string>;
export const LOGIN_FAILED = "Login failed. Please try again.";

/** The id of the user that the server has confirmed since the page loaded. */
let confirmed: string | undefined;

/** `const { user, isAuthenticated, logout } = useSession()`. */
export function useSession(): SessionState & { logout: () => Promise<void> } {
  const state = useSyncExternalStore(subscribeToSession, readSession, readServerSession);
  return { ...state, logout };
}

/** The session that is gone under the open page, until the same user is back or leaves. */
export function useLoss(): Loss | undefined {
  return useSyncExternalStore(subscribeToSession, readLoss, () => undefined);
}

/**
 * Signs in at the login of an area (AUTH-09 to AUTH-14). The user who may enter it; otherwise undefined, and the
 * state's `error` holds the reason. The right password of a wrong role opens nothing: that session ends at once.
 */
export async function login(
  area: Area,
  credentials: { email: string; password: string },
): Promise<SessionUser | undefined> {
  changeSession({ isLoading: true, error: null });
  try {
    const user = await openSession(credentials);
    if (mayEnter(area, user.role)) {
      enter(user);
      return user;
    }
    await endSession();
    forgetUser();
    changeSession({ error: DENIED[area] });
  } catch (error) {
    changeSession({ isLoading: false, error: loginError(error) });
  }
  return undefined;
}

/**
 * Signs in again over the page whose session was lost. Only its own user goes on there: another user is signed out
 * again, fully. The state's `error` holds the reason of "refused".
 */
export async function signInAgain(
  { user: lost }: Loss,
  password: string,
): Promise<"back" | "refused" | "other"> {
  changeSession({ isLoading: true, error: null });
  try {
    const user = await openSession({ email: lost.email, password });
    if (user.id === lost.id) {
      enter(user);
      return "back";
    }
    await logout();
    return "other";
  } catch (error) {
    changeSession({ isLoading: false, error: loginError(error) });
    return "refused";
  }
}

async function openSession(credentials: { email: string; password: string }): Promise<SessionUser> {
  const user = userOf(await call("POST", "/auth/login", credentials));
  if (!user) throw new Error("the answer holds no user");
  return user;
}

function enter(user: SessionUser): void {
  confirmed = user.id;
  storeUser(user);
}

function loginError(error: unknown): string {
  if (!(error instanceof CallError)) return LOGIN_FAILED;
  return error.errors.map(({ msg }) => msg).join(", ") || error.text || LOGIN_FAILED;
}

/** A login page starts without the error of an earlier attempt. */
export function clearLoginError(): void {
  changeSession({ error: null });
}

/** Ends the session on the server; in this browser it ends whether that succeeds or fails (AUTH-22, AUTH-23). */
export async function logout(): Promise<void> {
  beginLeaving();
  await endSession();
  leaveSession();
}

async function endSession(): Promise<void> {
  try {
    await call("POST", "/auth/logout");
  } catch {
    // The call layer has logged it, and the session runs out by itself.
  }
}

let loading: Promise<SessionUser | undefined> | undefined;

/** Asks the server who is signed in; undefined for nobody. Calls meanwhile share the answer. */
function loadProfile(): Promise<SessionUser | undefined> {
  loading ??= fetchProfile().finally(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchProfile(): Promise<SessionUser | undefined> {
  const { user: before } = readSession();
  changeSession({ isLoading: true });
  try {
    const user = userOf(await call("GET", "/user/profile"));
    if (user) enter(user);
    else forgetUser();
  } catch (error) {
    // Only a clear "nobody" signs out; a server that cannot be reached leaves what was known.
    const isNobody = error instanceof CallError && error.status === 401;
    if (isNobody && before?.id === readSession().user?.id) forgetUser();
    else changeSession({ isLoading: false });
  }
  return signedInUser();
}

/**
 * The user for a guard (GRD-06): read from the server when not yet authenticated, and once after a page load, so that
 * nothing of an area appears under a session that has ended meanwhile. Nobody, without asking, after a logout.
 */
export async function findUser(): Promise<SessionUser | undefined> {
  const user = signedInUser();
  if (user && user.id === confirmed) return user;
  return !user && hasLeftOnPurpose() ? undefined : loadProfile();
}

function signedInUser(): SessionUser | undefined {
  const { user, isAuthenticated } = readSession();
  return isAuthenticated && user ? user : undefined;
}

/** Called after the user chose a password: "first login required" is over (FA-05). */
export function noteOwnPassword(): void {
  const user = signedInUser();
  if (user) storeUser({ ...user, firstLogin: false, accountStatus: "active" });
}

/** Whether somebody is signed in who needs no login page of this area. */
export function signedInFor(area: Area): SessionUser | undefined {
  const user = signedInUser();
  return user && mayEnter(area, user.role) ? user : undefined;
}
