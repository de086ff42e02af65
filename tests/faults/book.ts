import type { Calls } from "./calls.ts";
import type { Write } from "./writes.ts";

type Entry = {
  write: Write;
  /** What the portal answered; undefined while nobody knows whether it was done. */
  acknowledged?: unknown;
  /** Of a client that goes on with the answer, whenever it comes. */
  goOn?: (answer: never) => void;
};

/** What the clients sent and what of it was acknowledged: their own word, written down outside the portal. */
export class Book {
  readonly #entries: Entry[] = [];
  #unlooked: Entry[] = [];
  #serial = 0;
  readonly #seed: number;
  /** Nobody begins anything more. */
  isOver = false;
  retried = 0;
  readonly faults: string[] = [];
  /** Answers that no client expects: neither done nor cut off. */
  readonly refused: string[] = [];

  constructor(seed: number) {
    this.#seed = seed;
  }

  mark(kind: string): string {
    this.#serial += 1;
    return `audit-${this.#seed}-${kind}-${this.#serial}`;
  }

  get acknowledged(): number {
    return this.#entries.filter((entry) => entry.acknowledged !== undefined).length;
  }

  /** Sent, and neither answered nor known to be done. */
  get unknown(): number {
    return this.#entries.length - this.acknowledged;
  }

  /** Resolves to the answer, to nothing when there was none. */
  async send<Said>(calls: Calls, write: Write, goOn?: (answer: Said) => void): Promise<Said | undefined> {
    const entry: Entry = { write, ...(goOn && { goOn }) };
    this.#entries.push(entry);
    this.#unlooked.push(entry);
    return (await this.#try(calls, entry)) as Said | undefined;
  }

  /**
   * After a restart: of what nobody answered some is sent again under its key, whatever a client goes on with always;
   * then all that is acknowledged is looked for.
   */
  async lookBack(portal: { calls: () => Calls }, isAgain: () => boolean): Promise<void> {
    const calls = portal.calls();
    for (const entry of this.#unlooked) {
      const isKnown = entry.acknowledged !== undefined;
      if (isKnown ? !isAgain() : !entry.goOn && !isAgain()) continue;
      this.retried += 1;
      const before = textOf(entry.acknowledged);
      await this.#try(calls, entry);
      if (isKnown && textOf(entry.acknowledged) !== before)
        this.faults.push(`${entry.write.mark}: sent again, it is answered otherwise`);
      if (entry.acknowledged === undefined) this.faults.push(`${entry.write.mark}: cannot be sent again`);
    }
    await this.#lookFor(this.#unlooked, portal.calls());
    this.#unlooked = [];
  }

  /** Everything that was ever acknowledged. */
  async lookForAll(calls: Calls): Promise<void> {
    await this.#lookFor(this.#entries, calls);
  }

  async #lookFor(entries: readonly Entry[], calls: Calls): Promise<void> {
    for (const { write, acknowledged } of entries) {
      if (acknowledged === undefined) continue;
      const fault = await write.fault(calls, acknowledged);
      if (fault) this.faults.push(`${write.mark}: ${fault}`);
    }
  }

  async #try(calls: Calls, entry: Entry): Promise<unknown> {
    const answer = await entry.write.send(calls).catch(() => undefined);
    if (!answer) return undefined;
    if (answer.status >= 300) {
      this.refused.push(`${entry.write.mark}: ${answer.status} ${JSON.stringify(answer.data)}`);
      return undefined;
    }
    // An answer that is read to its end, and not before, is one.
    entry.acknowledged = answer.data;
    entry.goOn?.(answer.data as never);
    return answer.data;
  }
}

/** Each start has an address of its own, which a link begins with. */
function textOf(answer: unknown): string | undefined {
  return JSON.stringify(answer)?.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "");
}
