import type { Log } from "./log.ts";

type Said = { requestId: string } & Record<string, unknown>;
type Count = { times: number; say: () => void };

/** Most lines a minute that are logged one by one; more are only counted. */
const SINGLY = 10;
const MINUTE_MS = 60_000;

const counts = new WeakMap<Log, Map<string, Count>>();

/**
 * Logs what callers can make happen as often as they like: the first ten of a kind in a minute each, and at its end how
 * many there were in all, with the last request. Of one kind is what is said alike but for the request
 * and the time it took.
 */
export function logCounted(log: Log, level: "info" | "error", said: Said, message: string): void {
  const { requestId: _one, ms: _long, ...kind } = said;
  const key = `${level} ${message} ${JSON.stringify(kind)}`;
  const known = counts.get(log) ?? new Map<string, Count>();
  counts.set(log, known);
  const times = (known.get(key)?.times ?? 0) + 1;
  const isNew = times === 1;
  known.set(key, { times, say: () => log[level]({ ...said, times }, message) });
  if (times <= SINGLY) log[level](said, message);
  if (isNew) setTimeout(() => endCount(known, key), MINUTE_MS).unref();
}

/** Writes the remaining counts before the log ends. */
export function endCounts(log: Log): void {
  const known = counts.get(log);
  for (const key of known?.keys() ?? []) if (known) endCount(known, key);
}

function endCount(known: Map<string, Count>, key: string): void {
  const count = known.get(key);
  known.delete(key);
  if (count && count.times > SINGLY) count.say();
}
