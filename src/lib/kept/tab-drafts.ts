/**
 * What somebody has typed and not sent yet, kept in the tab's session storage: a closed dialog, another page or a
 * reload loses nothing. An account's goes when it signs out or another signs in, a visitor's with the tab.
 */
export type DraftOwner = "account" | "visitor";

const PREFIX = "draft:";
const VISITORS_PREFIX = "visitor:";
/** Whose drafts the tab holds: the id of an account. */
const OWNER = "drafts-of";
/** What a visitor typed where the browser stores nothing: it lasts as long as the page. */
const unstored = new Map<string, object>();

/** What is kept under a name; undefined when there is nothing, or nothing that can be read. */
export function readDraft(name: string, owner: DraftOwner = "account"): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name, owner)) ?? "null") ?? undefined;
  } catch {
    return owner === "visitor" ? unstored.get(name) : undefined;
  }
}

/** A page that is still closing after its account has signed out keeps nothing any more. */
export function keepDraft(name: string, content: object, owner: DraftOwner = "account"): void {
  try {
    if (owner === "account" && sessionStorage.getItem(OWNER) === null) return;
    sessionStorage.setItem(keyOf(name, owner), JSON.stringify(content));
  } catch {
    // Without storage the screen is the only copy of what an account typed.
    if (owner === "visitor") unstored.set(name, content);
  }
}

export function dropDraft(name: string, owner: DraftOwner = "account"): void {
  if (owner === "visitor") unstored.delete(name);
  try {
    sessionStorage.removeItem(keyOf(name, owner));
  } catch {
    // Nothing was stored.
  }
}

/** Whether something typed in this tab would be lost by signing out. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

/** The account's names that begin so. */
export function draftNames(beginning: string): string[] {
  return draftKeys()
    .map((key) => key.slice(PREFIX.length))
    .filter((name) => name.startsWith(beginning));
}

/** The account has signed out. */
export function dropDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
  try {
    sessionStorage.removeItem(OWNER);
  } catch {
    // Without storage there are no drafts.
  }
}

/** An account is signed in here: what another one left in the tab goes. */
export function dropDraftsOfOthers(userId: string): void {
  try {
    if (sessionStorage.getItem(OWNER) === userId) return;
    dropDrafts();
    sessionStorage.setItem(OWNER, userId);
  } catch {
    // Without storage there are no drafts.
  }
}

function keyOf(name: string, owner: DraftOwner): string {
  return (owner === "account" ? PREFIX : VISITORS_PREFIX) + name;
}

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
