import type { Log } from "./log.ts";

type Said = { requestId: string } & Record<string, unknown>;
type Count = { times: number; last: Said };

/** So many a minute stand in the log by themselves; a flood of them is a number. */
const SINGLY = 10;
const MINUTE_MS = 60_000;

const counts = new WeakMap<Log, Map<string, Count>>();

/**
 * Logs what callers can make happen as often as they like: the first ten of a kind in a minute each, and at its end how
 * many there were in all, with the last request. Of one kind is what is said alike but for the request.
 */
export function logCounted(log: Log, level: "info" | "error", said: Said, message: string): void {
  const { requestId: _one, ...kind } = said;
  const key = `${level} ${message} ${JSON.stringify(kind)}`;
  const known = counts.get(log) ?? new Map<string, Count>();
  counts.set(log, known);
  const count = known.get(key) ?? { times: 0, last: said };
  count.times += 1;
  count.last = said;
  if (count.times <= SINGLY) log[level](said, message);
  if (known.has(key)) return;
  known.set(key, count);
  setTimeout(() => {
    known.delete(key);
    if (count.times > SINGLY) log[level]({ ...count.last, times: count.times }, message);
  }, MINUTE_MS).unref();
}
