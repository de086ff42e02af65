import { type Client, LibsqlError, type Transaction } from "@libsql/client";
import { refuse } from "#domain/refusal.ts";
import { noting, type SharedNews } from "./shared.ts";
import type { Tx, Written } from "./written.ts";
import { isTimedOut, isUnreachable } from "./unreachable.ts";

/** `written`: the changes to announce after the commit. */
export type Committed<T> = { answer: T; written: Written[] };

type Change<T> = {
  run: (tx: Tx) => Promise<T>;
  /** Drizzle over a transaction, which notes what is written in it. */
  open: (transaction: Transaction, written: Written[]) => Tx;
};

/**
 * A transaction on a server. It begins before the change does, so that one that has to wait its turn has run nothing.
 * When the way to the server breaks at the commit, nobody knows what became of it: it is looked for, and never repeated.
 */
export async function commitShared<T>(
  client: Client,
  shared: SharedNews,
  change: Change<T>,
): Promise<Committed<T>> {
  const written: Written[] = [];
  const tables = new Set<string>();
  const mark = crypto.randomUUID();
  const transaction = await client.transaction("write");
  try {
    await transaction.execute("select 1").catch((error: unknown) => {
      throw isTimedOut(error) ? new LibsqlError("others are at work", "SQLITE_BUSY") : error;
    });
    const answer = await change.run(change.open(noting(transaction, tables), written));
    await shared.leave(transaction, { mark, tables, written });
    await transaction.commit().catch(async (error: unknown) => {
      if (!isUnreachable(error) || !(await findOutcome(client, mark))) throw error;
    });
    shared.noteOwn(tables);
    return { answer, written };
  } catch (error) {
    if (isTimedOut(error)) throw refuse("busy", { retryAfterSeconds: 5 });
    throw error;
  } finally {
    transaction.close();
  }
}

const OUTCOME_WAITS_MS = [100, 300, 1_000, 2_000];

/** Whether it was committed after all. As long as nobody can say, who sent it sends it again under the same key (R5). */
async function findOutcome(client: Client, mark: string): Promise<boolean> {
  for (const wait of OUTCOME_WAITS_MS) {
    await Bun.sleep(wait);
    const outcome = await wasCommitted(client, mark).catch((error: unknown) => {
      if (isUnreachable(error)) return undefined;
      throw error;
    });
    if (outcome !== undefined) return outcome;
  }
  throw refuse("busy", { retryAfterSeconds: 5 });
}

/** Whether a transaction was committed. Run inside another write transaction, so the earlier one has ended. */
async function wasCommitted(client: Client, id: string): Promise<boolean> {
  const transaction = await client.transaction("write");
  try {
    const { rows } = await transaction.execute({ sql: "select 1 from news where mark = ?", args: [id] });
    return rows.length > 0;
  } finally {
    transaction.close();
  }
}
