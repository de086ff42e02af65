import { countDistinct, gt } from "drizzle-orm";
import { knownMigrations } from "#db/known-migrations.ts";
import { sessions } from "#db/schema/index.ts";
import { JOBS } from "#domain/watch/jobs.ts";
import { backupsNow } from "../backup/schedule.ts";
import { sendsMail } from "../platform/env.ts";
import { isPlainHttp } from "../http/plain-http.ts";
import { RELEASE } from "../platform/release.ts";
import type { Portal } from "../portal/portal.ts";
import { question } from "../call/verb.ts";
import { databaseBytes, readDisk, uploadedBytes } from "./disk.ts";
import { readMailState } from "./mail.ts";
import { findWarnings } from "./warnings.ts";

/** The slowest of a span; more would hide them. */
const SHOWN = 6;

/** How the portal itself is, for ADMIN: what stands in health and metrics, in words. */
export const readPortalStatus = question("portalStatus.read", {
  may: ["portal.watch"],
  async run({ portal }) {
    const { watch, storage } = portal;
    const [found, data, mail] = await Promise.all([
      findWarnings(portal),
      readData(portal),
      readMailState(portal),
    ]);
    return {
      at: portal.clock().toISOString(),
      trouble: storage.trouble() ?? null,
      // Health knows nothing of it: it is how the portal was put up, and nothing that comes to pass.
      warnings: [...found.warnings, ...(isPlainHttp(portal.env.PUBLIC_URL) ? (["plainHttp"] as const) : [])],
      release: {
        version: RELEASE.version,
        commit: RELEASE.commit ?? null,
        builtAt: RELEASE.builtAt ?? null,
        schema: knownMigrations().length,
        startedAt: watch.startedAt.toISOString(),
      },
      data,
      backup: backupsNow(portal),
      mail: { ...mail, oldest: mail.oldest?.toISOString() ?? null, hasServer: sendsMail(portal.env) },
      work: await readWork(portal),
      slowest: { hour: watch.calls.slowest(1).slice(0, SHOWN), day: watch.calls.slowest(24).slice(0, SHOWN) },
      jobs: readJobs(portal),
    };
  },
});

async function readData(portal: Portal) {
  const [disk, database, uploads] = await Promise.all([
    readDisk(portal),
    databaseBytes(portal),
    uploadedBytes(portal),
  ]);
  return { disk, database, uploads };
}

async function readWork({ db, clock, live, watch }: Portal) {
  const { maxMs, hourMaxMs } = watch.loop.read();
  const [logins] = await db.read
    .select({ count: countDistinct(sessions.family) })
    .from(sessions)
    .where(gt(sessions.expiresAt, clock()));
  return {
    minuteMaxMs: maxMs,
    hourMaxMs,
    memoryBytes: process.memoryUsage.rss(),
    streams: live.count(),
    logins: logins?.count ?? 0,
  };
}

/** The jobs in the order of their declaration; none before the clock is started. */
function readJobs({ watch }: Portal) {
  return JOBS.flatMap((name) => {
    const state = watch.jobs.get(name);
    if (!state) return [];
    const { startedAt, ms, outcome, next } = state;
    return [
      { name, ms, outcome, startedAt: startedAt?.toISOString() ?? null, next: next?.toISOString() ?? null },
    ];
  });
}
