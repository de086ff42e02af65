/** The longest wait for a storage that never answers. */
const PATIENCE_MS = 5_000;

/** IndexedDB may be missing, refused, full or silent: it is optional. */
export async function tolerate<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  const { promise: tooLong, resolve } = Promise.withResolvers<T>();
  const patience = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  try {
    return await Promise.race([work(), tooLong]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(patience);
  }
}
