/** Of a browser's six connections per host, so that calls and the stream have some. */
const AT_ONCE = 3;

const waiting: (() => void)[] = [];
let running = 0;

/** Limits uploads to three at a time on this page. */
export async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
