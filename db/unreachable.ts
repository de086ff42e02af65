import type { Client } from "@libsql/client";
import { CannotOpen } from "./cannot-open.ts";

/** What the client of a remote database says when the server, or the way to it, is gone. */
const UNREACHABLE =
  /^(?:ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOST\w+|ENET\w+|Connection\w+|FailedToOpenSocket|HRANA_CLOSED\w*|HRANA_WEBSOCKET\w*|SERVER_ERROR|STREAM_EXPIRED|BATON_\w+)$/;

/** Whether the database could not be reached at all. */
export function isUnreachable(error: unknown): boolean {
  return codesOf(error).some((code) => UNREACHABLE.test(code));
}

/** The server ended a transaction that held others up for five seconds; nothing of it was stored. */
export function isTimedOut(error: unknown): boolean {
  return codesOf(error).includes("TRANSACTION_TIMEOUT");
}

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    codes.push(String((cause as { code?: unknown }).code ?? ""));
  }
  return codes;
}

/** The one this process began with: whatever takes its place later is meant for others. */
const { fetch } = globalThis;
/** A migration of a large season is one question. */
const LONGEST_ANSWER_MS = 60_000;

/** For the client of a remote database: a database that accepts a query and never answers is unreachable, too. */
export async function fetchInTime(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
  } catch (error) {
    if ((error as { name?: unknown }).name !== "TimeoutError") throw error;
    throw Object.assign(new Error("the database does not answer", { cause: error }), { code: "ETIMEDOUT" });
  }
}

/** Longer than any server takes for nothing, short enough for who waits at a start. */
const FIRST_ANSWER_MS = 10_000;

/** The first question of a start: a server that is down, or takes questions and says nothing, is called so, and soon. */
export async function requireServer(client: Client, patienceMs = FIRST_ANSWER_MS): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(unreached("no answer")), patienceMs);
  try {
    await Promise.race([client.execute("select 1"), late]);
  } catch (error) {
    throw isUnreachable(error) ? unreached(codesOf(error).find((code) => UNREACHABLE.test(code))) : error;
  } finally {
    clearTimeout(timer);
  }
}

/** A server is no disk: what there is to do lies elsewhere. */
export function unreached(found: string | undefined): CannotOpen {
  return new CannotOpen(
    `DATABASE_URL cannot be used: its server does not answer (${found}); see that it runs and can be reached from this machine`,
  );
}
