import {
  createClient,
  LibsqlError,
  type Client,
  type InArgs,
  type InStatement,
  type ResultSet,
  type Transaction,
} from "@libsql/client";
import { Connection } from "./connection.ts";

type Options = { path: string; timeout: number };
/** Called with the tables that a commit changed. */
type OnCommit = (tables: Iterable<string> | "unknown") => void;

/**
 * libSQL's client for a file, with its statements kept: the stock client prepares each again, which costs several times
 * what a small query does. One connection reads, another writes. Rows are arrays that can be read by name; ask with
 * `select()`, never with `db.all(sql)`.
 */
export function openLocalClient({ path, timeout }: Options, onCommit: OnCommit = () => undefined): Client {
  const reading = new Connection(path, timeout);
  // SQLite's own 2 MB are less than the full-text indexes of a season, which a search walks through.
  reading.run("PRAGMA cache_size = -64000");
  const writing = new Connection(path, timeout);
  // A commit writes the log and leaves the disk to log-sync.ts.
  writing.run("PRAGMA synchronous = NORMAL");
  // What was deleted is written over: erased means erased.
  writing.run("PRAGMA secure_delete = ON");
  const transaction = new LocalTransaction(writing, onCommit);

  const url = `file:${path.split("/").map(encodeURIComponent).join("/")}`;

  /** What happens once in a while (migrations, several statements in one text) is done as ever; it may change tables. */
  async function byStock<T>(work: (stock: Client) => Promise<T>): Promise<T> {
    const stock = createClient({ url, timeout });
    try {
      return await work(stock);
    } finally {
      stock.close();
      reading.forget();
      writing.forget();
      onCommit("unknown");
    }
  }

  return {
    protocol: "file",
    get closed() {
      return reading.isClosed;
    },
    async execute(statement: InStatement, args?: InArgs) {
      const result = reading.run(statement, args);
      if (reading.changed.size > 0) onCommit(reading.takeChanged());
      return result;
    },
    transaction: async () => transaction.begin(),
    batch: (...call) => byStock((stock) => stock.batch(...call)),
    migrate: (...call) => byStock((stock) => stock.migrate(...call)),
    executeMultiple: (...call) => byStock((stock) => stock.executeMultiple(...call)),
    sync: () => byStock((stock) => stock.sync()),
    reconnect() {
      throw new LibsqlError("A closed file is opened anew", "CLIENT_CLOSED");
    },
    close() {
      reading.close();
      writing.close();
    },
  };
}

/**
 * The one transaction of a file, begun again and again: what Drizzle has built for it serves those that follow. A
 * statement that comes after its end is refused; see `nextTurn` in client.ts for why it never lands in the next one.
 */
class LocalTransaction implements Transaction {
  readonly #connection: Connection;
  readonly #onCommit: OnCommit;
  #isOpen = false;

  constructor(connection: Connection, onCommit: OnCommit) {
    this.#connection = connection;
    this.#onCommit = onCommit;
  }

  get closed(): boolean {
    return !this.#isOpen || !this.#connection.isInTransaction;
  }

  begin(): this {
    if (this.#isOpen) {
      throw new LibsqlError("Transactions come one at a time, by the write queue", "TRANSACTION_ACTIVE");
    }
    this.#connection.run("BEGIN IMMEDIATE");
    this.#isOpen = true;
    return this;
  }

  async execute(statement: InStatement): Promise<ResultSet> {
    return this.#run(statement);
  }

  async batch(statements: InStatement[]): Promise<ResultSet[]> {
    return statements.map((statement) => this.#run(statement));
  }

  async executeMultiple(sql: string): Promise<void> {
    this.#requireOpen();
    this.#connection.runMultiple(sql);
  }

  async commit(): Promise<void> {
    try {
      this.#run("COMMIT");
      this.#onCommit(this.#connection.takeChanged());
    } finally {
      this.close();
    }
  }

  async rollback(): Promise<void> {
    this.close();
  }

  close(): void {
    if (this.#isOpen) this.#connection.release();
    this.#connection.takeChanged();
    this.#isOpen = false;
  }

  #run(statement: InStatement): ResultSet {
    this.#requireOpen();
    return this.#connection.run(statement);
  }

  #requireOpen(): void {
    if (this.closed) throw new LibsqlError("The transaction is closed", "TRANSACTION_CLOSED");
  }
}
