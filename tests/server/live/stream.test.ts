import { afterEach, expect, spyOn, test } from "bun:test";
import { BEAT_SECONDS } from "#domain/live.ts";
import { type Live, openLive } from "#server/live/live.ts";
import { openStream } from "#server/live/stream.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal } = await openTestPortal();
const actor = await makeUser(portal, "PARTNER");
const request = () => new Request("http://portal.test/api/live");
const opened: Live[] = [];
afterEach(() => opened.splice(0).forEach((live) => live.close()));

/** A live connection of its own with one reader, who reads it text by text. */
function openBeating(every?: number) {
  const live = openLive(portal.db, every === undefined ? {} : { beatEvery: every });
  opened.push(live);
  const { body } = live.open({ actor, family: "one", address: "10.0.0.1" }, request(), undefined);
  return (body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .getReader();
}

test("a stream of which 64 kB are unread goes on, and one more byte ends it", async () => {
  let ended = 0;
  const { answer, send } = openStream(request(), () => (ended += 1));
  for (let kb = 0; kb < 64; kb += 1) send(new Uint8Array(1024));
  expect(ended).toBe(0);
  send(new Uint8Array(1));
  expect(ended).toBe(1);
  expect(answer.bytes()).rejects.toThrow("not read");
});

test("a stream that is read may carry any amount", async () => {
  let ended = 0;
  const { answer, send, end } = openStream(request(), () => (ended += 1));
  const reader = answer.body?.getReader();
  for (let kb = 0; kb < 200; kb += 1) {
    send(new Uint8Array(1024));
    await reader?.read();
  }
  expect(ended).toBe(0);
  end();
  expect(ended).toBe(1);
});

test("in silence a stream beats, by name and without an id: nobody comes back by a beat", async () => {
  const reader = openBeating(5);
  expect((await reader.read()).value).toContain("event: hello");
  for (let beat = 0; beat < 3; beat += 1)
    expect((await reader.read()).value).toBe("event: beat\ndata: {}\n\n");
});

test("it beats every 25 seconds unless asked otherwise", () => {
  expect(BEAT_SECONDS).toBe(25);
  const timers = spyOn(globalThis, "setInterval");
  void openBeating();
  expect(timers.mock.calls.map(([, every]) => every)).toEqual([25_000]);
  timers.mockRestore();
});
