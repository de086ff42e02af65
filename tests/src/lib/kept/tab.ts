import { afterAll, afterEach, spyOn } from "bun:test";
import { protectPage } from "#src/session/store.ts";

/** A real server that answers as a test says, and a browser's tab in front of it: its addresses, storage and events. */

type Sent = { method: string; path: string; headers: Headers; body: string };
type Answer = Response | Promise<Response>;

export const USER = {
  id: "user-1",
  name: "Ana Moura",
  role: "PARTNER",
  firstLogin: false,
  email: "ana@example.org",
  accountStatus: "active",
  language: "pt",
};

const SIGN_OF_LIFE = "/favicon.svg";
const NEVER = new Promise<Response>(() => undefined);

/** An answer that does not come. */
export function hang(): Promise<Response> {
  return NEVER;
}

export function json(status: number, body: unknown = {}): Response {
  return Response.json(body, { status });
}

/** Answers by path (without the query); what a test does not name is 404. Everything that arrives is in `sent`. */
export function openServer() {
  const sent: Sent[] = [];
  let routes: Record<string, (nth: number) => Answer> = {};
  const server = Bun.serve({
    port: 0,
    idleTimeout: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      // Whether it is back is asked for now and then by what an earlier test could not read.
      if (pathname === SIGN_OF_LIFE) return json(200);
      sent.push({ method, path: pathname + search, headers, body: await request.text() });
      const nth = sent.filter(({ path }) => path.split("?")[0] === pathname).length;
      return routes[pathname]?.(nth) ?? json(404, { message: "Not found" });
    },
  });
  afterAll(() => server.stop(true));
  return {
    url: server.url.href,
    sent,
    answer(next: typeof routes): void {
      routes = next;
      sent.length = 0;
    },
    paths: () => sent.map(({ method, path }) => `${method} ${path.split("?")[0]}`),
  };
}

/** A tab's session storage, as a browser has one: its entries are the object's own. */
export class TabStorage {
  [key: string]: unknown;
  static open(): TabStorage {
    const storage = new TabStorage();
    Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: storage });
    return storage;
  }
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

/** One for all test files: our modules listen to it from the first of them on. */
export const TAB_EVENTS = new EventTarget();

/** What a browser gives to our modules: for the whole test file, which must import them after calling this. */
export function openTab(base: string) {
  const stored = new Map<string, string>();
  const inits: RequestInit[] = [];
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.assign(globalThis, { window: TAB_EVENTS, localStorage });
  const realFetch = globalThis.fetch;
  let target = base;
  globalThis.fetch = ((url: string, init: RequestInit) => {
    inits.push(init);
    return realFetch(new URL(url, target), init);
  }) as typeof fetch;
  const log = spyOn(console, "error").mockImplementation(() => undefined);
  afterEach(() => {
    log.mockClear();
    inits.length = 0;
    target = base;
  });
  afterAll(() => {
    log.mockRestore();
    globalThis.fetch = realFetch;
    Reflect.deleteProperty(globalThis, "window");
    Reflect.deleteProperty(globalThis, "localStorage");
  });
  return {
    inits,
    entry: () => stored.get("auth-storage"),
    logged: () => log.mock.calls.map(([text]) => String(text)),
    /** From now on nothing listens where the calls go. */
    disconnect(): void {
      target = "http://127.0.0.1:1";
    },
    /** Another tab has written the entry, and this one has not heard of it yet. */
    putEntry: (user: typeof USER) => void stored.set("auth-storage", entryOf(user)),
    /** Another tab writes the entry: a user, nobody, or null for its removal. */
    hearFromOtherTab(value: typeof USER | "nobody" | null): void {
      const newValue = value === null ? null : entryOf(value === "nobody" ? null : value);
      if (newValue === null) stored.delete("auth-storage");
      else stored.set("auth-storage", newValue);
      TAB_EVENTS.dispatchEvent(Object.assign(new Event("storage"), { key: "auth-storage", newValue }));
    },
  };
}

function entryOf(user: typeof USER | null): string {
  return JSON.stringify({ user, isAuthenticated: user !== null });
}

/** Runs with a protected page on screen. */
export async function underPage(run: () => Promise<void> | void): Promise<void> {
  const close = protectPage();
  try {
    await run();
  } finally {
    close();
  }
}
