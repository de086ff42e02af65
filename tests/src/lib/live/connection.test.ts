import { afterEach, describe, expect, spyOn, test } from "bun:test";
import { BEAT_SECONDS } from "#domain/live.ts";
import { connect, type LiveConnection, type News, type Patience } from "#src/lib/live/connection.ts";
import { storeUser } from "#src/session/store.ts";
import { json, openServer, openTab, underPage, USER } from "../kept/tab.ts";

/**
 * How a page listens, against a real server. What a test waits for is as short as it can be told apart; all other
 * patience is long, so that no slow machine uses it up.
 */
const server = openServer();
const tab = openTab(server.url);
const encoder = new TextEncoder();

const QUICK = {
  greeting: 10_000,
  silence: 10_000,
  sign: 10_000,
  question: 30,
  questions: 2,
  shortest: 20,
  longest: 80,
};

let connections: LiveConnection[] = [];
afterEach(() => {
  for (const connection of connections) connection.close();
  connections = [];
});

/** Listens; what it heard, and where it would go on. */
function listen(patience: Patience | null = QUICK) {
  const heard: News[] = [];
  const since = () => heard.findLast(({ position }) => position !== undefined)?.position;
  const connection = connect((news) => heard.push(news), since, patience ?? undefined);
  connections.push(connection);
  return { heard, connection };
}

type Ways = { say: (text: string) => void; end: () => void };

