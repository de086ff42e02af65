/** Whether a form was ever kept on this device, without the code that reads it. */
export async function mayHaveCopy(): Promise<boolean> {
  try {
    if (!("databases" in indexedDB)) return true;
    const stores = await indexedDB.databases();
    return stores.some(({ name }) => name === "visitor-form");
  } catch {
    return false;
  }
}
