import { afterEach, beforeEach, describe, expect, type Mock, spyOn } from "bun:test";
import { BEAT_SECONDS } from "#domain/live.ts";
import { connect, type LiveConnection, type News, type Patience } from "#src/lib/live/connection.ts";
import { readLoss, storeUser } from "#src/session/store.ts";
import { loadSaying } from "#src/lib/words/saying.ts";
import { pass, test, until } from "../../stopped-clock.ts";
import { json, openServer, openTab, underPage, USER } from "../kept/tab.ts";

/** How a page listens, against a real server, by a clock that stands still but for what a test lets pass. */
const server = openServer();
const tab = openTab(server.url);
// What says why something failed is there.
await loadSaying();
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

const asked = () => server.paths().filter((path) => path !== "GET /fence");
const opened = () => server.sent.filter(({ path }) => path === "/api/live");

/** Whatever was asked for before has arrived, and what was answered is known: questions that were asked later were answered. */
async function answered(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await fetch("/fence");
}

/** Every other patience of these tests is longer. */
const LONGEST_PAUSE_MS = 1_000;
let pauses: number[] = [];
let chance: Mock<() => number>;
let timers: Mock<typeof setTimeout>;
beforeEach(() => {
  pauses = [];
  chance = spyOn(Math, "random");
  const setTimer = globalThis.setTimeout;
  timers = spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, wait = 0) => {
    if (wait <= LONGEST_PAUSE_MS) pauses.push(wait);
    return setTimer(run, wait);
  }) as typeof setTimeout);
});
afterEach(() => {
  timers.mockRestore();
  chance.mockRestore();
});

/** The next stream is opened after this pause, and not before. */
async function expectNext(pause: number): Promise<void> {
  await until(() => pauses.length > 0);
  expect(pauses.splice(0)).toEqual([pause]);
  const before = opened().length;
  await pass(pause - 1);
  await answered();
  expect(opened()).toHaveLength(before);
  await pass(1);
  await until(() => opened().length > before);
}

describe("a page that listens", () => {
  test("hears what comes, however it is cut on its way", async () => {
    let rest = () => undefined as void;
    server.answer({
      "/api/live": () =>
        stream(({ say }) => {
          say(HELLO + CHANGE.slice(0, 20));
          rest = () => say(`${CHANGE.slice(20)}event: beat\ndata: {}\n\n`);
        }),
    });
    const { heard } = listen();
    await until(() => heard.length === 1);
    rest();
    await until(() => heard.length === 3);
    const beat = { changes: [], isAll: false, position: undefined, isBeat: true };
    expect(heard).toEqual([{ changes: [], isAll: false, position: "b.1" }, TOLD, beat]);
  });

  test("opens another stream where the last one stopped, no sooner than it was told", async () => {
    let end = () => undefined as void;
    server.answer({
      "/api/live": () =>
        stream((ways) => {
          end = ways.end;
          ways.say(`retry: 120\n${HELLO}${CHANGE}`);
        }),
    });
    const { heard } = listen();
    await until(() => heard.length === 2);
    end();
    await expectNext(120);
    expect(opened()[1]?.headers.get("last-event-id")).toBe("b.2");
  });

  test("opens another after a silence, and none while signs of life come", async () => {
    let beat = () => undefined as void;
    server.answer({
      "/api/live": () =>
        stream(({ say }) => {
          beat = () => say("event: beat\ndata: {}\n\n");
          say(HELLO);
        }),
    });
    const { heard } = listen({ ...QUICK, silence: 6_000 });
    await until(() => heard.length === 1);
    for (let beats = 2; beats < 5; beats += 1) {
      await pass(5_999);
      beat();
      await until(() => heard.length === beats);
    }
    expect(opened()).toHaveLength(1);
    // After the silence the usual pause.
    await pass(6_000);
    await expectNext(QUICK.shortest);
  });

  test("waits 60 seconds for a sign of life unless told otherwise: longer than two beats of the server", async () => {
    server.answer({ "/api/live": () => stream(({ say }) => say(HELLO)) });
    const { heard } = listen(null);
    await until(() => heard.length === 1);
    await pass(60_000);
    await expectNext(1_000);
    expect(60).toBeGreaterThan(2 * BEAT_SECONDS);
  });

  test("that wakes after a silence opens another at once, and leaves one that lives alone", async () => {
    server.answer({ "/api/live": () => stream(({ say }) => say(HELLO)) });
    const { heard, connection } = listen({ ...QUICK, sign: 300 });
    await until(() => heard.length === 1);
    connection.hurry();
    await pass(300);
    connection.hurry();
    await answered();
    expect(opened()).toHaveLength(1);
    await pass(1);
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
    await until(() => opened().length === 1);
    await pass(300);
    for (let told = 1; told < 3; told += 1) {
      await until(() => heard.length === told);
      await pass(QUICK.question);
    }
    await until(() => heard.length === 3);
    expect(server.paths()).toEqual([
      "GET /api/live",
      "GET /api/live/missed",
      "GET /api/live/missed",
      "GET /api/live",
    ]);
    expect(heard[0]).toEqual(TOLD);
  });

  test.each([
    [1, [40, 80, 80, 80]],
    [0, [20, 40, 40, 40]],
  ])("waits longer with each failure, up to a limit, less by chance (%d)", async (drawn, expected) => {
    chance.mockReturnValue(drawn);
    server.answer({ "/api/live": () => json(503) });
    listen();
    for (const pause of expected) await expectNext(pause);
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
      await until(() => readLoss());
      await answered();
      await pass(60_000);
      await answered();
      expect(asked()).toEqual(["GET /api/live", "POST /api/auth/refresh"]);
      isBack = true;
      storeUser(USER);
      await until(() => heard.length === 1);
    });
  });

  test("for good is not asked for again", async () => {
    server.answer({ "/api/live": () => json(403) });
    listen();
    await until(() => tab.logged().length === 1);
    await answered();
    await pass(60_000);
    await answered();
    expect(opened()).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test("says nothing in the log when the page itself has closed it", async () => {
    server.answer({ "/api/live": () => stream(({ say }) => say(HELLO)) });
    const { heard, connection } = listen();
    await until(() => heard.length === 1);
    connection.close();
    await pass(60_000);
    await answered();
    expect(tab.logged()).toEqual([]);
    expect(opened()).toHaveLength(1);
  });
});
