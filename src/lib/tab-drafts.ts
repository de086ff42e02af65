/**
 * What somebody signed in has typed and not sent yet, kept in the tab's session storage: a closed dialog, another page,
 * a reload or an ended session loses nothing. It belongs to one account, and goes when that one signs out, when
 * another one signs in, and with the tab.
 */
const PREFIX = "draft:";
/** Whose drafts the tab holds: the id of an account. */
const OWNER = "drafts-of";

/** What is kept under a name; undefined when there is nothing, or nothing that can be read. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** A page that is still closing after its account has signed out keeps nothing any more. */
export function keepDraft(name: string, content: object): void {
  try {
    if (sessionStorage.getItem(OWNER) === null) return;
    sessionStorage.setItem(PREFIX + name, JSON.stringify(content));
  } catch {
    // Without storage the screen is the only copy.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** Whether something typed in this tab would be lost by signing out. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
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

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
