import { reasonOf } from "#domain/refusal.ts";
import { CallError } from "../call/call.ts";

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** A proxy that cannot reach the portal. */
const GATEWAY = [502, 504];

type Patience = {
  signal: AbortSignal;
  /** The progress in percent; attempts after progress do not count. */
  progress: () => number;
  onLost: () => void;
};

/**
 * Retries a lost connection with growing pauses, waiting while offline. Gives up after six losses without progress; a
 * refusal is thrown at once.
 */
export async function untilSent<T>(
  send: () => Promise<T>,
  { signal, progress, onLost }: Patience,
): Promise<T> {
  let [lost, reached] = [0, 0];
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (progress() > reached) lost = 0;
      reached = Math.max(reached, progress());
      const pause = PAUSES_MS[lost];
      lost += 1;
      if (signal.aborted || !isLost(error) || pause === undefined) throw error;
      onLost();
      await wait(pause, signal);
    }
  }
}

function isLost(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof CallError && GATEWAY.includes(error.status) && reasonOf(error) === undefined;
}

/** Cut short by coming online or by cancelling. */
async function wait(pauseMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => navigator.onLine !== false && resolve(), pauseMs);
  const go = () => resolve();
  globalThis.addEventListener?.("online", go);
  signal.addEventListener("abort", go);
  await promise;
  clearTimeout(timer);
  globalThis.removeEventListener?.("online", go);
  signal.removeEventListener("abort", go);
  signal.throwIfAborted();
}
