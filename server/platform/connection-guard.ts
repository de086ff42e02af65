import { descriptorLimit, nextDescriptor } from "./descriptors.ts";
import type { Log } from "./log.ts";
import { networkOf } from "./network.ts";
import { type Connection, openSockets } from "./sockets.ts";

type Guarded = {
  /** The port that the portal listens on. */
  port: number;
  /** What one address may have open; without it only the whole is bounded (behind a proxy all come from one). */
  mostPerAddress: number | undefined;
  log: Log;
};

const LOOK_EVERY_MS = 100;
/** While others wait to take the place of those that were ended. */
const LOOK_AGAIN_MS = 10;
const SAY_EVERY_MS = 60_000;
/** What files, threads and the database need, out of what the process may have open. */
const KEPT_FREE = 128;

/**
 * Ends the newest connections of an address that has too many, and of those with most when descriptors run out: without
 * one no page can be rendered and nothing be stored. It counts by descriptors, so that looking costs nothing in quiet
 * times.
 */
export function guardConnections({ port, mostPerAddress, log }: Guarded): { stop: () => void } {
  const sockets = openSockets();
  const limit = descriptorLimit();
  if (!sockets || limit === undefined) return { stop: () => undefined };
  const room = Math.max(Math.floor(limit / 2), limit - KEPT_FREE);
  const most = mostPerAddress === undefined ? room : Math.min(mostPerAddress, Math.floor(room / 2));
  let saidAt = -Infinity;
  let timer = setTimeout(look, LOOK_EVERY_MS).unref();

  function look(): void {
    const next = nextDescriptor() ?? limit ?? 0;
    const dropped = next < most ? 0 : dropExcess(next);
    timer = setTimeout(look, dropped > 0 ? LOOK_AGAIN_MS : LOOK_EVERY_MS).unref();
  }

  function dropExcess(next: number): number {
    const open = sockets?.list(limit ?? next).filter((connection) => connection.port === port) ?? [];
    const dropped = findExcess(open, most, room);
    for (const connection of dropped) sockets?.end(connection);
    if (dropped.length > 0 && performance.now() - saidAt > SAY_EVERY_MS) {
      saidAt = performance.now();
      const counts = { open: open.length, dropped: dropped.length };
      log.warn({ event: "connectionsDropped", ...counts }, "too many connections");
    }
    return dropped.length;
  }

  return { stop: () => clearTimeout(timer) };
}

/**
 * What has to go so that no address has more than `most` and all together no more than `room`: of each the newest, and
 * first of those who have many.
 */
export function findExcess(open: readonly Connection[], most: number, room: number): Connection[] {
  const byNetwork = new Map<string, Connection[]>();
  for (const connection of open) {
    const network = networkOf(connection.address) ?? connection.address;
    const others = byNetwork.get(network);
    if (others) others.push(connection);
    else byNetwork.set(network, [connection]);
  }
  const counts = [...byNetwork.values()].map(({ length }) => length);
  let share = most;
  while (share > 1 && sumUpTo(counts, share) > room) share -= Math.ceil(share / 20);
  return [...byNetwork.values()].flatMap((connections) => connections.slice(share));
}

function sumUpTo(counts: readonly number[], share: number): number {
  return counts.reduce((sum, count) => sum + Math.min(count, share), 0);
}
