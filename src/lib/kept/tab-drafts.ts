/**
 * Unsent text in the tab's session storage: a closed dialog, another page or a reload loses nothing. An account's is
 * dropped on sign-out or another sign-in, a visitor's with the tab.
 */
export type DraftOwner = "account" | "visitor";

const PREFIX = "draft:";
const VISITORS_PREFIX = "visitor:";
/** The entry with the id of the account that owns the drafts. */
const OWNER = "drafts-of";
/** A visitor's drafts where the browser stores nothing: they last as long as the page. */
const unstored = new Map<string, object>();

/** The stored draft; undefined where none is stored or it is unreadable. */
export function readDraft(name: string, owner: DraftOwner = "account"): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name, owner)) ?? "null") ?? undefined;
  } catch {
    return owner === "visitor" ? unstored.get(name) : undefined;
  }
}

/** Stores a draft; a page still closing after sign-out stores nothing. */
export function keepDraft(name: string, content: object, owner: DraftOwner = "account"): void {
  try {
    if (owner === "account" && sessionStorage.getItem(OWNER) === null) return;
    sessionStorage.setItem(keyOf(name, owner), JSON.stringify(content));
  } catch {
    // Without storage the screen is an account's only copy.
    if (owner === "visitor") unstored.set(name, content);
  }
}

export function dropDraft(name: string, owner: DraftOwner = "account"): void {
  if (owner === "visitor") unstored.delete(name);
  try {
    sessionStorage.removeItem(keyOf(name, owner));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Whether signing out would lose unsent text. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

/** The names of the account's drafts that begin with a prefix. */
export function draftNames(beginning: string): string[] {
  return draftKeys()
    .map((key) => key.slice(PREFIX.length))
    .filter((name) => name.startsWith(beginning));
}

/** Called on sign-out: drops the account's drafts. */
export function dropDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
  try {
    sessionStorage.removeItem(OWNER);
  } catch {
    // Without storage there are no drafts.
  }
}

/** Called on sign-in: drops the drafts of another account. */
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
