import { createStore } from "#src/lib/page/store.ts";
import { clearEntry, readEntry, removeEntry, watchEntry, writeEntry, type EntryChange } from "./entry.ts";
import type { SessionUser } from "./user.ts";
import { dropUnsent, dropUnsentOfOthers } from "./unsent.ts";

/** AUTH-21. `error` is an English literal; the screen says it in the reader's language. */
export type SessionState = {
  user: SessionUser | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  error: string | null;
};

/**
 * A session that is gone while a protected page is open: it ran out, or somebody else signed in to this browser. The
 * page stays with its user and all that was typed, but no call of it is answered until the same user signs in again.
 */
export type Loss = { user: SessionUser; why: "ended" | "replaced" };

const SIGNED_OUT: SessionState = { user: null, isAuthenticated: false, isLoading: false, error: null };

const session = createStore(openState);
let loss: Loss | undefined;
/** Somebody left on purpose, here or in another tab: no guard needs to call the server. */
let hasLeft = false;
let protectedPages = 0;
/** How often somebody came to be signed in, here or by another tab. */
let arrivals = 0;
const otherTabListeners = new Set<() => void>();

export function readSession(): SessionState {
  return typeof window === "undefined" ? readServerSession() : session.read();
}

/** While a page is rendered on the server nobody is signed in. */
export function readServerSession(): SessionState {
  return SIGNED_OUT;
}

export function readLoss(): Loss | undefined {
  return loss;
}

export function hasLeftOnPurpose(): boolean {
  return hasLeft;
}

/** Before the call that ends the session: the server notifies all its tabs, and nobody here will read more. */
export function beginLeaving(): void {
  hasLeft = true;
}

/** For a refresh under way: if the count has grown meanwhile, its session was replaced. */
export function countArrivals(): number {
  return arrivals;
}

export function hasProtectedPage(): boolean {
  return protectedPages > 0;
}

/** What a call or a form does to the state; signing in and out have functions of their own. */
export function changeSession(change: Pick<Partial<SessionState>, "isLoading" | "error">): void {
  publish({ ...readSession(), ...change });
}

/** Signs in, or notes what the server says now of the user. */
export function storeUser(user: SessionUser): void {
  loss = undefined;
  hasLeft = false;
  dropUnsentOfOthers(user.id);
  writeEntry(user);
  publish({ ...SIGNED_OUT, user, isAuthenticated: true });
}

/** Signs out in this browser only (AUTH-22). */
export function forgetUser(): void {
  clearEntry(readSession().user);
  loss = undefined;
  publish(SIGNED_OUT);
}

/** Signs out because somebody wants to leave: nothing typed stays, and the other tabs close their protected pages, too. */
export function leaveSession(): void {
  dropUnsent();
  removeEntry(readSession().user);
  loss = undefined;
  hasLeft = true;
  publish(SIGNED_OUT);
}

/** The server no longer knows the session: signed out here (API-07), and a protected page shows the sign-in again. */
export function loseSession(): void {
  const { user, isAuthenticated } = readSession();
  if (!user || !isAuthenticated) return;
  clearEntry(user);
  if (hasProtectedPage()) holdPage({ user, why: "ended" });
  else publish(SIGNED_OUT);
}

/** The server knows the lost session after all. */
export function regainSession(): void {
  if (loss) storeUser(loss.user);
}

/** Gives the lost session up; the next guard leads to a login without asking who else may be signed in. */
export function giveUpSession(): void {
  if (!loss) return;
  loss = undefined;
  hasLeft = true;
  publish(SIGNED_OUT);
}

/** Resolves once a loss is settled, true when the same user is back; false at once when there is none. */
export function awaitReturn(): Promise<boolean> {
  const lost = loss?.user.id;
  if (!lost) return Promise.resolve(false);
  return new Promise((resolve) => {
    const stop = subscribeToSession(() => {
      if (loss) return;
      stop();
      const { user, isAuthenticated } = readSession();
      resolve(isAuthenticated && user?.id === lost);
    });
  });
}

/**
 * A protected page is on screen until the answered function is called; a loss under it is held meanwhile, and by the
 * protected page that takes its place at once.
 */
export function protectPage(): () => void {
  protectedPages += 1;
  publish(readSession());
  return () => {
    protectedPages -= 1;
    queueMicrotask(() => {
      if (protectedPages === 0) giveUpSession();
    });
  };
}

export function subscribeToSession(listener: () => void): () => void {
  return session.subscribe(listener);
}

/** Calls the listener when another tab has signed this tab in or out, so that guards decide again. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  otherTabListeners.add(listener);
  return () => otherTabListeners.delete(listener);
}

function openState(): SessionState {
  watchEntry(followOtherTab);
  const user = readEntry();
  if (user) dropUnsentOfOthers(user.id);
  return user ? { ...SIGNED_OUT, user, isAuthenticated: true } : SIGNED_OUT;
}

/** No screen of one account goes on under another's session, and none stays open after somebody has left. */
function followOtherTab({ user, isLogout }: EntryChange): void {
  const { user: current } = readSession();
  if (!user && !current) return;
  if (user && user.id === current?.id) {
    loss = undefined;
    dropUnsentOfOthers(user.id);
    publish({ ...SIGNED_OUT, user, isAuthenticated: true });
  } else if (current && hasProtectedPage() && !isLogout) {
    holdPage({ user: current, why: user ? "replaced" : "ended" });
  } else {
    loss = undefined;
    hasLeft = isLogout && !user;
    if (user) dropUnsentOfOthers(user.id);
    publish(user ? { ...SIGNED_OUT, user, isAuthenticated: true } : SIGNED_OUT);
    for (const listener of otherTabListeners) listener();
  }
}

function holdPage(held: Loss): void {
  loss = held;
  publish({ ...SIGNED_OUT, user: held.user });
}

function publish(next: SessionState): void {
  // Reading the session listens to the other tabs, also before a first sign-in.
  if (!readSession().isAuthenticated && next.isAuthenticated) arrivals += 1;
  session.write(next);
}
