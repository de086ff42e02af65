import { callForToaster } from "./toaster-call.ts";

/** Fetched with the first touch of a page that calls the server, so that a lost connection can still be announced. */
export async function loadNotices() {
  const [sonner] = await Promise.all([import("sonner"), import("./toaster.tsx")]);
  return sonner;
}

/** Something went well: "Order sent". The text is a finished sentence in the reader's language. */
export function showSuccess(message: string): void {
  void give(({ toast }) => toast.success(message));
}

/** Something happened that nobody here did. Each message replaces the one before. */
export function showNote(message: string): void {
  void give(({ toast }) => toast(message, { id: "note" }));
}

/** Something failed; the message comes from say() or the screen's own words. */
export function showError(message: string): void {
  void give(({ toast }) => toast.error(message));
}

/** A notice whose code cannot be fetched is not given; the screen itself says what went wrong. */
async function give(show: (notices: Awaited<ReturnType<typeof loadNotices>>) => void): Promise<void> {
  try {
    const notices = await loadNotices();
    callForToaster();
    show(notices);
  } catch {
    // The next message tries to load the toaster again.
  }
}
