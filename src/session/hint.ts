/** The entry in which this browser notes who is signed in; entry.ts reads and writes it. */
export const STORAGE_KEY = "auth-storage";

/** Whether it looks as if somebody were signed in: enough to decide whether to fetch the code that knows. */
export function hasSessionHint(): boolean {
  try {
    return /"isAuthenticated":\s*true/.test(localStorage.getItem(STORAGE_KEY) ?? "");
  } catch {
    return false; // Storage may be switched off; the guards ask the server then.
  }
}
