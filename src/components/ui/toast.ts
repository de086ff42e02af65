import { toast } from "sonner";

/** Something went well: "Order sent". The text is a finished sentence in the reader's language. */
export function showSuccess(message: string): void {
  toast.success(message);
}

/** Something failed; the message comes from say() or the screen's own words. */
export function showError(message: string): void {
  toast.error(message);
}
