import { afterEach, beforeEach, expect, jest } from "bun:test";
import { createLate } from "#src/lib/kept/late.ts";
import { test } from "../../stopped-clock.ts";

const done: string[] = [];
const late = createLate();
const type = (text: string) => late.run(() => done.push(text));

beforeEach(() => {
  done.length = 0;
});
afterEach(() => late.cancel());

test("of several keys the last one counts, once nobody types any more", () => {
  type("1");
  jest.advanceTimersByTime(300);
  type("12");
  jest.advanceTimersByTime(399);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(["12"]);
  jest.advanceTimersByTime(10_000);
  expect(done).toEqual(["12"]);
});

test("who types without a pause waits no longer than a few seconds", () => {
  for (let key = 1; key <= 25; key += 1) {
    type(String(key));
    jest.advanceTimersByTime(200);
  }
  expect(done).toEqual(["25"]);
});

test.each([["focusout"], ["visibilitychange"], ["pagehide"]])(
  "with %s nothing waits, and nothing is done twice",
  (away) => {
    type("1");
    globalThis.dispatchEvent(new Event(away));
    expect(done).toEqual(["1"]);
    globalThis.dispatchEvent(new Event(away));
    jest.advanceTimersByTime(10_000);
    expect(done).toEqual(["1"]);
  },
);

test("what is taken back is never done", () => {
  type("1");
  late.cancel();
  globalThis.dispatchEvent(new Event("pagehide"));
  jest.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
});
