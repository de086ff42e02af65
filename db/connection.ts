import {
  LibsqlError,
  type InArgs,
  type InStatement,
  type InValue,
  type ResultSet,
  type Row,
} from "@libsql/client";
import Libsql from "libsql";
import { spending } from "./spent.ts";
import { tableWrittenBy } from "./table-written.ts";

type Statement = Libsql.Statement<[unknown]>;
/** A statement with what its rows are: arrays that know their columns' names, too. */
type Kept = {
  statement: Statement;
  columns: string[];
  types: string[];
  row: object;
  writes: string | undefined;
};

/** Lists of values make many different statements, so only those used last are cached. */
const MOST_KEPT = 400;

/** One connection to a file, with a cache of prepared statements. */
export class Connection {
  readonly #path: string;
  readonly #timeout: number;
  #database: Libsql.Database;
  /** The one used last is the last. */
  readonly #kept = new Map<string, Kept>();
  /** The tables written since somebody took note of them. */
  changed = new Set<string>();
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
      const kept = this.#find(sql);
      if (kept.writes) this.changed.add(kept.writes);
      return spending(() => answer(kept, bound(args ?? [])));
    } catch (error) {
      // The statement stays in the cache: after a lock it remains half-way, and blocks a commit until it is run
      // again.
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

  takeChanged(): Set<string> {
    const { changed } = this;
    this.changed = new Set();
    return changed;
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

  /** Drops the cached statements after a change of the tables. */
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
    const writes = tableWrittenBy(sql);
    return {
      statement,
      columns: names,
      types: columns.map(({ type }) => type ?? ""),
      row: rowOf(names),
      writes,
    };
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
