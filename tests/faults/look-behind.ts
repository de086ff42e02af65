import { Database } from "bun:sqlite";
import { join } from "node:path";
import { runPortal } from "#tests/server/commands/run-portal.ts";

/** What must find nothing in the database of a portal that is stopped: each answers the names of what is wrong. */
const MUST_BE_EMPTY: Record<string, string> = {
  "an order twice": "select notes from orders where notes like 'audit-%' group by notes having count(*) > 1",
  "a note twice": "select text from notes where text like 'audit-%' group by text having count(*) > 1",
  "an upload twice": "select name from files where name like 'audit-%' group by name having count(*) > 1",
  "a form twice": `select email from interest_drafts where email like 'audit-%' group by email having count(*) > 1`,
  "an order without all its lines": `select notes from orders where reference is not null and notes like 'audit-%'
    and (select count(*) from order_lines where order_id = orders.id) <> 3`,
  "an order whose history does not say once that it was sent": `select notes from orders
    where reference is not null and notes like 'audit-%' and 1 <> (select count(*) from history
      where record = 'order' and record_id = orders.id and action = 'submit')`,
  "an order without its one mail": `select notes from orders where reference is not null and notes like 'audit-%'
    and 1 <> (select count(*) from outbox where record_id = orders.id and template = 'orderCreated')`,
  "a mail or a history of no order": `select record_id from outbox where record_kind = 'order'
    and record_id not in (select id from orders)`,
  "a note without its history": `select text from notes where text like 'audit-%' and not exists
    (select 1 from history where record = 'note' and record_id = notes.id)`,
};

/** Looks into the files of a portal that was killed: doubles, halves, damage. */
export async function lookBehind(dataDir: string): Promise<string[]> {
  const db = new Database(join(dataDir, "portal.db"));
  const checked = db.query("pragma quick_check").values().flat();
  const found = Object.entries(MUST_BE_EMPTY).flatMap(([what, question]) =>
    db
      .query(question)
      .values()
      .map(([name]) => `${what}: ${String(name)}`),
  );
  const orphans = db.query("pragma foreign_key_check").values();
  db.close();
  return [
    ...(checked.join() === "ok" ? [] : [`quick_check: ${checked.join("; ")}`]),
    ...orphans.map((orphan) => `of no record: ${orphan.join(" ")}`),
    ...found,
    ...(await lookThroughUploads(dataDir)),
  ];
}

/** By the portal's own command. */
async function lookThroughUploads(dataDir: string): Promise<string[]> {
  const { out, code } = await runPortal({ DATA_DIR: dataDir }, "check");
  return code === 0 ? [] : [`portal check: ${out}`];
}
