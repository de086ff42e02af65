import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { MAX_BATCH } from "#domain/batch.ts";
import { POSITION_HEADER } from "#domain/live.ts";
import { Refusal } from "#domain/refusal.ts";
import { authRoutes } from "./routes/auth.ts";
import { userRoutes } from "./routes/user.ts";
import type { Ctx } from "./portal/context.ts";
import { calendarRoutes } from "./routes/calendar.ts";
import { crashRoutes } from "./routes/crashes.ts";
import { documentRoutes } from "./routes/documents.ts";
import { exportRoutes } from "./routes/exports.ts";
import { importRoutes } from "./routes/imports.ts";
import { fileRoutes } from "./routes/files.ts";
import { answersFirst } from "./routes/first.ts";
import { sendSecurityHeaders, securityHeaders } from "./http/headers.ts";
import { compressAnswers } from "./http/compress.ts";
import { answerHealth, HEALTH } from "./http/health.ts";
import { collectMetrics } from "./portal-status/metrics.ts";
import { keptWarnings } from "./portal-status/warnings.ts";
import { readableRequest } from "./http/host.ts";
import { answerError } from "./http/refusals.ts";
import { jsonOnly, sameOrigin } from "./http/same-origin.ts";
import { keyForm } from "./call/idempotency.ts";
import { metricsRoute } from "./routes/metrics.ts";
import { handedOnRoutes } from "./routes/handed-on.ts";
import { liveRoutes } from "./routes/live.ts";
import { atMost, type Call, callOf, createContext } from "./routes/route.ts";
import { pictureRoutes } from "./routes/pictures.ts";
import { unsubscribeRoutes } from "./routes/unsubscribe.ts";
import { type Assets, openAssets } from "./pages/assets.ts";
import { downloads } from "./pages/download.ts";
import { notFound } from "./pages/not-found.ts";
import { openRenderedPages, pages } from "./pages/pages.ts";
import { noteCall } from "./call/note-call.ts";
import { loggedPath } from "./platform/log.ts";
import type { Portal } from "./portal/portal.ts";
import { appRouter, declaredNames, declaredOf } from "./router.ts";
import { describeUnread, Unread } from "./portal/read-late.ts";
import { refusedCall } from "./call/trpc.ts";
import { takeTurns } from "./platform/turns.ts";
import { outcomeOf } from "./watch/calls.ts";

export type HttpEnv = Call & { Bindings: { address?: string } };

/** The largest JSON call; bytes have a route and a limit of their own. */
const JSON_LIMIT_BYTES = 512 * 1024;

/** The whole URL map on one screen. */
export function createApp(portal: Portal, assets = openAssets(portal.env.PUBLIC_URL)): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();

  app.use(nameRequests(portal));
  app.use(sendSecurityHeaders(portal.env.PUBLIC_URL));
  app.onError((error, c) => answerError(portal, error, c));

  for (const path of HEALTH) app.get(path, () => answerHealth(portal, path, () => keptWarnings(portal)));

  app.use("/api/*", sameOrigin(portal.env.PUBLIC_URL));
  for (const noun of [
    "files",
    "documents",
    "live",
    "exports",
    "imports",
    "auth",
    "user",
    "crashes",
    "handed-on",
  ]) {
    app.use(`/api/${noun}/*`, keyForm(), (_c, next) => {
      portal.storage.requireSound();
      return next();
    });
  }
  app.use("/api/*", async (c, next) => {
    const position = portal.live.position();
    await next();
    c.res.headers.set(POSITION_HEADER, position);
  });
  app.route("/api/files", fileRoutes(portal));
  app.route("/api/documents", documentRoutes(portal));
  app.route("/api/handed-on", handedOnRoutes(portal));
  app.route("/api/live", liveRoutes(portal));
  // Below the files and the streams, which are sent as they are.
  app.use(compressAnswers());
  app.use("/api/*", jsonOnly());
  app.use("/api/*", atMost(JSON_LIMIT_BYTES));
  app.route("/api/exports", exportRoutes(portal));
  app.route("/api/imports", importRoutes(portal));
  app.route("/api/auth", authRoutes(portal));
  app.route("/api/user", userRoutes(portal));
  app.route("/api/crashes", crashRoutes(portal));
  app.use("/api/trpc/*", async (c, next) =>
    isDecodable(c.req.url) ? next() : c.json({ message: "Not found" }, 404),
  );
  app.all("/api/trpc/*", (c) => answerCalls(portal, c));
  app.all("/api/*", (c) => c.json({ message: "Not found" }, 404));
  app.route(
    "/metrics",
    metricsRoute(portal, () => collectMetrics(portal, declaredNames())),
  );
  app.route("/calendar", calendarRoutes(portal));
  const rendered = openRenderedPages(portal, assets);
  app.route("/download", downloads(portal, { displayFont: rendered?.displayFont }));
  app.all("/download/*", (c) => c.json({ message: "Not found" }, 404));
  app.route("/pictures", pictureRoutes(portal));
  app.all("/pictures/*", (c) => c.json({ message: "Not found" }, 404));
  app.route("/unsubscribe", unsubscribeRoutes(portal, rendered)).route("/", pages(portal, rendered));
  app.notFound((c) => notFound(c));

  // The files of the build and cached answers come first, past everything above (P1 to P3).
  const { fetch } = app;
  const answerFirst = answersFirst(portal, declaredOf);
  app.fetch = (sent, bindings: HttpEnv["Bindings"] = {}, ...rest) => {
    const request = readableRequest(sent, portal.env.PUBLIC_URL);
    if (!request) return plainAnswer(portal, 400, "Bad Request");
    const file = findFile(assets, request);
    if (file === "unreadable") return plainAnswer(portal, 503, "The server is busy", { "retry-after": "5" });
    if (file) return file;
    const answering = answerFirst(request, bindings.address ?? "local");
    if (!answering) return fetch(request, bindings, ...rest);
    return answering.then((answer) => answer ?? fetch(request, bindings, ...rest));
  };
  return app;
}

