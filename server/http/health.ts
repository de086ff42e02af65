import type { StorageFailure } from "#db/disk-failure.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal/portal.ts";

/** Longest wait of a health check: a database may neither answer nor refuse. */
const PATIENCE_MS = 2_000;

/** Least free space: with less, no new users should be sent to this process. */
const LEAST_ROOM_BYTES = 32 * 1024 * 1024;

type Health = {
  /** Problems to look at that do not stop the portal. */
  warnings: readonly string[];
  /** Free bytes on the disk of the data folder. */
  freeBytes: number | undefined;
};

/** The addresses of the health check; each costs next to nothing. */
export const HEALTH = ["/api/health", "/api/health/live", "/api/health/ready"] as const;

/**
 * Whether the portal answers, reads and stores: 200 and "ok", or 503 and what is wrong; see storage-watch.ts. `ready`
 * also asks for room on the disk and that the portal is not about to stop; `live` says no more than that the process
 * answers. Warnings are codes, and name nobody.
 */
export async function answerHealth(
  portal: Portal,
  path: string,
  healthOf: () => Promise<Health>,
): Promise<Response> {
  if (path.endsWith("/live")) return Response.json({ status: "ok" });
  const isAsked = path.endsWith("/ready");
  if (isAsked && portal.watch.isStopping) return Response.json({ status: "stopping" }, { status: 503 });
  const answer = await inTime(askStorage(portal, isAsked, healthOf));
  return answer ?? Response.json({ status: troubleOf(portal) }, { status: 503 });
}

async function askStorage(
  portal: Portal,
  isReadyAsked: boolean,
  healthOf: () => Promise<Health>,
): Promise<Response> {
  const trouble = portal.storage.trouble() && (await portal.storage.recheck());
  if (trouble) return Response.json({ status: trouble }, { status: 503 });
  try {
    await portal.db.client.execute("select 1");
  } catch (error) {
    // Said once by the watch; what it does not know is no less wrong.
    if (!portal.storage.refusalOf(error))
      portal.log.error(describeError(error), "the database cannot be asked");
    return Response.json({ status: troubleOf(portal) }, { status: 503 });
  }
  const { warnings, freeBytes = Infinity } = await healthOf();
  if (isReadyAsked && freeBytes < LEAST_ROOM_BYTES)
    return Response.json({ status: "noRoom" }, { status: 503 });
  return Response.json({ status: "ok", ...(warnings.length > 0 && { warnings }) });
}

/** The failure that the watch knows; else that of the part that did not answer. */
function troubleOf({ storage, db }: Portal): StorageFailure {
  return storage.trouble() ?? (db.isShared ? "databaseAway" : "failing");
}

/** The answer, or undefined when it takes too long; a late answer is dropped. */
async function inTime(work: Promise<Response>): Promise<Response | undefined> {
  let timer: Timer | undefined;
  const late = new Promise<undefined>((resolve) => {
    // Runs after events that came while this thread was held up.
    timer = setTimeout(() => setImmediate(resolve, undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
