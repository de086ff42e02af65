import { lockFolder } from "#db/lock.ts";
import { ensureFirstAdmin } from "../accounts/first-admin.ts";
import { createApp } from "../app.ts";
import { requireWhole } from "./fill-note.ts";
import type { Env } from "../platform/env.ts";
import { MAX_UPLOAD_REQUEST_BYTES } from "../routes/files.ts";
import { putInPlace } from "../backup/put-in-place.ts";
import { readyBackups } from "../backup/schedule.ts";
import { startClock } from "../clock/clock.ts";
import { CLOCK_JOBS } from "../clock/clock-jobs.ts";
import { openPortal, type OpenPortal } from "./open-portal.ts";
import { openAssets } from "../pages/assets.ts";
import { askAtTerminal } from "../platform/ask.ts";
import { guardConnections } from "../platform/connection-guard.ts";
import { networkOf } from "../platform/network.ts";
import { isPlainHttp } from "../http/plain-http.ts";
import { boundRequests } from "../platform/open-requests.ts";
import { readAllNouns } from "../router.ts";

/** What only makes later readers faster waits until the rush of a start is over. */
const PREPARE_AFTER_MS = 60_000;

/** How long requests under way may take at a stop; what comes after it takes a second or two. */
const GRACE_MS = 6_000;
const LOOK_MS = 20;

export type Running = { portal: OpenPortal; url: string; stop: () => Promise<void> };

/** Takes the data folder, opens the portal and answers requests until `stop`, which lets running requests finish. */
export async function serve(
  env: Env,
  options: { prepare?: (portal: OpenPortal) => Promise<void>; graceMs?: number } = {},
): Promise<Running> {
  const unlock = lockFolder(env.DATA_DIR);
  requireWhole(env);
  putInPlace(env.DATA_DIR);
  const portal = await openPortal(env);
  await ensureFirstAdmin(portal, undefined, askAtTerminal);
  await options.prepare?.(portal);
  portal.startMail();
  portal.startRuns();
  const assets = openAssets(env.PUBLIC_URL);
  const app = createApp(portal, assets);
  // Removes uploads that an earlier process left half-received.
  portal.files.clearTemp();
  const backups = readyBackups(portal);
  const clock = startClock(portal, CLOCK_JOBS);
  const bound = boundRequests(env.CONNECTIONS_PER_ADDRESS, tooManyAtOnce);
  const server = Bun.serve({
    port: env.PORT,
    hostname: env.HOST,
    // Longer than a person pauses between two clicks: a connection closed at the moment of a POST fails it.
    idleTimeout: 120,
    maxRequestBodySize: MAX_UPLOAD_REQUEST_BYTES,
    fetch(request, bun) {
      const address = addressOf(request, bun, env.TRUST_PROXY);
      const answer = () => app.fetch(request, { address });
      return env.TRUST_PROXY ? bound(address, answer) : answer();
    },
  });
  const guard = guardConnections({
    port: env.PORT,
    mostPerAddress: env.TRUST_PROXY ? undefined : env.CONNECTIONS_PER_ADDRESS,
    log: portal.log,
  });
  portal.log.info({ port: server.port }, "listening");
  if (env.PUBLIC_URL.startsWith("https:") && !env.TRUST_PROXY) {
    const what = "behind a proxy without TRUST_PROXY=1 all readers share one address and its rate limits";
    portal.log.warn({ event: "proxyNotTrusted" }, what);
  }
  if (isPlainHttp(env.PUBLIC_URL)) {
    const what = "passwords travel in the open, and browsers reckon the captcha slowly: use an https address";
    portal.log.warn({ event: "plainHttp", url: env.PUBLIC_URL }, what);
  }
  const preparing = setTimeout(() => void portal.brochures.warm(), PREPARE_AFTER_MS);
  void assets.keepAll();
  void readAllNouns(portal.log);

  async function stop(): Promise<void> {
    portal.watch.isStopping = true;
    clock.stop();
    backups.stop();
    guard.stop();
    clearTimeout(preparing);
    // The server waits for open answers, and a stream is one.
    portal.live.close();
    await endConnections(server, options.graceMs ?? GRACE_MS);
    await portal.close();
    unlock();
    portal.log.info("stopped");
  }
  return { portal, url: env.PUBLIC_URL, stop };
}

function tooManyAtOnce(): Response {
  return new Response("Too many requests at once", { status: 503, headers: { "retry-after": "5" } });
}

/** Takes no new requests, lets running ones finish, and then cuts off what is still open. */
async function endConnections(server: Bun.Server<unknown>, graceMs: number): Promise<void> {
  const until = performance.now() + graceMs;
  void server.stop(false);
  while (server.pendingRequests > 0 && performance.now() < until) await Bun.sleep(LOOK_MS);
  await server.stop(true);
}

/** The caller's network for rate limits; a forwarded one only when the operator says that a proxy sets it. */
function addressOf(request: Request, server: Bun.Server<unknown>, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1) : undefined;
  return networkOf(forwarded ?? "") ?? networkOf(server.requestIP(request)?.address ?? "") ?? "unknown";
}
