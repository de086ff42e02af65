import { createClient, type Client } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { refuse } from "#domain/refusal.ts";
import * as schema from "./schema/index.ts";

export type Reader = LibSQLDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Reader["transaction"]>[0]>[0];

export type Database = {
  /** Reads go straight through: WAL lets them run beside the one writer. */
  read: Reader;
  /**
   * The only way to change anything. Transactions run one at a time in the order they were asked for, and each is
   * committed or rolled back before the next begins. Inside, await nothing but the database: no mail, file or hash.
   */
  write: <T>(change: (tx: Tx) => Promise<T>) => Promise<T>;
  client: Client;
  close: () => Promise<void>;
};

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
  let tail: Promise<unknown> = Promise.resolve();

  function write<T>(change: (tx: Tx) => Promise<T>): Promise<T> {
    const turn = tail.then(() => runPatiently(() => read.transaction(change)));
    tail = turn.catch(() => undefined);
    return turn;
  }

  async function close(): Promise<void> {
    await tail;
    client.close();
  }

  return { read, write, client, close };
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
