import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { indexOf } from "./full-text.ts";
import {
  historyWordsStatements,
  namedTables,
  searchedTables,
  searchStatements,
  whyNotSearched,
} from "./search-statements.ts";

/**
 * `bun run db:generate NAME`: writes the next migration from the schema, under a name that says what it is for, and
 * adds to it what a schema cannot say: the full-text index of a table that is searched since, and the words by which
 * the history finds records that are named since.
 */
const MIGRATIONS = join(import.meta.dir, "migrations");
const BREAKPOINT = "\n--> statement-breakpoint\n";

function generate(name: string | undefined): void {
  if (!name || !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
    process.stderr.write("Name what the migration is for: bun run db:generate suppliers\n");
    process.exit(1);
  }
  const refused = searchedTables().flatMap((searched) => whyNotSearched(searched) ?? []);
  if (refused.length > 0) {
    process.stderr.write(`${refused.join("\n")}\n`);
    process.exit(1);
  }
  const before = listMigrations();
  const stored = before.map(readMigration).join("\n");
  const statements = [
    ...searchedTables()
      .filter(({ table }) => !stored.includes(`CREATE VIRTUAL TABLE \`${indexOf(table)}\``))
      .flatMap(searchStatements),
    ...(isHistoryNamed(stored) ? [] : historyWordsStatements()),
  ];
  makeMigration(name, []);
  // One of the schema alone is enough; without any, the statements stand in one by themselves.
  if (listMigrations().length === before.length && statements.length > 0) makeMigration(name, ["--custom"]);
  const made = listMigrations().find((file) => !before.includes(file));
  if (!made || statements.length === 0) return;
  const path = join(MIGRATIONS, made);
  const isEmpty = !readFileSync(path, "utf8").includes("`");
  appendFileSync(path, (isEmpty ? "\n" : BREAKPOINT) + statements.join(BREAKPOINT) + "\n");
  process.stdout.write(`${statements.length} statements of the full-text search added to ${made}\n`);
}

function makeMigration(name: string, more: readonly string[]): void {
  const command = [process.execPath, "--bun", "x", "--no-install", "drizzle-kit", "generate", "--name", name];
  const { exitCode } = Bun.spawnSync([...command, ...more], { stdio: ["inherit", "inherit", "inherit"] });
  if (exitCode !== 0) process.exit(exitCode);
}

function listMigrations(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .toSorted();
}

function readMigration(file: string): string {
  return readFileSync(join(MIGRATIONS, file), "utf8");
}

/** Whether the newest trigger of the history's words reads every table that has names. */
function isHistoryNamed(stored: string): boolean {
  const view = stored.slice(stored.lastIndexOf("CREATE VIEW `history_words`")).split("\n", 1)[0] ?? "";
  return namedTables().every(({ name }) => view.includes(`\`${name}\``));
}

generate(process.argv[2]);
