/** Of the storage: apart from what accounts leave on the device, which goes when one signs out. */
export const VISITOR_FORM = "visitor-form";

/** Whether a form was ever kept on this device, without the code that reads it. */
export async function mayHaveCopy(): Promise<boolean> {
  try {
    if (!("databases" in indexedDB)) return true;
    const stores = await indexedDB.databases();
    return stores.some(({ name }) => name === VISITOR_FORM);
  } catch {
    return false;
  }
}
