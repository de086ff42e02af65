import Libsql from "libsql";
import { openDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";

/** Migrates the database it is given; ends as by `kill -9` before the statement of this number, or says how many there are. */
const [path = "", last = "Infinity"] = process.argv.slice(2);
const { prepare } = Libsql.prototype;
let statements = 0;

Libsql.prototype.prepare = function prepareOrEnd(this: Libsql.Database, ...call: Parameters<typeof prepare>) {
  statements += 1;
  if (statements > Number(last)) process.kill(process.pid, "SIGKILL");
  return prepare.apply(this, call);
} as typeof prepare;

const db = openDatabase({ url: `file:${path}` });
await migrateDatabase(db);
process.stdout.write(String(statements));
await db.close();
