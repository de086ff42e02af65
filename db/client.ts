import { createClient, LibsqlError, type Client, type Transaction } from "@libsql/client";
import { drizzle } from "drizzle-orm/libsql";
import { LibSQLSession, LibSQLTransaction } from "drizzle-orm/libsql/session";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { refuse } from "#domain/refusal.ts";
import { keepRevisions, Revisions } from "./revisions.ts";
import { databaseFile } from "./database-file.ts";
import { openLocalClient } from "./local-client.ts";
import { ALONE, type Claims, openClaims } from "./claims.ts";
import { LogSync, type SyncFile } from "./log-sync.ts";
import { type Committed, commitShared } from "./commit-shared.ts";
import type { ReadDb, Tx, Written } from "./written.ts";
import { SharedNews } from "./shared.ts";
import { fetchInTime } from "./unreachable.ts";

export type { ReadDb, ShownTo, Tx, Written } from "./written.ts";

export type Database = {
  /** Reads go straight through: WAL lets them run beside the one writer. */
  read: ReadDb;
  /**
   * The only way to change anything. Transactions run one at a time in the order they were asked for, and each is
   * committed or rolled back before the next begins. Inside, await nothing but the database: no mail, file or hash; one
   * that writes thousands of rows lets the loop turn in between, for those who read.
   */
  write: <T>(change: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * The one moment after a commit: `listen` gets what the transaction wrote, and nothing of a transaction that was
   * rolled back.
   */
  onWritten: (listen: Listener) => void;
  /** What only one of the processes does that share the database; the process of a file is alone. */
  claims: Claims;
  /** Whether other processes may work on it, too. */
  isShared: boolean;
  /** Begins to hear what the others write, once the tables are there. */
  startSharing: () => void;
  client: Client;
  /** In its turn among the changes: brings the log of a file into it and empties it, so that nothing erased stands there. */
  foldLog: () => Promise<void>;
  /** Changes that wait for their turn or have it. */
  waiting: () => number;
  close: () => Promise<void>;
};

/** `isOthers`: another process wrote the change. */
type Listener = (written: readonly Written[], isOthers: boolean) => void;

const writtenBy = new WeakMap<Tx, Written[]>();

/** Says what a transaction wrote to those who wait for it, once it is committed. */
export function noteWritten(tx: Tx, written: Written): void {
  writtenBy.get(tx)?.push(written);
}

/** libSQL waits for a foreign lock on our own thread, so the native wait stays short and the queue retries. */
const NATIVE_WAIT_MS = 10;
/** How long a write waits while another process holds the lock. */
const PATIENCE_MS = 5_000;
/** In our own line, which moves: on a slow machine a rush takes its time, and who waits longer has left. */
const LINE_MS = 60_000;

type Options = {
  url: string;
  authToken?: string;
  /**
   * Milliseconds for which a foreign lock keeps callers of `write` waiting, however many there are; `Infinity` when
   * no reader waits, as while a demonstration is filled.
   */
  patience?: number;
  /** How the log of a file is brought to the disk, for tests of a disk that fails. */
  sync?: SyncFile;
};

export function openDatabase(options: Options): Database {
  const path = databaseFile(options.url);
  const log = path ? new LogSync(path, options.sync) : undefined;
  const revisions = new Revisions();
  const client = openClient(options, revisions);
  const read = drizzle(client);
  keepRevisions(read, revisions);
  const open = opening(client);
  const listeners: Listener[] = [];
  const shared = path ? undefined : new SharedNews(client, revisions, (written) => tellAll(written, true));
  const turnOf = takeTurns(options.patience);
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** The next transaction begins while the disk is still at this one; who waits for it is answered afterwards. */
  function write<T>(change: (tx: Tx) => Promise<T>): Promise<T> {
    const inTime = turnOf();
    const turn = tail.then(() => inTime(() => commit(change)));
    waiting += 1;
    tail = turn
      .catch(() => undefined)
      .then(() => {
        waiting -= 1;
        return nextTurn();
      });
    return turn.then(announce);
  }

  async function commit<T>(change: (tx: Tx) => Promise<T>): Promise<Committed<T>> {
    if (log?.hasFailed) await emptyLog(client, log);
    if (shared) return commitShared(client, shared, { run: change, open });
    const written: Written[] = [];
    const transaction = await client.transaction("write");
    const tx = open(transaction, written);
    try {
      const answer = await change(tx);
      await transaction.commit();
      return { answer, written };
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  function tellAll(written: readonly Written[], isOthers: boolean): void {
    for (const listen of listeners) listen(written, isOthers);
  }

  /** Waits until the change is on the disk before any answer, mail or live news. */
  async function announce<T>({ answer, written }: Committed<T>): Promise<T> {
    await log?.onDisk();
    if (written.length > 0) tellAll(written, false);
    return answer;
  }

  async function close(): Promise<void> {
    await tail;
    shared?.stop();
    await log?.close();
    client.close();
  }

  return {
    read,
    write,
    onWritten: (listen) => void listeners.push(listen),
    claims: shared ? openClaims(client, shared.self) : ALONE,
    isShared: shared !== undefined,
    startSharing: () => shared?.start(),
    client,
    foldLog() {
      const turn = tail.then(() => foldNow(client, log)).then(nextTurn);
      tail = turn;
      return turn;
    },
    waiting: () => waiting,
    close,
  };
}

/** A reader may be in its way; the next one comes within the hour. */
async function foldNow(client: Client, log: LogSync | undefined): Promise<void> {
  if (!log || log.hasFailed) return;
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)").catch(() => undefined);
}

/** Begins the written rows of a transaction. */
function opening(client: Client): (transaction: Transaction, written: Written[]) => Tx {
  const findTx = txOver(client);
  return (transaction, written) => {
    const tx = findTx(transaction);
    writtenBy.set(tx, written);
    return tx;
  };
}

/**
 * After a sync that failed: brings what the log holds into the database, by SQLite's own syncs, and reads the database
 * over. Throws while the disk does not let it.
 */
async function emptyLog(client: Client, log: LogSync): Promise<void> {
  const { rows } = await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  if (rows[0]?.["busy"] !== 0) throw new LibsqlError("The log is in use", "SQLITE_IOERR");
  const checked = await client.execute("PRAGMA quick_check(1)");
  if (checked.rows[0]?.[0] !== "ok") throw new LibsqlError("The database is damaged", "SQLITE_CORRUPT");
  log.mended();
}

function openClient({ url, authToken }: { url: string; authToken?: string }, revisions: Revisions): Client {
  const path = databaseFile(url);
  if (path) return openLocalClient({ path, timeout: NATIVE_WAIT_MS }, (tables) => revisions.note(tables));
  return createClient({ url, fetch: fetchInTime, ...(authToken && { authToken }) });
}

/**
 * Drizzle over a transaction. The client of a file begins the same transaction again and again, so that what was built
 * for it once (hot.ts) is good for all that follow; a remote one begins a new one each time.
 */
function txOver(client: Client): (transaction: Transaction) => Tx {
  const dialect = new SQLiteAsyncDialect();
  const known = new WeakMap<Transaction, Tx>();
  return (transaction) => {
    const before = known.get(transaction);
    if (before) return before;
    const session = new LibSQLSession<Record<string, never>, Record<string, never>>(
      client,
      dialect,
      undefined,
      {},
      transaction,
    );
    const tx = new LibSQLTransaction("async", dialect, session, undefined);
    known.set(transaction, tx);
    return tx;
  };
}

/**
 * Retries a transaction that a lock of another process prevented from beginning. Its patience counts from when the
 * lock was first met or, if that is later, from when the change was requested.
 */
function takeTurns(patience = PATIENCE_MS): () => <T>(attempt: () => Promise<T>) => Promise<T> {
  const longest = Math.max(patience, LINE_MS);
  let lockedSince: number | undefined;
  return () => {
    const asked = performance.now();
    const isOver = () => {
      const now = performance.now();
      const locked = lockedSince === undefined ? 0 : now - Math.max(asked, lockedSince);
      return locked >= patience || now - asked >= longest;
    };
    return async (attempt) => {
      for (let pause = 5; !isOver(); pause = Math.min(pause * 2, 100)) {
        try {
          const done = await attempt();
          lockedSince = undefined;
          return done;
        } catch (error) {
          if (!isBusy(error)) {
            lockedSince = undefined;
            throw error;
          }
          lockedSince ??= performance.now();
        }
        await Bun.sleep(pause);
      }
      throw refuse("busy", { retryAfterSeconds: 5 });
    };
  };
}

/**
 * All that came in meanwhile is read and answered before the next transaction: writers starve nobody (D2). And what a
 * change has left behind, since it waits for nothing but the database, runs out in this turn, where no transaction is
 * open that it could write into.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (String((cause as { code?: unknown }).code).startsWith("SQLITE_BUSY")) return true;
  }
  return false;
}
