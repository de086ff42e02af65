/**
 * The commit that last changed each table. A cached value holds for one revision of its tables (kept.ts). Counted by
 * what was written, so no verb has to report it.
 */
export class Revisions {
  #last = 0;
  #ofAll = 0;
  readonly #ofTable = new Map<string, number>();
  /** Set for a database that other processes change too: reads what they have changed until now. */
  catchUp: (() => Promise<void>) | undefined;

  /** A commit changed these tables, or nobody knows which. */
  note(tables: Iterable<string> | "unknown"): void {
    this.#last += 1;
    if (tables === "unknown") this.#ofAll = this.#last;
    else for (const table of tables) this.#ofTable.set(table, this.#last);
  }

  of(tables: readonly string[]): number {
    return Math.max(this.#ofAll, ...tables.map((table) => this.#ofTable.get(table) ?? 0));
  }
}

const books = new WeakMap<object, Revisions>();

/** What a reader reads is counted here; what happens inside a transaction is its own affair until the commit. */
export function keepRevisions(reader: object, revisions: Revisions): void {
  books.set(reader, revisions);
}

export function revisionsOf(reader: object): Revisions | undefined {
  return books.get(reader);
}
