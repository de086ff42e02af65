import { callForToaster } from "./toaster-call.ts";

/** Fetched with the first touch of a page that calls the server, so that a lost connection can still be told. */
export const loadNotices = () => import("sonner");

/** Something went well: "Order sent". The text is a finished sentence in the reader's language. */
export function showSuccess(message: string): void {
  callForToaster();
  void loadNotices().then(({ toast }) => toast.success(message));
}

/** Something failed; the message comes from say() or the screen's own words. */
export function showError(message: string): void {
  callForToaster();
  void loadNotices().then(({ toast }) => toast.error(message));
}
