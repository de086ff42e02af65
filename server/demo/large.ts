import { join } from "node:path";
import { parseArgs } from "node:util";
import { lockFolder } from "#db/lock.ts";
import { BadSetting, readEnv } from "../platform/env.ts";
import { openPortal } from "../start/open-portal.ts";
import { failStart } from "../start/fail-start.ts";
import { LARGE_ADMIN } from "./large/accounts.ts";
import { fillLarge, FolderNotEmpty } from "./large/fill.ts";
import { DEMO_PASSWORD } from "./stage.ts";

const SUBMISSIONS = 5_000;

/**
 * `bun run seed:large [--folder DIR] [--orders 10000]`: fills a data folder with 5,000 submissions, their partners, 500
 * catalogue items and so many orders of four lines each, to see and to measure the portal as it is late in a season.
 */
async function seedLarge(): Promise<void> {
  const { folder, orders } = readOptions();
  const env = readEnv({ ...process.env, DATA_DIR: folder, LOG_LEVEL: "error" });
  const unlock = lockFolder(env.DATA_DIR);
  const started = performance.now();
  try {
    const portal = await openPortal(env, { isUnhurried: true });
    const { exhibitors } = await fillLarge(portal, { submissions: SUBMISSIONS, orders });
    // Makes the database one file, which can be copied as it is.
    await portal.db.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    await portal.close();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const people = [LARGE_ADMIN, ...exhibitors.slice(0, 3).map(({ partners }) => partners[0]?.email ?? "")];
    process.stdout.write(
      `${env.DATA_DIR}: ${orders} orders in ${seconds} s. Every password is ${DEMO_PASSWORD}\n`,
    );
    process.stdout.write(`${people.map((email) => `  ${email}\n`).join("")}`);
  } finally {
    unlock();
  }
}

function readOptions(): { folder: string; orders: number } {
  const { values } = parseArgs({
    options: {
      folder: { type: "string", default: join("data", "large") },
      orders: { type: "string", default: "10000" },
    },
  });
  if (!/^[1-9]\d{0,6}$/.test(values.orders))
    throw new BadSetting("--orders cannot be used: it is not a number");
  return { folder: values.folder, orders: Number(values.orders) };
}

seedLarge().catch((error: unknown) =>
  failStart(error instanceof FolderNotEmpty ? new BadSetting(error.message) : error),
);
