import { beforeEach, describe, expect, test } from "bun:test";
import { begin, openServer, signInAnew } from "./draft-server.ts";

beforeEach(signInAnew);

describe("a draft on the screen", () => {
  test("is shown to all who look, until they look away", async () => {
    const saver = await begin(openServer().save);
    let shown = 0;
    const leave = saver.subscribe(() => (shown += 1));
    saver.change({ notes: "a" });
    leave();
    saver.change({ notes: "b" });
    expect(shown).toBe(1);
    saver.forget();
  });

  test("holds at once what is shown soon, and shows it when the keys pause, a field is left or anything else changes", async () => {
    const saver = await begin(openServer().save);
    let shown = 0;
    saver.subscribe(() => (shown += 1));
    saver.change({ notes: "a" }, "soon");
    saver.change({ notes: "ab" }, "soon");
    expect([saver.read().draft.notes, shown]).toEqual(["ab", 0]);
    saver.show();
    expect(shown).toBe(1);
    saver.change({ notes: "abc" }, "soon");
    saver.change({ step: 1 });
    expect([saver.read().draft.notes, shown]).toEqual(["abc", 2]);
    saver.change({ notes: "abcd" }, "soon");
    await Bun.sleep(300);
    expect(shown).toBe(3);
    saver.forget();
  });
});
