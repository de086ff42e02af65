import { afterAll, spyOn } from "bun:test";
import type { TestPortal } from "../../portal.ts";
import { keepCookies } from "../../server/accounts/browser.ts";
import { DEVICE, openSessions } from "./sessions.ts";

/** What only looks, though it is called as a change is. */
const LOOKS = /(\.(preview\w*|freeze|propose)|^auth\/refresh|^live\/looking)$/;

/** What a test has to say instead of the portal; an Error is a connection that breaks off. */
type Reply = Response | Error | undefined;

/**
 * The way from the page to the portal. `fail` answers every change with 500 and nothing in it, `answer` the calls whose
 * name holds a part with what a test says, once each or for good; until it is mended. `sent` is every change that set out.
 */
export function openRoad(server: TestPortal) {
  const realFetch = globalThis.fetch;
  const log = spyOn(console, "error").mockImplementation(() => undefined);
  const failed: string[] = [];
  const sent: { name: string; body: unknown }[] = [];
  const asked: string[] = [];
  const sessions = openSessions(server);
  let replies: { part: string; reply: () => Reply | Promise<Reply>; isOnce: boolean }[] = [];
  let isBroken = false;
  let underway = 0;

  async function answer(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, "http://portal.test");
    const name = decodeURIComponent(url.pathname.replace(/^\/api\/(trpc\/)?/, ""));
    const isFile = name.startsWith("files/");
    asked.push(name);
    if (init.method === "POST") sent.push({ name, body: bodyOf(init) });
    if (isBroken && (isFile || init.method === "POST") && !LOOKS.test(name)) {
      failed.push(isFile ? "files" : name);
      return new Response(null, { status: 500 });
    }
    const planned = replies.find(({ part }) => name.includes(part));
    if (planned?.isOnce) replies = replies.filter((one) => one !== planned);
    const reply = await planned?.reply();
    if (reply instanceof Error) throw reply;
    if (reply) return reply.clone();
    const { cookies } = sessions.here();
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies].map(([key, value]) => `${key}=${value}`).join("; "));
    headers.set("sec-fetch-site", "same-origin");
    headers.set("user-agent", DEVICE["user-agent"]);
    const got = await server.fetch(url.pathname + url.search, { ...init, headers });
    keepCookies(cookies, got.headers);
    return got;
  }

  globalThis.fetch = (async (input: string | URL, init: RequestInit = {}) => {
    underway += 1;
    return answer(String(input), init).finally(() => (underway -= 1));
  }) as typeof fetch;
  afterAll(() => {
    globalThis.fetch = realFetch;
    log.mockRestore();
  });

  return {
    failed,
    sent,
    /** The name of every call. */
    asked,
    isQuiet: () => underway === 0,
    fail(): void {
      isBroken = true;
      failed.length = 0;
    },
    /** The first that was said of a call counts. */
    answer(part: string, reply: Reply, { isOnce = false } = {}): void {
      replies.push({ part, reply: () => reply, isOnce });
    },
    /** Calls wait for the portal's answer until they are let go. */
    hold(part: string): () => void {
      const gate = Promise.withResolvers<undefined>();
      replies.push({ part, reply: () => gate.promise, isOnce: false });
      return () => gate.resolve(undefined);
    },
    mend(): void {
      isBroken = false;
      replies = [];
      sent.length = 0;
      asked.length = 0;
    },
    signIn: sessions.signIn,
    comeIn: sessions.comeIn,
  };
}

function bodyOf({ body }: RequestInit): unknown {
  return typeof body === "string" && body !== "" ? JSON.parse(body) : undefined;
}
