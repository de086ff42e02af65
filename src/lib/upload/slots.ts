/** Of the six connections a browser has for one host: the others are for calls and the live stream. */
const AT_ONCE = 3;

const waiting: (() => void)[] = [];
let running = 0;

/** Runs what sends a file, three at a time over all that is sent from this page; the others wait for their turn. */
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
