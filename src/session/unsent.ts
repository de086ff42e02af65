import {
  clearDevice,
  dropDeviceOfOthers,
  hasUnsent as hasUnsentOnDevice,
} from "#src/lib/kept/device-store.ts";
import { dropDrafts, dropDraftsOfOthers, hasDrafts } from "#src/lib/kept/tab-drafts.ts";

/** What an account entered and has not sent, in the tab and on the device: it is the account's alone. */

/** Called when an account signs in: drops what other accounts left. */
export function dropUnsentOfOthers(userId: string): void {
  dropDraftsOfOthers(userId);
  dropDeviceOfOthers(userId);
}

/** Somebody signed out here or in another tab. */
export function dropUnsent(): void {
  dropDrafts();
  clearDevice();
}

/** Whether signing out would lose unsent text or files. */
export async function hasUnsent(): Promise<boolean> {
  return hasDrafts() || hasUnsentOnDevice();
}
