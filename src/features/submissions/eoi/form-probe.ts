import { readDraft } from "#src/lib/kept/tab-drafts.ts";

/** The name in the storage, apart from what accounts leave on the device, which is erased on sign-out. */
export const VISITOR_FORM = "visitor-form";
/** The form's name in the storage, or in the tab where nothing can be stored. */
export const FORM = "expression-of-interest-form";

/** Whether a form was ever stored on this device, without the code that reads it. */
export async function mayHaveForm(): Promise<boolean> {
  if (readDraft(FORM, "visitor")) return true;
  try {
    if (!("databases" in indexedDB)) return true;
    const stores = await indexedDB.databases();
    return stores.some(({ name }) => name === VISITOR_FORM);
  } catch {
    return false;
  }
}
