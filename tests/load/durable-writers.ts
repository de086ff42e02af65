import { writeSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { counters } from "#db/schema/index.ts";

/** Twenty writers who mark each change's beginning, end and answer for durability.ts: `FOLDER CHANGES`. */
const WRITERS = 20;
const [folder = "", changes = ""] = process.argv.slice(2);
const db = openDatabase({ url: `file:${join(folder, "portal.db")}` });
await migrateDatabase(db);

let last = 0;
async function writeOn(): Promise<void> {
  while (last < Number(changes)) {
    const change = (last += 1);
    await db.write(async (tx) => {
      writeSync(1, `begin ${change}\n`);
      await tx.insert(counters).values({ series: `change-${change}`, last: change });
      writeSync(1, `end ${change}\n`);
    });
    writeSync(1, `answer ${change}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, writeOn));
await db.close();