function answerCalls(portal: Portal, c: Context<HttpEnv>): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: c.req.raw,
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    createContext: ({ info: { calls } }) => callContext(portal, c, calls.length),
    onError({ error: { cause } }) {
      if (!(cause instanceof Unread)) return;
      const [requestId, path] = [c.get("requestId"), loggedPath(c.req.path)];
      portal.log.error({ requestId, path, ...describeUnread(cause) }, "not read");
    },
    responseMeta({ errors }) {
      const refusal = errors.map((error) => error.cause).find((cause) => cause instanceof Refusal);
      const params = refusal?.reason.params;
      const headers = new Headers({ "cache-control": "no-store" });
      if (params && "retryAfterSeconds" in params)
        headers.set("retry-after", String(params.retryAfterSeconds));
      return refusal?.reason.code === "beingMade" ? { headers, status: 202 } : { headers };
    },
  });
}

/**
 * Each request has a name and an address it came from, by which the log and its answer speak of it. Of the plain routes
 * it is noted how long they took; the call layer notes its calls itself.
 */
function nameRequests(portal: Portal): MiddlewareHandler<HttpEnv> {
  const { log } = portal;
  return async (c, next) => {
    const started = performance.now();
    c.set("requestId", crypto.randomUUID());
    c.set("address", c.env?.address ?? "local");
    await next();
    c.header("x-request-id", c.get("requestId"));
    const ms = performance.now() - started;
    noteRoute(portal, c, ms);
    if (!log.isLevelEnabled("debug")) return;
    log.debug({
      requestId: c.get("requestId"),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      ms,
    });
  };
}

/** Counts by the pattern of the route that answered; requests that reached no route count as one. */
function noteRoute(portal: Portal, c: Context<HttpEnv>, ms: number): void {
  const reached = matchedRoutes(c)[c.req.routeIndex];
  const route = reached?.method === "ALL" ? undefined : reached;
  if (!route && c.req.path.startsWith("/api/trpc/")) return;
  const call = route ? `${route.method} ${route.path}` : "other";
  const changes = route !== undefined && route.method !== "GET";
  noteCall(portal, { requestId: c.get("requestId"), call, changes, ms, outcome: outcomeOf(c.res.status) });
}

/** Whom a call is for, unless the data cannot be read: an error thrown here would reach the browser as a bug. */
async function callContext(portal: Portal, c: Context<HttpEnv>, calls: number): Promise<Ctx> {
  try {
    portal.storage.requireSound();
    return await createContext(portal, c.req.raw, {
      ...callOf(c),
      inTurn: calls > 1 ? takeTurns() : undefined,
    });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : portal.storage.refusalOf(error);
    throw refusal ? refusedCall(refusal) : error;
  }
}

/** The call layer decodes the name of a call and takes a failure for a bug: one like %ff names no call. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

/** A file that cannot be read now may be read once less is open. */
function findFile(assets: Assets, request: Request): Response | "unreadable" | undefined {
  try {
    return assets.answer(request);
  } catch {
    return "unreadable";
  }
}

function plainAnswer({ env }: Portal, status: number, text: string, more: Record<string, string> = {}) {
  const headers = { ...securityHeaders(env.PUBLIC_URL), "x-request-id": crypto.randomUUID(), ...more };
  return new Response(text, { status, headers });
}
