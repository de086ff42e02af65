/** Runs at most this many tasks at once; the others wait in their order. */
export function atMost(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The freed place goes to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
