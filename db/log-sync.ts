import { closeSync, existsSync, fdatasync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";

/** Brings a file's content to the disk, off our thread. */
export type SyncFile = (descriptor: number) => Promise<void>;

/**
 * The disk's half of a commit. SQLite would sync its log in every commit, on our own thread: each reader waits, and
 * each order pays for a sync of its own. Here commits only write; a sync in the thread pool follows, one for all that
 * were committed before it began, and nobody is answered before it has ended (P6). So the promise stays: what was
 * acknowledged is on the disk.
 */
export class LogSync {
  readonly #path: string;
  readonly #sync: SyncFile;
  #descriptor: number | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;
  #failure: { error: unknown } | undefined;

  /** `path`: of the database; its log lies beside it. */
  constructor(path: string, sync: SyncFile = syncFile) {
    this.#path = path;
    this.#sync = sync;
  }

  /** Once everything committed until now is on the disk. A sync under way began too early, so the next one counts. */
  onDisk(): Promise<void> {
    this.#next ??= this.#running.then(() => this.#begin());
    return this.#next;
  }

  /**
   * A sync that failed may have left pages that look written and are not: syncing again would succeed and prove
   * nothing. So nothing counts as stored until the log has been brought into the database.
   */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** The log is empty again, and the database has been synced and checked. */
  mended(): void {
    this.#failure = undefined;
  }

  async close(): Promise<void> {
    await this.#next?.catch(() => undefined);
    await this.#running;
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #begin(): Promise<void> {
    this.#next = undefined;
    const sync = this.#syncLog();
    this.#running = sync.catch(() => undefined);
    return sync;
  }

  async #syncLog(): Promise<void> {
    if (this.#failure) throw this.#failure.error;
    try {
      await this.#sync(this.#open());
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }

  /** A log that was just made is found after a power cut only when its folder is on the disk, too. */
  #open(): number {
    if (this.#descriptor !== undefined) return this.#descriptor;
    const folder = openSync(dirname(this.#path), "r");
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
    const log = `${this.#path}-wal`;
    // A disk that knows no shared memory has no log: there SQLite syncs what matters, and the file itself is the rest.
    this.#descriptor = openSync(existsSync(log) ? log : this.#path, "r+");
    return this.#descriptor;
  }
}

function syncFile(descriptor: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(descriptor, (error) => (error ? reject(error) : resolve()));
  });
}
