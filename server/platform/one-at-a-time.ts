const last = new Map<string, Promise<unknown>>();

/** Works of one key go one after another, those of different keys side by side. */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work);
  const settled = mine.catch(() => undefined);
  last.set(key, settled);
  try {
    return await mine;
  } finally {
    if (last.get(key) === settled) last.delete(key);
  }
}
