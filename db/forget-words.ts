import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import type { FullText } from "./full-text.ts";

/** Pages of the index merged by one transaction: some milliseconds. */
const PAGES = 64;

/**
 * Takes the words of deleted records out of an index for good. It only marks them as deleted; they stand in it until
 * its parts are merged, which is done here in small steps, so that nobody waits for it.
 */
export async function forgetWords({ write }: Pick<Database, "write">, index: FullText): Promise<void> {
  const name = sql.identifier(index);
  // A negative number begins a merge of all parts, a positive one goes on with it; less than two changes is its end.
  for (let pages = -PAGES; await merge(pages); pages = PAGES);

  function merge(pages: number): Promise<boolean> {
    return write(async (tx) => {
      const [before] = await tx.all<{ n: number }>(sql`select total_changes() as n`);
      await tx.run(sql`insert into ${name} (${name}, rank) values ('merge', ${sql.raw(String(pages))})`);
      const [after] = await tx.all<{ n: number }>(sql`select total_changes() as n`);
      return (after?.n ?? 0) - (before?.n ?? 0) >= 2;
    });
  }
}
