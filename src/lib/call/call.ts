import { POSITION_HEADER } from "#domain/live.ts";
import { awaitReturn, countArrivals, loseSession, readSession, regainSession } from "#src/session/store.ts";
import { loadSaying } from "../words/saying.ts";
import { notePosition } from "./position.ts";
import { isOfProxy, TOO_LATE } from "../page/unreached.ts";

/** A failed REST answer: `message` or `errors` as written by the server, in English. */
export class CallError extends Error {
  readonly status: number;
  readonly text: string | undefined;
  readonly errors: readonly { msg: string }[];
  /** Reason and request id, where say() reads them. */
  readonly data: { reason?: unknown; requestId?: unknown };

  constructor(status: number, body: unknown) {
    const { message, errors, reason, requestId } = (body ?? {}) as Record<string, unknown>;
    super(typeof message === "string" ? message : `HTTP ${status}`);
    this.name = "CallError";
    this.status = status;
    this.text = typeof message === "string" && message !== "" ? message : undefined;
    this.errors = Array.isArray(errors) ? errors.filter(isErrorItem) : [];
    this.data = { reason, requestId };
  }
}

/** Calls the REST side: `call<{ user: unknown }>("GET", "/user/profile")`. Throws CallError, or fetch's own error. */
export async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const answer = await callFetch(`/api${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const content: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new CallError(answer.status, content);
  return content as T;
}

const REFRESH_URL = "/api/auth/refresh";
/** Milliseconds until an answer must begin; after that the server counts as unreachable. */
const PATIENCE_MS = 30_000;
let refreshing: Promise<boolean> | undefined;
/** The count of successful refreshes: a call sent before the last refresh needs no other. */
let renewals = 0;

/**
 * fetch for every call: cookies, the JSON content type and the bearer header (API-02 to API-04); files do not come this
 * way, they go as multipart or in parts of bytes (lib/upload). A 401 leads to one shared refresh and one retry (API-05,
 * API-08); a failed refresh signs out (API-07). Never for a login (API-06).
 */
export async function callFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  const sentAfter = renewals;
  const answer = await send(url, init);
  if (isLogin(url)) return answer;
  if (!(await failuresOf(answer)).includes(401)) return sayable(answer);
  const isRenewed = renewals > sentAfter || (await renew());
  const isRead = (init.method ?? "GET") === "GET";
  return isRenewed || (isRead && (await awaitReturn())) ? sayable(await send(url, init)) : answer;
}

/** Of a failure whoever called can say why as soon as they hear of it. */
async function sayable(answer: Response): Promise<Response> {
  // Without its sentences a failure is said in general.
  if ((await failuresOf(answer)).length > 0) await loadSaying().catch(() => undefined);
  return answer;
}

/** API-06, as decided: "login" in the address without its query, since a search may contain the word. */
function isLogin(url: string): boolean {
  return withoutQuery(url).includes("login");
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has("content-type")) headers.set("content-type", "application/json");
  const bearer = bearerHeader();
  if (bearer) headers.set("authorization", bearer);
  const method = init.method ?? "GET";
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new TypeError(TOO_LATE)), PATIENCE_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, patience.signal]) : patience.signal;
  try {
    const answer = await fetch(url, { ...init, headers, signal, credentials: "include" });
    if (isOfProxy(answer)) throw new TypeError(`network: ${answer.status} of a proxy`);
    notePosition(answer.headers.get(POSITION_HEADER));
    for (const status of new Set(await failuresOf(answer))) logFailure(method, url, status);
    return answer;
  } catch (error) {
    if (!init.signal?.aborted) logFailure(method, url, "no answer");
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Whose screen is calling (API-04): grants nothing, but keeps the call from acting as another account. */
export function bearerHeader(): string | undefined {
  const { user } = readSession();
  return user ? `Bearer ${user.id}` : undefined;
}

/** A batch with mixed results is a 207, whose parts each count. */
async function failuresOf(answer: Response): Promise<number[]> {
  if (answer.status !== 207) return answer.ok ? [] : [answer.status];
  const parts: unknown = await answer
    .clone()
    .json()
    .catch(() => []);
  const statuses: unknown[] = Array.isArray(parts) ? parts.map((part) => part?.error?.data?.httpStatus) : [];
  return statuses.filter((status) => typeof status === "number");
}

/** A refusal that a later sign-in has overtaken ends nothing. */
function renew(): Promise<boolean> {
  const before = countArrivals();
  refreshing ??= send(REFRESH_URL, { method: "POST" })
    .then(
      (answer) => answer.ok,
      () => false,
    )
    .then((isRenewed) => {
      refreshing = undefined;
      if (isRenewed) {
        renewals += 1;
        regainSession();
        return true;
      }
      if (countArrivals() > before) return true;
      loseSession();
      return false;
    });
  return refreshing;
}

/** Logs to the browser's console, without bodies and queries, which may hold typed text. */
export function logFailure(method: string, url: string, outcome: number | string): void {
  // oxlint-disable-next-line no-console -- the log of a browser is its console
  console.error(`${method} ${withoutQuery(url)}: ${outcome}`);
}

function withoutQuery(url: string): string {
  return url.split("?")[0] ?? url;
}

function isErrorItem(item: unknown): item is { msg: string } {
  return typeof (item as { msg?: unknown } | null)?.msg === "string";
}
