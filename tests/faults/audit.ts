import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillDemo, type Portal, startPortal } from "#tests/portal-process.ts";
import { until } from "#tests/until.ts";
import { Book } from "./book.ts";
import { Calls, type Logins, signInAll } from "./calls.ts";
import { type Client, makeClients } from "./clients.ts";
import { lookBehind } from "./look-behind.ts";
import { readGoods } from "./writes.ts";

export type Audit = {
  kills: number;
  sent: number;
  acknowledged: number;
  retried: number;
  /** What was acknowledged and is lost, half, doubled or another; what the files hold that no call shows. */
  faults: readonly string[];
  refused: readonly string[];
  /** Milliseconds from a start after a kill to its first answer, the middle one and the slowest. */
  startedIn: { median: number; slowest: number };
};

type Options = {
  kills: number;
  seed: number;
  /** Another program than the portal's own. */
  entry?: string;
  /** Ends as soon as something acknowledged is lost. */
  untilLost?: boolean;
};

/** The least and the most writes that are acknowledged before a kill, which then comes at any moment. */
const WRITES = [2, 50] as const;
const MOMENT_MS = [0, 30] as const;
/** A login lasts for fifteen minutes, and outlasts kills. */
const LOGIN_MS = 600_000;
/** Of the writes, answered or not, the share that is sent a second time under its key. */
const SENT_AGAIN = 0.3;
const SHOW_EVERY = 20;

/**
 * Clients write by HTTP while the portal is killed again and again; after each start all that it had acknowledged is
 * looked for, at the end once more, and in its files as well. The same seed gives the same moments and orders, as far as
 * a machine is ever the same.
 */
export async function auditKills({ kills, seed, entry, untilLost = false }: Options): Promise<Audit> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-audit-"));
  fillDemo(dataDir);
  const random = randomFrom(seed);
  const book = new Book(seed);
  const killed = new KilledPortal(dataDir, entry);
  const isDone = () => killed.kills === kills || (untilLost && book.faults.some(isLoss));
  try {
    await killed.start();
    const clients = makeClients(await readGoods(killed.calls()), random);
    while (!isDone()) {
      await workUntilKilled(killed, book, clients, random);
      await killed.start();
      await book.lookBack(killed, () => random() < SENT_AGAIN);
      if (killed.kills % SHOW_EVERY === 0)
        console.log(`${killed.kills} kills, ${book.acknowledged} acknowledged`);
    }
    const told = killed.kills;
    await killed.staySignedIn();
    await book.lookForAll(killed.calls());
    await killed.kill();
    const { acknowledged, unknown, retried, faults, refused } = book;
    const behind = await lookBehind(dataDir);
    return {
      kills: told,
      sent: acknowledged + unknown,
      acknowledged,
      retried,
      faults: [...faults, ...behind],
      refused,
      ...killed.told(),
    };
  } finally {
    await killed.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function workUntilKilled(
  killed: KilledPortal,
  book: Book,
  clients: readonly Client[],
  random: () => number,
): Promise<void> {
  const calls = killed.calls();
  book.isOver = false;
  const enough = book.acknowledged + between(WRITES, random);
  let haveLeft = false;
  const working = Promise.all(clients.map((client) => client(book, calls))).then(() => (haveLeft = true));
  await until(() => haveLeft || book.acknowledged >= enough);
  await Bun.sleep(between(MOMENT_MS, random));
  await killed.kill();
  book.isOver = true;
  await working;
}

/** One portal over many starts on one folder, and who is signed in there. */
class KilledPortal {
  readonly #dataDir: string;
  readonly #entry: string | undefined;
  readonly #startedIn: number[] = [];
  #portal: Portal | undefined;
  #logins: Logins | undefined;
  #signedInAt = 0;
  kills = 0;

  constructor(dataDir: string, entry: string | undefined) {
    this.#dataDir = dataDir;
    this.#entry = entry;
  }

  async start(): Promise<void> {
    const entry = this.#entry;
    const options = { seed: "empty", dataDir: this.#dataDir, askEvery: 5 } as const;
    this.#portal = await startPortal({ ...options, ...(entry && { entry }) });
    this.#startedIn.push(this.#portal.startedIn);
    await this.staySignedIn();
  }

  async staySignedIn(): Promise<void> {
    if (!this.#portal || (this.#logins && performance.now() - this.#signedInAt < LOGIN_MS)) return;
    this.#logins = await signInAll(this.#portal);
    this.#signedInAt = performance.now();
  }

  calls(): Calls {
    if (!this.#portal || !this.#logins) throw new Error("it was not started");
    return new Calls(this.#portal, this.#logins);
  }

  async kill(): Promise<void> {
    if (!this.#portal) return;
    await this.#portal.kill();
    this.#portal = undefined;
    this.kills += 1;
  }

  /** Without the first start, which no kill was before. */
  told(): Pick<Audit, "startedIn"> {
    const again = this.#startedIn.slice(1).toSorted((one, other) => one - other);
    return { startedIn: { median: again[again.length >> 1] ?? 0, slowest: again.at(-1) ?? 0 } };
  }
}

export function isLoss(fault: string): boolean {
  return fault.endsWith(": lost");
}

function between([least, most]: readonly [number, number], random: () => number): number {
  return least + random() * (most - least);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
