import {
  createClient,
  LibsqlError,
  type Client,
  type InArgs,
  type InStatement,
  type InValue,
  type ResultSet,
  type Row,
  type Transaction,
} from "@libsql/client";
import Libsql from "libsql";

type Options = { url: string; timeout: number };
type Statement = Libsql.Statement<[unknown]>;
/** A statement with what its rows are: arrays that know their columns' names, too. */
type Kept = { statement: Statement; columns: string[]; types: string[]; row: object };

/** "file:" and a path, without a host, settings or a database that lives in memory only. */
const LOCAL = /^file:(?!:memory:)(?:\/\/(?:localhost)?(?=\/))?(?!\/\/)(?=[^?#]+$)/i;

export function isLocalFile(url: string): boolean {
  return LOCAL.test(url);
}

/** Queries with lists of values come in many lengths, so the statements used last are kept and the others dropped. */
const MOST_KEPT = 400;

/**
 * libSQL's client for a file, with its statements kept: the stock client prepares each anew and asks for its columns
 * every time, which costs several times what a small query does. One connection reads, another one writes, and the
 * write queue (client.ts) sees to it that transactions come one at a time. Rows are arrays that can be read by name;
 * Drizzle reads them by number, so ask it
 * with `select()`, never with `db.all(sql)`. Bytes would come as a Buffer; the schema has none.
 */
export function openLocalClient(options: Options): Client {
  const path = decodeURIComponent(options.url.replace(LOCAL, ""));
  const reading = new Connection(path, options.timeout);
  const writing = new Connection(path, options.timeout);
  const transaction = new LocalTransaction(writing);

  /** What happens once in a while (migrations, several statements in one text) is done as ever; it may change tables. */
  async function byStock<T>(work: (stock: Client) => Promise<T>): Promise<T> {
    const stock = createClient(options);
    try {
      return await work(stock);
    } finally {
      stock.close();
      reading.forget();
      writing.forget();
    }
  }

  return {
    protocol: "file",
    get closed() {
      return reading.isClosed;
    },
    execute: async (statement: InStatement, args?: InArgs) => reading.run(statement, args),
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

class Connection {
  readonly #path: string;
  readonly #timeout: number;
  #database: Libsql.Database;
  /** The one used last is the last. */
  readonly #kept = new Map<string, Kept>();
  isClosed = false;

  constructor(path: string, timeout: number) {
    this.#path = path;
    this.#timeout = timeout;
    this.#database = new Libsql(path, { timeout });
  }

  get isInTransaction(): boolean {
    return !this.isClosed && this.#database.inTransaction;
  }

  run(asked: InStatement, more?: InArgs): ResultSet {
    this.#requireOpen();
    const { sql, args = more } = typeof asked === "string" ? { sql: asked } : asked;
    try {
      return answer(this.#find(sql), bound(args ?? []));
    } catch (error) {
      // It stays kept: one that met a lock stays half-way, and in the way of a commit, until it is run again.
      throw asLibsqlError(error);
    }
  }

  runMultiple(sql: string): void {
    this.#requireOpen();
    try {
      this.#database.exec(sql);
    } catch (error) {
      throw asLibsqlError(error);
    }
  }

  /** Ends what is still open. A connection that cannot even do that is replaced, so that nothing inherits it. */
  release(): void {
    if (!this.isInTransaction) return;
    try {
      this.run("ROLLBACK");
    } catch {
      this.#kept.clear();
      this.#database.close();
      this.#database = new Libsql(this.#path, { timeout: this.#timeout });
    }
  }

  /** The tables may have changed: what is kept no longer fits, and a connection notices by reading anything at all. */
  forget(): void {
    this.#kept.clear();
    this.run("select count(*) from sqlite_schema");
  }

  close(): void {
    if (this.isClosed) return;
    this.release();
    this.isClosed = true;
    this.#kept.clear();
    this.#database.close();
  }

  #requireOpen(): void {
    if (this.isClosed) throw new LibsqlError("The client is closed", "CLIENT_CLOSED");
  }

  #find(sql: string): Kept {
    const kept = this.#kept.get(sql) ?? this.#prepare(sql);
    this.#kept.delete(sql);
    this.#kept.set(sql, kept);
    return kept;
  }

  #prepare(sql: string): Kept {
    const statement: Statement = this.#database.prepare(sql);
    const columns = statement.reader ? statement.raw(true).columns() : [];
    const names = columns.map(({ name }) => name);
    for (const [oldest] of this.#kept) {
      if (this.#kept.size < MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return { statement, columns: names, types: columns.map(({ type }) => type ?? ""), row: rowOf(names) };
  }
}

/** What rows of these columns inherit: of two columns with one name, the first has it. */
function rowOf(columns: readonly string[]): object {
  const row: object = Object.create(Array.prototype);
  columns.forEach((name, at) => {
    if (Object.hasOwn(row, name)) return;
    Object.defineProperty(row, name, {
      get(this: unknown[]) {
        return this[at];
      },
    });
  });
  return row;
}

function answer({ statement, columns, types, row }: Kept, args: unknown): ResultSet {
  if (columns.length > 0) {
    const rows = statement.all(args) as Row[];
    for (const one of rows) Object.setPrototypeOf(one, row);
    return new Answer(columns, types, rows, 0, undefined);
  }
  const { changes, lastInsertRowid } = statement.run(args);
  return new Answer([], [], [], changes, BigInt(lastInsertRowid));
}

class Answer implements ResultSet {
  constructor(
    readonly columns: string[],
    readonly columnTypes: string[],
    readonly rows: Row[],
    readonly rowsAffected: number,
    readonly lastInsertRowid: bigint | undefined,
  ) {}

  toJSON(): object {
    return {
      ...this,
      lastInsertRowid: this.lastInsertRowid === undefined ? null : String(this.lastInsertRowid),
    };
  }
}

function bound(args: InArgs): unknown {
  if (Array.isArray(args)) return args.map(toSql);
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name.replace(/^[@$:]/, ""), toSql(value)]),
  );
}

function toSql(value: InValue | undefined): unknown {
  if (value === undefined) throw new TypeError("undefined cannot be stored");
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number" && !Number.isFinite(value))
    throw new RangeError("only finite numbers can be stored");
  if (value instanceof Date) return value.getTime();
  if (value instanceof ArrayBuffer) return Buffer.from(value);
  return value;
}

/** SQLite's own name of a failure, and the class it belongs to: SQLITE_CONSTRAINT of SQLITE_CONSTRAINT_UNIQUE. */
function asLibsqlError(error: unknown): unknown {
  if (!(error instanceof Libsql.SqliteError)) return error;
  const { message, code, rawCode } = error;
  const [base = code] = /^SQLITE_[A-Z]+/.exec(code) ?? [];
  return new LibsqlError(message, base, code, rawCode, error);
}

/**
 * The one transaction of a file, begun again and again: what Drizzle has built for it serves those that follow. A
 * statement that comes after its end is refused; see `nextTurn` in client.ts for why it never lands in the next one.
 */
class LocalTransaction implements Transaction {
  readonly #connection: Connection;
  #isOpen = false;

  constructor(connection: Connection) {
    this.#connection = connection;
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
    } finally {
      this.close();
    }
  }

  async rollback(): Promise<void> {
    this.close();
  }

  close(): void {
    if (this.#isOpen) this.#connection.release();
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
