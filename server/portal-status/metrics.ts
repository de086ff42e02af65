import { readdirSync } from "node:fs";
import { countDistinct, gt } from "drizzle-orm";
import { SPENT } from "#db/spent.ts";
import { sessions } from "#db/schema/index.ts";
import { hashesNow } from "../accounts/password.ts";
import { readBackupState } from "../backup/state.ts";
import { counter, gauge, type Metric } from "../platform/exposition.ts";
import { RELEASE } from "../platform/release.ts";
import type { Portal } from "../portal/portal.ts";
import { databaseBytes, readDisk, uploadedBytes } from "./disk.ts";
import { readMailState } from "./mail.ts";
import { findWarnings } from "./warnings.ts";

/** Everything that is measured, as it is now; `declared` are the names of all calls, which begin at 0. */
export async function collectMetrics(portal: Portal, declared: readonly string[]): Promise<Metric[]> {
  return [
    ...callMetrics(portal, declared),
    ...processMetrics(portal),
    ...queueMetrics(portal),
    ...(await storageMetrics(portal)),
    ...(await mailMetrics(portal)),
    ...jobMetrics(portal),
  ];
}

function callMetrics({ watch }: Portal, declared: readonly string[]): Metric[] {
  const counted = watch.calls.every();
  const seen = new Set(counted.map(({ call }) => call));
  const fresh = declared.filter((call) => !seen.has(call));
  return [
    {
      name: "portal_calls_total",
      help: "Calls by their declaration and how they ended (ok, refused: 4xx, failed: 5xx).",
      type: "counter",
      samples: [
        ...counted.flatMap(({ call, outcomes }) =>
          Object.entries(outcomes).map(([outcome, value]) => ({ labels: { call, outcome }, value })),
        ),
        ...fresh.map((call) => ({ labels: { call, outcome: "ok" }, value: 0 })),
      ],
    },
    {
      name: "portal_call_duration_seconds",
      help: "How long calls took.",
      type: "histogram",
      samples: counted.flatMap(({ call, all }) => [
        ...all.upTo().map(({ ms, count }) => ({
          suffix: "_bucket" as const,
          labels: { call, le: String(ms / 1000) },
          value: count,
        })),
        { suffix: "_bucket", labels: { call, le: "+Inf" }, value: all.count },
        { suffix: "_sum", labels: { call }, value: all.sumMs / 1000 },
        { suffix: "_count", labels: { call }, value: all.count },
      ]),
    },
  ];
}

function processMetrics({ watch }: Portal): Metric[] {
  const { meanMs, maxMs } = watch.loop.read();
  const { user, system } = process.cpuUsage();
  return [
    {
      name: "portal_build_info",
      help: "Which release runs.",
      type: "gauge",
      samples: [
        {
          labels: { version: RELEASE.version, commit: RELEASE.commit ?? "checkout", bun: Bun.version },
          value: 1,
        },
      ],
    },
    gauge("process_start_time_seconds", "When it was started.", watch.startedAt.getTime() / 1000),
    counter("process_cpu_seconds_total", "Time of all processors.", (user + system) / 1e6),
    gauge("process_resident_memory_bytes", "Memory in use.", process.memoryUsage.rss()),
    gauge("process_open_fds", "Open files and connections.", openDescriptors()),
    gauge(
      "portal_event_loop_delay_mean_seconds",
      "Wait for the thread, mean of the last minute.",
      meanMs / 1000,
    ),
    gauge(
      "portal_event_loop_delay_max_seconds",
      "Wait for the thread, longest of the last minute.",
      maxMs / 1000,
    ),
  ];
}

/** Number of open file descriptors; only Linux tells. */
function openDescriptors(): number | undefined {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return undefined;
  }
}

function queueMetrics({ db, live, pdf }: Portal): Metric[] {
  const hashes = hashesNow();
  const waiting = { write: db.waiting(), print: pdf.waiting(), hash: hashes.waiting };
  return [
    {
      name: "portal_queue_waiting",
      help: "Work in line: changes of the database, papers to be printed, passwords to be hashed.",
      type: "gauge",
      samples: Object.entries(waiting).map(([queue, value]) => ({ labels: { queue }, value })),
    },
    gauge("portal_live_streams", "Pages that are open and hear of changes.", live.count()),
  ];
}

async function storageMetrics(portal: Portal): Promise<Metric[]> {
  const { env, db, clock, storage } = portal;
  const now = clock();
  const [disk, bytes, uploads, [logins]] = await Promise.all([
    readDisk(portal),
    databaseBytes(portal),
    uploadedBytes(portal),
    db.read
      .select({ count: countDistinct(sessions.family) })
      .from(sessions)
      .where(gt(sessions.expiresAt, now)),
  ]);
  const { warnings } = await findWarnings(portal);
  const { lastGood, isLate } = readBackupState(env, now);
  return [
    counter("portal_database_statements_total", "Statements run by the local database.", SPENT.statements),
    counter(
      "portal_database_seconds_total",
      "Time the thread waited for the local database.",
      SPENT.ms / 1000,
    ),
    gauge("portal_database_size_bytes", "The database and its log.", bytes),
    gauge("portal_uploads_size_bytes", "Uploaded files.", uploads.bytes),
    gauge("portal_disk_free_bytes", "Left on the disk of the data folder.", disk.freeBytes),
    gauge("portal_disk_size_bytes", "The disk of the data folder.", disk.totalBytes),
    gauge("portal_storage_trouble", "1 while something cannot be stored.", storage.trouble() ? 1 : 0),
    gauge("portal_logins_active", "Logins used within a quarter of an hour.", logins?.count ?? 0),
    gauge("portal_warnings", "What somebody should look at; /api/health names it.", warnings.length),
    gauge("portal_backup_late", "1 when the last good backup is too old.", isLate ? 1 : 0),
    gauge(
      "portal_backup_last_success_timestamp_seconds",
      "The moment whose data the last good backup holds.",
      lastGood && Date.parse(lastGood.takenAt) / 1000,
    ),
  ];
}

async function mailMetrics(portal: Portal): Promise<Metric[]> {
  const { waiting, failed, givenUp, oldest } = await readMailState(portal);
  const age = oldest ? Math.max(0, portal.clock().getTime() - oldest.getTime()) / 1000 : 0;
  return [
    {
      name: "portal_mail_waiting",
      help: "Messages not yet on their way.",
      type: "gauge",
      samples: Object.entries(waiting).map(([lane, value]) => ({ labels: { lane }, value })),
    },
    gauge("portal_mail_failed", "Of those, refused for now and tried again.", failed),
    gauge("portal_mail_given_up", "Given up within a day.", givenUp),
    gauge("portal_mail_oldest_seconds", "Age of the oldest that could have left, campaigns apart.", age),
  ];
}

function jobMetrics({ watch }: Portal): Metric[] {
  const ran = [...watch.jobs].flatMap(([job, state]) => (state.startedAt ? [{ job, ...state }] : []));
  return [
    {
      name: "portal_job_last_start_timestamp_seconds",
      help: "When a job of the clock last began.",
      type: "gauge",
      samples: ran.map(({ job, startedAt }) => ({
        labels: { job },
        value: (startedAt?.getTime() ?? 0) / 1000,
      })),
    },
    {
      name: "portal_job_failed",
      help: "1 when the last round of a job failed.",
      type: "gauge",
      samples: ran.map(({ job, outcome }) => ({ labels: { job }, value: outcome === "failed" ? 1 : 0 })),
    },
  ];
}
