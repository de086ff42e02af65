import { beforeEach, describe, expect, test } from "bun:test";
import { begin, openServer, signInAnew } from "./draft-server.ts";

beforeEach(signInAnew);

describe("a draft on the screen", () => {
  test("tells everybody who looks, until they look away", async () => {
    const saver = await begin(openServer().save);
    let told = 0;
    const leave = saver.subscribe(() => (told += 1));
    saver.change({ notes: "a" });
    leave();
    saver.change({ notes: "b" });
    expect(told).toBe(1);
    saver.forget();
  });

  test("holds at once what is told soon, and tells it when the keys pause, a field is left or anything else is told", async () => {
    const saver = await begin(openServer().save);
    let told = 0;
    saver.subscribe(() => (told += 1));
    saver.change({ notes: "a" }, "soon");
    saver.change({ notes: "ab" }, "soon");
    expect([saver.read().draft.notes, told]).toEqual(["ab", 0]);
    saver.tell();
    expect(told).toBe(1);
    saver.change({ notes: "abc" }, "soon");
    saver.change({ step: 1 });
    expect([saver.read().draft.notes, told]).toEqual(["abc", 2]);
    saver.change({ notes: "abcd" }, "soon");
    await Bun.sleep(300);
    expect(told).toBe(3);
    saver.forget();
  });
});
