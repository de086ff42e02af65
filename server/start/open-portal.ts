import { join } from "node:path";
import { DAY_MS } from "#domain/wall-time.ts";
import { openBrochureShelf } from "../documents/brochure-shelf.ts";
import { keepPrintsIn } from "../documents/kept-prints.ts";
import { openPdfRenderer } from "../documents/render.ts";
import type { Env } from "../platform/env.ts";
import { openLive } from "../live/live.ts";
import { type MailWorker, startMailWorker } from "../mail/mail-worker.ts";
import { openStorage } from "./open-storage.ts";
import { openAfterwards } from "../platform/afterwards.ts";
import { openErrorReports } from "../platform/error-reports.ts";
import { type Log, openLog } from "../platform/log.ts";
import { endCounts } from "../platform/log-counted.ts";
import { openRateLimiter } from "../platform/rate-limit.ts";
import { loadSecret } from "../platform/secret.ts";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";
import type { Runner } from "../runs/runner.ts";
import { readOwnPrints } from "../documents/own-prints.ts";
import { readOptOutKey } from "../mail/opt-out.ts";
import { requireSameSettings } from "./same-settings.ts";
import { startRuns } from "../runs/start-runs.ts";
import { openWatch } from "../watch/watch.ts";

export type OpenPortal = Portal & {
  /** Begins to deliver what is in the outbox; until then messages wait. */
  startMail: () => void;
  /** Waits until every message that is due now has been dealt with. */
  drainMail: () => Promise<void>;
  /** Begins to go through the runs that somebody began, those that a stop interrupted first; until then they wait. */
  startRuns: () => void;
  /** Waits until every run has come to its end. */
  drainRuns: () => Promise<void>;
  /** Finishes what answers did not wait for and the message under way, stops the workers and closes the database. */
  close: () => Promise<void>;
};

/** A stop waits so long for reports of errors that are on their way. */
const REPORTS_MS = 1_500;

type Opening = {
  clock?: () => Date;
  log?: Log;
  migrated?: boolean;
  /** Nobody waits for it, and nothing is given up for taking long: a fill, tests. */
  isUnhurried?: boolean;
};

/** Opens everything a running portal is made of, newest schema and first records included. */
export async function openPortal(env: Env, options: Opening = {}): Promise<OpenPortal> {
  const clock = options.clock ?? (() => new Date());
  const secret = loadSecret(env.SECRET, env.DATA_DIR);
  const reports = openErrorReports(env);
  const log = options.log ?? openLog(env.LOG_LEVEL, undefined, reports?.note);
  const { db, files, storage, close } = await openStorage(env, {
    log,
    now: clock(),
    migrated: options.migrated,
    isUnhurried: options.isUnhurried,
  });
  await requireSameSettings(db, env).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const pdf = openPdfRenderer({
    readOwn: () => readOwnPrints({ db, files }),
    ...(options.isUnhurried && { patienceMs: () => DAY_MS }),
  });
  const portal: Portal = {
    env,
    db,
    clock,
    secret,
    optOutKey: await readOptOutKey(db, secret),
    log,
    limiter: openRateLimiter(clock),
    files,
    storage,
    pdf,
    brochures: openBrochureShelf({
      db,
      pdf,
      prints: keepPrintsIn(join(env.DATA_DIR, "brochures")),
      log,
      portalUrl: env.PUBLIC_URL,
    }),
    live: openLive(db),
    afterwards: openAfterwards(),
    watch: openWatch(clock()),
  };
  let mail: MailWorker | undefined;
  let runs: Runner | undefined;
  db.onWritten((news, isOthers) => {
    // What others began they do themselves; while they live it is theirs.
    if (!isOthers && news.some(({ kind }) => kind === "mail")) mail?.wake();
    if (!isOthers && news.some(({ kind }) => kind === "run")) runs?.wake();
    portal.live.hear(news);
  });
  function startMail(): MailWorker {
    mail ??= startMailWorker(
      portal,
      async () => (await readLate(() => import("../clock/campaign-mail.ts"))).CAMPAIGN_MAIL,
    );
    return mail;
  }
  function beginRuns(): Runner {
    runs ??= startRuns(portal, async () => (await readLate(() => import("../clock/run-kinds.ts"))).RUN_KINDS);
    return runs;
  }
  return Object.assign(portal, {
    startMail: () => void startMail(),
    drainMail: () => startMail().drain(),
    startRuns: () => void beginRuns(),
    drainRuns: () => beginRuns().drain(),
    async close() {
      portal.live.close();
      await portal.afterwards.settle();
      await runs?.stop();
      await mail?.stop();
      await portal.pdf.close();
      await db.claims.releaseAll().catch(() => undefined);
      await close();
      portal.watch.loop.stop();
      endCounts(log);
      await reports?.close(REPORTS_MS);
    },
  });
}