/** A stream that says what it is told to. */
function stream(run: (ways: Ways) => void): Response {
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      run({
        say: (text) => (isLeft ? undefined : controller.enqueue(encoder.encode(text))),
        end: () => controller.close(),
      });
    },
    cancel() {
      isLeft = true;
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

const HELLO = "id: b.1\nevent: hello\ndata: {}\n\n";
const CHANGE = 'id: b.2\nevent: change\ndata: {"kind":"order","id":"o1","version":3}\n\n';
const TOLD = { changes: [{ kind: "order", id: "o1", version: 3 }], isAll: false, position: "b.2" } as const;

async function until(isSo: () => boolean, patience = 3_000): Promise<void> {
  const deadline = performance.now() + patience;
  while (!isSo()) {
    if (performance.now() > deadline)
      throw new Error(`not within ${patience} ms: ${server.paths().join(", ")}`);
    await Bun.sleep(5);
  }
}

const opened = () => server.sent.filter(({ path }) => path === "/api/live");

describe("a page that listens", () => {
  test("hears what comes, however it is cut on its way", async () => {
    server.answer({
      "/api/live": () =>
        stream(({ say }) => {
          say(HELLO + CHANGE.slice(0, 20));
          setTimeout(() => say(`${CHANGE.slice(20)}event: beat\ndata: {}\n\n`), 20);
        }),
    });
    const { heard } = listen();
    await until(() => heard.length === 3);
    const beat = { changes: [], isAll: false, position: undefined, isBeat: true };
    expect(heard).toEqual([{ changes: [], isAll: false, position: "b.1" }, TOLD, beat]);
  });

  test("opens another stream where the last one stopped, no sooner than it was told", async () => {
    let ended = Infinity;
    let reopened = 0;
    server.answer({
      "/api/live": (nth) =>
        stream(({ say, end }) => {
          if (nth === 2) reopened = performance.now();
          say(`retry: 120\n${HELLO}${CHANGE}`);
          if (nth > 1) return;
          ended = performance.now();
          end();
        }),
    });
    listen();
    await until(() => opened().length === 2);
    expect(reopened - ended).toBeGreaterThanOrEqual(119);
    expect(opened()[1]?.headers.get("last-event-id")).toBe("b.2");
  });

  test("opens another after a silence, and none while signs of life come", async () => {
    server.answer({
      "/api/live": () =>
        stream(({ say }) => {
          say(HELLO);
          const beats = setInterval(() => say("event: beat\ndata: {}\n\n"), 50);
          setTimeout(() => clearInterval(beats), 1_000);
        }),
    });
    listen({ ...QUICK, silence: 600 });
    await Bun.sleep(950);
    expect(opened()).toHaveLength(1);
    await until(() => opened().length === 2);
  });

  test("waits 60 seconds for a sign of life unless told otherwise: longer than two beats of the server", async () => {
    server.answer({ "/api/live": () => stream(({ say }) => say(HELLO)) });
    const timers = spyOn(globalThis, "setTimeout");
    const { heard } = listen(null);
    await until(() => heard.length === 1);
    expect(timers.mock.calls.map(([, wait]) => wait)).toContain(60_000);
    expect(60).toBeGreaterThan(2 * BEAT_SECONDS);
    timers.mockRestore();
  });

  test("that wakes after a silence opens another at once, and leaves one that lives alone", async () => {
    server.answer({ "/api/live": () => stream(({ say }) => say(HELLO)) });
    const { heard, connection } = listen({ ...QUICK, sign: 300 });
    await until(() => heard.length === 1);
    connection.hurry();
    await Bun.sleep(310);
    expect(opened()).toHaveLength(1);
    connection.hurry();
    await until(() => opened().length === 2);
  });

  test("is told of everything when more was missed than is remembered", async () => {
    server.answer({
      "/api/live": () => stream(({ say }) => say(`${HELLO}id: b.9\nevent: resync\ndata: {}\n\n`)),
    });
    const { heard } = listen();
    await until(() => heard.length === 2);
    expect(heard[1]).toEqual({ changes: [], isAll: true, position: "b.9" });
  });

  test("asks instead where streams are held up, and tries one again after a while", async () => {
    server.answer({
      "/api/live": (nth) => (nth === 1 ? stream(() => undefined) : stream(({ say }) => say(HELLO))),
      "/api/live/missed": () => json(200, TOLD),
    });
    const { heard } = listen({ ...QUICK, greeting: 300 });
    await until(() => heard.length === 3);
    expect(server.paths()).toEqual([
      "GET /api/live",
      "GET /api/live/missed",
      "GET /api/live/missed",
      "GET /api/live",
    ]);
    expect(heard[0]).toEqual(TOLD);
  });

  test("waits longer with each failure, up to a limit", async () => {
    server.answer({ "/api/live": () => json(503) });
    const times: number[] = [];
    const timers = spyOn(globalThis, "setTimeout");
    listen();
    for (let n = 1; n <= 6; n += 1) {
      await until(() => opened().length >= n);
      times.push(performance.now());
    }
    const waits = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    const pauses = timers.mock.calls.map(([, wait]) => wait ?? 0).filter((wait) => wait < QUICK.silence);
    timers.mockRestore();
    expect(Math.max(...pauses)).toBeLessThanOrEqual(QUICK.longest);
    expect(waits.at(-1) ?? 0).toBeGreaterThanOrEqual(35);
  });
});

describe("a stream that is refused", () => {
  test("for a session that ran out is opened again after one renewal", async () => {
    storeUser(USER);
    server.answer({
      "/api/live": (nth) => (nth === 1 ? json(401) : stream(({ say }) => say(HELLO))),
      "/api/auth/refresh": () => json(200),
    });
    const { heard } = listen();
    await until(() => heard.length === 1);
    expect(server.paths()).toEqual(["GET /api/live", "POST /api/auth/refresh", "GET /api/live"]);
  });

  test("for a session that is gone asks no further, and goes on once its user is back", async () => {
    storeUser(USER);
    let isBack = false;
    server.answer({
      "/api/live": () => (isBack ? stream(({ say }) => say(HELLO)) : json(401)),
      "/api/auth/refresh": () => json(401),
    });
    await underPage(async () => {
      const { heard } = listen();
      await until(() => server.sent.length === 2);
      await Bun.sleep(400);
      expect(server.paths()).toEqual(["GET /api/live", "POST /api/auth/refresh"]);
      isBack = true;
      storeUser(USER);
      await until(() => heard.length === 1);
    });
  });

  test("for good is not asked for again", async () => {
    server.answer({ "/api/live": () => json(403) });
    listen();
    await Bun.sleep(300);
    expect(server.paths()).toEqual(["GET /api/live"]);
  });

  test("says nothing in the log when the page itself has closed it", async () => {
    server.answer({ "/api/live": () => stream(({ say }) => say(HELLO)) });
    const { heard, connection } = listen();
    await until(() => heard.length === 1);
    connection.close();
    await Bun.sleep(50);
    expect(tab.logged()).toEqual([]);
    expect(opened()).toHaveLength(1);
  });
});
