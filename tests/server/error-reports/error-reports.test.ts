import { describe, expect, test } from "bun:test";
import { EventEmitter } from "node:events";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/platform/env.ts";
import { framesOf, readDsn } from "#server/platform/error-event.ts";
import { openErrorReports } from "#server/platform/error-reports.ts";
import { describeError, openLog } from "#server/platform/log.ts";
import { hearUncaught } from "#server/start/uncaught.ts";
import { openTestPortal, ORIGIN } from "#tests/portal.ts";
import { type Received, startReceiver } from "./receiver.ts";

const { portal } = await openTestPortal();

const MINUTE_MS = 60_000;
/** However long this machine takes. */
const EVER_MS = 2 ** 31 - 1;

/** A log whose errors are reported to a receiver of its own; its clock stands still unless `pass` moves it. */
function openReported(NODE_ENV = "production") {
  const receiver = startReceiver();
  let now = 0;
  const time = { now: () => now, timeoutMs: EVER_MS };
  const reports = openErrorReports({ NODE_ENV, SENTRY_DSN: receiver.dsn }, time);
  const log = openLog("info", { write: () => undefined }, reports?.note);
  return { receiver, reports, log, pass: (ms: number) => void (now += ms) };
}

/** What the errors said that arrived, in their order. */
function messagesOf(received: readonly Received[]): unknown[] {
  return received.map(({ event }) => {
    const { values } = event["exception"] as { values: { value: unknown }[] };
    return values[0]?.value;
  });
}

function placesOf(one: Received | undefined): object[] | undefined {
  const { values } = (one?.event ?? {})["exception"] as { values: { stacktrace: { frames: object[] } }[] };
  return values[0]?.stacktrace.frames;
}

function failed(message: string): Record<string, unknown> {
  return { requestId: "one", call: "orders.submit", ...describeError(new TypeError(message)) };
}

describe("an error of the server", () => {
  test("is reported with its call, release and where it was (API-21)", async () => {
    const { receiver, log } = openReported();
    log.error(failed("total is undefined"), "failed");
    const [one] = await receiver.some(1);
    expect(one).toMatchObject({
      path: "/sentry/api/42/envelope/",
      auth: expect.stringContaining("sentry_key=a1b2c3"),
      item: { type: "event" },
      event: {
        platform: "node",
        level: "error",
        logger: "server",
        release: expect.stringMatching(/^portal@\d+\.\d+\.\d+/),
        environment: "production",
        transaction: "orders.submit",
        exception: { values: [{ type: "TypeError", value: "total is undefined" }] },
      },
    });
    expect(one?.head["event_id"]).toBe(one?.event["event_id"]);
    expect(one?.event["event_id"]).toMatch(/^[0-9a-f]{32}$/);
    expect(placesOf(one)?.at(-1)).toMatchObject({
      function: "failed",
      filename: "tests/server/error-reports/error-reports.test.ts",
      lineno: expect.any(Number),
    });
  });

  test("names nobody: no address, quoted value, number or query of whoever asked", async () => {
    const { receiver, log } = openReported();
    const query = "Failed query: select ?\nparams: ana.moura@example.org,Igarape@2025";
    log.error(describeError(new Error(query)), "failed");
    log.error(
      failed("no 'Associação Ribeirinha', +55 (91) 98888-7777, ana@example.org at /x?code=ABCDE23456"),
      "failed",
    );
    const texts = (await receiver.some(2)).map(({ text }) => text).join("\n");
    for (const secret of ["ana", "Igarape", "Ribeirinha", "98888", "ABCDE23456", process.cwd()]) {
      expect(texts).not.toContain(secret);
    }
  });

  test.each(["development", "test"])("sends nothing in %s (API-22)", async (NODE_ENV) => {
    const { receiver, reports, log } = openReported(NODE_ENV);
    log.error(failed("total is undefined"), "failed");
    expect(reports).toBeUndefined();
    const inProduction = openErrorReports({ NODE_ENV: "production", SENTRY_DSN: receiver.dsn });
    inProduction?.note(failed("in production"), "failed");
    expect(messagesOf(await receiver.some(1))).toEqual(["in production"]);
  });

  test("sends nothing without an address", () => {
    expect(openErrorReports({ NODE_ENV: "production" })).toBeUndefined();
  });

  test("is no refusal, and no alarm of the disk", async () => {
    const { receiver, log } = openReported();
    log.info({ refused: "notFound" }, "refused");
    log.error({ event: "storageTrouble", code: "ENOSPC" }, "cannot store");
    log.error(failed("after them"), "failed");
    expect(messagesOf(await receiver.some(1))).toEqual(["after them"]);
  });

  test("is reported once a minute, and a flood of others twenty times", async () => {
    const { receiver, reports, log, pass } = openReported();
    for (let at = 0; at < 100; at += 1) log.error(failed("the same"), "failed");
    for (let at = 0; at < 100; at += 1) {
      log.error(failed(`another ${String.fromCodePoint(0x4e00 + at)}`), "failed");
    }
    await reports?.close(EVER_MS);
    const first = messagesOf(receiver.received);
    expect([first.length, first[0], first[1]]).toEqual([20, "the same", "another \u4e00"]);
    pass(MINUTE_MS - 1);
    log.error(failed("the same"), "failed");
    pass(1);
    log.error(failed("the same"), "failed");
    log.error(failed("of the next minute"), "failed");
    await reports?.close(EVER_MS);
    expect(messagesOf(receiver.received).slice(20)).toEqual(["the same", "of the next minute"]);
  });

  test("is not sent again while the address asks for a pause", async () => {
    const { receiver, reports, log, pass } = openReported();
    receiver.answer(429);
    log.error(failed("first"), "failed");
    await reports?.close(EVER_MS);
    pass(MINUTE_MS - 1);
    log.error(failed("during the pause"), "failed");
    pass(1);
    log.error(failed("after the pause"), "failed");
    await reports?.close(EVER_MS);
    expect(messagesOf(receiver.received)).toEqual(["first", "after the pause"]);
  });

  test("keeps nobody waiting while the address is slow or gone (F35)", async () => {
    const { receiver, reports, log } = openReported();
    receiver.hang();
    const gone = openErrorReports({ NODE_ENV: "production", SENTRY_DSN: "http://key@127.0.0.1:1/1" });
    log.error(failed("total is undefined"), "failed");
    gone?.note(failed("total is undefined"), "failed");
    // Both are back before anything has left, and a stop waits for what hangs no longer than it was told.
    expect(receiver.received).toEqual([]);
    await receiver.some(1);
    await reports?.close(20);
    await gone?.close(EVER_MS);
  });
});

