import { migrate } from "drizzle-orm/libsql/migrator";
import { NOW, openClaims } from "./claims.ts";
import type { Database } from "./client.ts";
import { MIGRATIONS } from "./known-migrations.ts";

const NAME = "migration";
/** Nobody prolongs it: a claim is a write, and would wait for the migration itself. */
const CLAIM_MS = 120_000;
const LOOK_MS = 250;
const PATIENCE_MS = 300_000;

/**
 * Migrates a database that other processes may be about to migrate as well: one does it, and the others look until it
 * is done, without a write that would hold it up. Where the claim does not decide it (an empty database has none),
 * the server does, since all migrations are one transaction: whoever comes second has done nothing, and looks again.
 * `count` says how many are applied.
 */
export async function migrateShared(
  db: Database,
  { known, count }: { known: number; count: () => Promise<number> },
): Promise<void> {
  const claims = openClaims(db.client, crypto.randomUUID());
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const before = await count();
    if (before === known) return;
    if (await isOurTurn(db, claims)) {
      try {
        await migrate(db.read, MIGRATIONS);
        return;
      } catch (error) {
        const isAnothers = (await count()) > before;
        if (!isAnothers && !isHeldUp(error)) throw error;
        if (performance.now() > deadline) throw error;
      } finally {
        await claims.release(NAME).catch(() => undefined);
      }
    }
    if (performance.now() > deadline) throw new Error("another process has been migrating for five minutes");
    await Bun.sleep(LOOK_MS);
  }
}

/** Reads first: while another process holds the claim, it is not requested. */
async function isOurTurn(db: Database, claims: ReturnType<typeof openClaims>): Promise<boolean> {
  const ask = (sql: string) => db.client.execute({ sql, args: [NAME] });
  const tables = await db.client.execute("select 1 from sqlite_master where name = 'claims'");
  if (tables.rows.length === 0) return true;
  const taken = await ask(`select 1 from claims where name = ? and until > ${NOW}`);
  if (taken.rows.length > 0) return false;
  return claims.take(NAME, CLAIM_MS);
}

/** Whether another process held the database or took it away. */
function isHeldUp(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = String((cause as { code?: unknown }).code);
    if (code.startsWith("SQLITE_BUSY") || code === "TRANSACTION_TIMEOUT") return true;
  }
  return false;
}
