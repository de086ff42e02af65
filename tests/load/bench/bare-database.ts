import { join } from "node:path";
import Database from "libsql";
import { openBareWrites } from "./bare-writes.ts";

/**
 * The least a server with the same rows can do: `bun bare-database.ts PORT FOLDER` answers the reads and the writes of
 * the benchmark from statements that were prepared at its start, in one process like the portal, with no rule, person,
 * idempotency or sentence in between.
 */
const [port, folder = ""] = process.argv.slice(2);
const db = new Database(join(folder, "portal.db"));
db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");

const order = db.prepare(
  "SELECT * FROM orders JOIN submissions ON submissions.id = orders.submission_id WHERE orders.id = ?",
);
const lines = db.prepare("SELECT * FROM order_lines WHERE order_id = ? ORDER BY position");
order.raw(true);
lines.raw(true);

db.exec(`
  CREATE VIRTUAL TABLE bare_words USING fts5(words, content = '', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
  INSERT INTO bare_words (rowid, words)
    SELECT orders.rowid, institution_name || ' ' || representative_name || ' ' || orders.reference
    FROM orders JOIN submissions ON submissions.id = orders.submission_id WHERE sent_at IS NOT NULL;
`);
const found = "FROM bare_words JOIN orders ON orders.rowid = bare_words.rowid";
const page = db.prepare(
  `SELECT orders.id, orders.reference, orders.status, total_cents, item_count, orders.updated_at, institution_name
   ${found} JOIN submissions ON submissions.id = orders.submission_id
   WHERE bare_words MATCH ? AND orders.status = ? ORDER BY orders.updated_at DESC LIMIT 26`,
);
const counts = db.prepare(`SELECT status, count(*) ${found} WHERE bare_words MATCH ? GROUP BY status`);
page.raw(true);
counts.raw(true);

const writeOrder = openBareWrites(db);
const hash = (db.prepare("SELECT password_hash AS hash FROM users LIMIT 1").get() as { hash: string }).hash;

Bun.serve({
  port: Number(port),
  hostname: "127.0.0.1",
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "GET") {
      if (pathname === "/order") {
        const id = searchParams.get("id") ?? "";
        return Response.json({ order: order.get(id), lines: lines.all(id) });
      }
      const words = searchParams.get("search") ?? "";
      const match = words.replace(/\S+/g, (word) => `"${word}"*`);
      return Response.json({ counts: counts.all(match), page: page.all(match, searchParams.get("status")) });
    }
    const body = (await request.json()) as { password?: string };
    if (pathname === "/orders") return Response.json({ id: writeOrder() });
    return Response.json({ isRight: await Bun.password.verify(body.password ?? "", hash) });
  },
});