describe("what nobody caught", () => {
  test("has both its handlers, and a thrown error stops the portal in order (API-21)", async () => {
    const { receiver, log } = openReported();
    const source = new EventEmitter();
    let stops = 0;
    const stopHearing = hearUncaught(log, () => void (stops += 1), source);
    source.emit("unhandledRejection", new RangeError("too deep"));
    expect(stops).toBe(0);
    source.emit("uncaughtException", new TypeError("total is undefined"));
    expect(stops).toBe(1);
    stopHearing();
    expect(source.eventNames()).toEqual([]);
    const types = (await receiver.some(2)).map(({ event }) => JSON.stringify(event["exception"]));
    expect(types[0]).toContain("RangeError");
    expect(types[1]).toContain("TypeError");
    expect(types[1]).toContain('"handled":false');
  });
});

describe("a page that broke", () => {
  const STACK = [
    "TypeError: Igarape@2025 is not a function",
    "    at show (https://portal.test/assets/orders-a1b2.js:12:345)",
    "    at https://portal.test/assets/main-c3d4.js:1:99",
    "    at ana.moura@example.org (https://evil.example/x.js:1:1)",
    "render@https://portal.test/assets/list-e5f6.js:7:8",
  ].join("\n");

  async function report(reported: ReturnType<typeof openReported>, body: string, address: string) {
    const app = createApp({ ...portal, log: reported.log });
    const headers = { origin: ORIGIN, "content-type": "application/json" };
    const request = new Request(`${ORIGIN}/api/crashes`, { method: "POST", headers, body });
    return (await app.fetch(request, { address })).status;
  }
  const crash = (more: object = {}) =>
    JSON.stringify({
      name: "TypeError",
      message: "x is undefined",
      path: "/admin/orders",
      stack: STACK,
      ...more,
    });

  test("is passed on with the places in our own files, and nothing else of its stack", async () => {
    const reported = openReported();
    expect(await report(reported, crash(), "10.0.0.1")).toBe(204);
    const [one] = await reported.receiver.some(1);
    expect(one?.event).toMatchObject({
      platform: "javascript",
      logger: "browser",
      transaction: "/admin/orders",
    });
    expect(placesOf(one)).toMatchObject([
      { function: "render", filename: "/assets/list-e5f6.js", lineno: 7, colno: 8 },
      { filename: "/assets/main-c3d4.js", lineno: 1, colno: 99 },
      { function: "show", filename: "/assets/orders-a1b2.js", lineno: 12, colno: 345 },
    ]);
    for (const secret of ["Igarape", "ana.moura", "evil", "10.0.0.1"])
      expect(one?.text).not.toContain(secret);
  });

  test("is no way to send anything else, or more, than a report", async () => {
    const reported = openReported();
    expect(await report(reported, crash({ path: "https://evil.example" }), "10.0.0.2")).toBe(400);
    expect(await report(reported, crash({ stack: "x".repeat(20_000) }), "10.0.0.2")).toBe(413);
    const envelope = '{"dsn":"https://key@evil.example/1"}\n{"type":"event"}\n{}\n';
    expect(await report(reported, envelope, "10.0.0.2")).toBe(400);
    expect(await report(reported, crash({ message: "a report" }), "10.0.0.3")).toBe(204);
    expect(messagesOf(await reported.receiver.some(1))).toEqual(["a report"]);
  });
});

test.each([
  ["https://a1b2@errors.example.org/42", "https://errors.example.org/api/42/envelope/"],
  ["https://a1b2@errors.example.org:8443/under/42", "https://errors.example.org:8443/under/api/42/envelope/"],
  ["https://errors.example.org/42", undefined],
  ["https://a1b2@errors.example.org/", undefined],
  ["ftp://a1b2@errors.example.org/42", undefined],
  ["nonsense", undefined],
])("the address %s means %s", (dsn, endpoint) => {
  expect(readDsn(dsn)?.endpoint).toBe(endpoint as string);
  if (!endpoint) expect(() => readEnv({ SENTRY_DSN: dsn })).toThrow("SENTRY_DSN cannot be used");
});

test("frames are told without the folders of this machine", () => {
  const [one] = framesOf("    at work (/home/ana/secret/place.ts:3:4)");
  expect(one).toEqual({ function: "work", filename: "place.ts", lineno: 3, colno: 4, in_app: true });
});
