import { createClient, type Client } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { refuse, type RecordKind } from "#domain/refusal.ts";
import * as schema from "./schema/index.ts";

export type Reader = LibSQLDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Reader["transaction"]>[0]>[0];

/** What a transaction wrote that somebody waits for: a record was changed, or a message is ready to leave. */
export type News =
  | { kind: "record"; record: RecordKind; recordId: string; submissionId: string | null }
  | { kind: "mail" };

export type Database = {
  /** Reads go straight through: WAL lets them run beside the one writer. */
  read: Reader;
  /**
   * The only way to change anything. Transactions run one at a time in the order they were asked for, and each is
   * committed or rolled back before the next begins. Inside, await nothing but the database: no mail, file or hash.
   */
  write: <T>(change: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The one moment after a commit: `listen` hears what the transaction told, and nothing of one that was rolled back. */
  onNews: (listen: (news: readonly News[]) => void) => void;
  client: Client;
  close: () => Promise<void>;
};

const told = new WeakMap<Tx, News[]>();

/** Tells those who wait, once the transaction is committed. */
export function tellNews(tx: Tx, news: News): void {
  told.get(tx)?.push(news);
}

/** libSQL waits for a foreign lock on our own thread, so the native wait stays short and the queue retries. */
const NATIVE_WAIT_MS = 50;
const FOREIGN_LOCK_PATIENCE_MS = 5_000;

export function openDatabase(options: { url: string; authToken?: string }): Database {
  const client = createClient({
    url: options.url,
    ...(options.authToken && { authToken: options.authToken }),
    ...(options.url.startsWith("file:") && { timeout: NATIVE_WAIT_MS }),
  });
  const read = drizzle(client, { schema });
  const listeners: ((news: readonly News[]) => void)[] = [];
  let tail: Promise<unknown> = Promise.resolve();

  function write<T>(change: (tx: Tx) => Promise<T>): Promise<T> {
    const turn = tail.then(() => runPatiently(() => commit(change)));
    tail = turn.catch(() => undefined);
    return turn;
  }

  async function commit<T>(change: (tx: Tx) => Promise<T>): Promise<T> {
    const news: News[] = [];
    const answer = await read.transaction((tx) => {
      told.set(tx, news);
      return change(tx);
    });
    if (news.length > 0) for (const listen of listeners) listen(news);
    return answer;
  }

  async function close(): Promise<void> {
    await tail;
    client.close();
  }

  return { read, write, onNews: (listen) => void listeners.push(listen), client, close };
}

/** Retries a transaction that another process kept from beginning; nothing of it has run when that happens. */
async function runPatiently<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + FOREIGN_LOCK_PATIENCE_MS;
  for (let pause = 5; ; pause = Math.min(pause * 2, 100)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() + pause > deadline) throw refuse("busy", { retryAfterSeconds: 5 });
      await Bun.sleep(pause);
    }
  }
}

function isBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (String((cause as { code?: unknown }).code).startsWith("SQLITE_BUSY")) return true;
  }
  return false;
}
