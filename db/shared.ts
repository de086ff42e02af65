import type { Client, InStatement, ResultSet, Transaction } from "@libsql/client";
import type { Written } from "./written.ts";
import type { Revisions } from "./revisions.ts";
import { tableWrittenBy } from "./table-written.ts";

const LOOK_MS = 500;
/** Rows this old have been read by everybody. */
const KEPT_MS = 60 * 60_000;
const TIDY_MS = 10 * 60_000;
const AT_ONCE = 500;

/**
 * What a database outside of this process needs beside the one of a file, since other processes change it, too: each
 * transaction leaves a row that says which tables it changed and what it wrote, in the transaction itself. The others
 * read these rows twice a second, and before any answer from memory.
 */
export class SharedNews {
  readonly #client: Client;
  readonly #revisions: Revisions;
  readonly #hear: (written: readonly Written[]) => void;
  /** This process's mark among those that share the database. */
  readonly self = crypto.randomUUID();
  #last: number | undefined;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;
  #looking: Timer | undefined;
  #tidiedAt = performance.now();

  /** `hear` is called with what other processes wrote. */
  constructor(client: Client, revisions: Revisions, hear: (written: readonly Written[]) => void) {
    this.#client = client;
    this.#revisions = revisions;
    this.#hear = hear;
    revisions.catchUp = () => this.catchUp();
  }

  /** Begins to look by itself; before, and without the table, nobody else is at work on the database. */
  start(): void {
    this.#looking ??= setInterval(() => void this.catchUp().catch(() => undefined), LOOK_MS);
    this.#looking.unref();
  }

  stop(): void {
    clearInterval(this.#looking);
  }

  /** Once everything that was committed until now is known. A look under way began too early, so the next one counts. */
  catchUp(): Promise<void> {
    if (!this.#looking) return Promise.resolve();
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const look = this.#look();
      this.#running = look.catch(() => undefined);
      return look;
    });
    return this.#next;
  }

  /** This process committed a change of these tables. */
  noteOwn(tables: Iterable<string>): void {
    this.#revisions.note(tables);
  }

  /** Leaves the row of a transaction in it; `mark` is looked for when nobody knows whether it was committed. */
  async leave(
    transaction: Transaction,
    { mark, tables, written }: { mark: string; tables: ReadonlySet<string>; written: readonly Written[] },
  ): Promise<void> {
    await transaction.execute({
      sql: "insert into news (mark, process, tables, written, created_at) values (?, ?, ?, ?, ?)",
      args: [mark, this.self, [...tables].join(" "), JSON.stringify(written), Date.now()],
    });
  }

  async #look(): Promise<void> {
    this.#last ??= await this.#findLast();
    for (let isMore = true; isMore;) {
      const { rows } = await this.#client.execute({
        sql: "select id, process, tables, written from news where id > ? order by id limit ?",
        args: [this.#last, AT_ONCE],
      });
      for (const row of rows) this.#take(row as unknown as NewsRow);
      isMore = rows.length === AT_ONCE;
    }
    if (performance.now() - this.#tidiedAt > TIDY_MS) await this.#tidy();
  }

  async #findLast(): Promise<number> {
    const { rows } = await this.#client.execute("select coalesce(max(id), 0) as last from news");
    this.#revisions.note("unknown");
    return Number(rows[0]?.["last"]);
  }

  #take({ id, process, tables, written }: NewsRow): void {
    // Some were removed before they were read here: this process stood still.
    if (Number(id) > (this.#last ?? 0) + 1) this.#revisions.note("unknown");
    this.#last = Number(id);
    if (process === this.self) return;
    this.#revisions.note(tables === "*" ? "unknown" : tables.split(" "));
    const news = JSON.parse(written) as Written[];
    if (news.length > 0) this.#hear(news);
  }

  async #tidy(): Promise<void> {
    this.#tidiedAt = performance.now();
    await this.#client.execute({
      sql: "delete from news where created_at < ?",
      args: [Date.now() - KEPT_MS],
    });
  }
}

type NewsRow = { id: number; process: string; tables: string; written: string };

/** A transaction that remembers which tables it writes. */
export function noting(transaction: Transaction, tables: Set<string>): Transaction {
  const note = (statement: InStatement) => {
    const table = tableWrittenBy(typeof statement === "string" ? statement : statement.sql);
    if (table) tables.add(table);
  };
  return {
    get closed() {
      return transaction.closed;
    },
    execute(statement: InStatement): Promise<ResultSet> {
      note(statement);
      return transaction.execute(statement);
    },
    batch(statements: InStatement[]) {
      for (const statement of statements) note(statement);
      return transaction.batch(statements);
    },
    executeMultiple: (sql: string) => transaction.executeMultiple(sql),
    commit: () => transaction.commit(),
    rollback: () => transaction.rollback(),
    close: () => transaction.close(),
  };
}
