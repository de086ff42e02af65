import { beforeEach, describe, expect } from "bun:test";
import { pass, test } from "../../stopped-clock.ts";
import { begin, onDevice, openServer, signInAnew } from "./draft-server.ts";

beforeEach(signInAnew);

test("the device keeps what is typed while a save is under way", async () => {
  const server = openServer();
  const saver = await begin(server.save);
  saver.change({ notes: "a" });
  const first = saver.saveNow();
  await server.asked;
  saver.change({ notes: "b" });
  await first;
  expect(await onDevice()).toMatchObject([{ id: "o1", draft: { notes: "b" } }]);
});

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
    await pass(149);
    expect(shown).toBe(2);
    await pass(1);
    expect(shown).toBe(3);
    saver.forget();
  });
});
