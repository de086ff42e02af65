import { STORAGE_KEY } from "./hint.ts";
import { asRecord, userOf, type SessionUser } from "./user.ts";
import { dropUnsent } from "./unsent.ts";

/**
 * The one entry that all tabs of a browser share: the user and an authenticated flag, never a token or a password
 * (AUTH-27). A logout removes it before it writes that nobody is signed in; by that the other tabs tell somebody who
 * left from a session that ran out.
 */
const SIGNED_OUT = JSON.stringify({ user: null, isAuthenticated: false });

export type EntryChange = { user: SessionUser | undefined; isLogout: boolean };

export function readEntry(): SessionUser | undefined {
  return parseEntry(readText());
}

export function writeEntry(user: SessionUser): void {
  writeText(JSON.stringify({ user, isAuthenticated: true }));
}

/** Nobody is signed in any more; an entry that another tab has written for somebody else stays. */
export function clearEntry(user: SessionUser | null): void {
  const stored = readEntry();
  if (!stored || !user || stored.id === user.id) writeText(SIGNED_OUT);
}

/** Like clearEntry, for somebody who left on purpose. */
export function removeEntry(user: SessionUser | null): void {
  const stored = readEntry();
  if (stored && user && stored.id !== user.id) return;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is switched off: there is nothing to remove.
  }
  writeText(SIGNED_OUT);
}

/** Passes on what other tabs write, and what was missed while this page lay in the browser's back-forward cache. */
export function watchEntry(listener: (change: EntryChange) => void): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== STORAGE_KEY && key !== null) return;
    if (newValue === null) dropUnsent();
    listener({ user: parseEntry(newValue), isLogout: newValue === null });
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) listener({ user: readEntry(), isLogout: true });
  });
}

function parseEntry(text: string | null): SessionUser | undefined {
  try {
    const stored = asRecord(JSON.parse(text ?? "null"));
    return stored["isAuthenticated"] === true ? userOf(stored) : undefined;
  } catch {
    return undefined;
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // Storage may be switched off; the guards ask the server then.
  }
}

function writeText(text: string): void {
  if (readText() === text) return;
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // The session then lasts in this tab until it is reloaded, and the cookie brings it back.
  }
}
