import { beforeEach, describe, expect } from "bun:test";
import { refuse } from "#domain/refusal.ts";
import { dropDeviceOfOthers, openShelf } from "#src/lib/kept/device-store.ts";
import { pass, test } from "../../stopped-clock.ts";
import { begin, BLANK, closePages, onDevice, openServer, signInAnew } from "./draft-server.ts";

beforeEach(signInAnew);

const AT = new Date("2025-08-01T12:00:00Z");
const STALE = refuse("stale", { record: "order", current: 7 });

describe("the last key", () => {
  test("is in what is sent 50 ms later, also while an older save is on its way", async () => {
    const server = openServer();
    const saver = await begin(server.save, { id: "o1", version: 4 });
    saver.change({ notes: "first" });
    void saver.saveNow();
    await server.asked;
    saver.change({ notes: "first, and the last key" });
    await pass(50);
    await saver.saveNow();
    expect(server.saves.at(-1)).toMatchObject({ version: 5, draft: { notes: "first, and the last key" } });
    expect(saver.read().version).toBe(6);
  });

  test("stays when an older save arrives late: what it had stored is known as this screen's own", async () => {
    const { save, load, saves, ...server } = openServer();
    let isLost = true;
    const saver = await begin(
      async (input) => {
        if (isLost) throw new TypeError("answer lost");
        if (input.version === 4) throw STALE;
        return save(input);
      },
      { id: "o1", version: 4, load: async () => server.stored ?? load() },
    );
    saver.change({ notes: "older" });
    await saver.saveNow().catch(() => undefined);
    isLost = false;
    server.stored = { draft: { ...BLANK, notes: "older" }, version: 5, savedAt: AT };
    saver.change({ notes: "newer" });
    await saver.saveNow();
    expect(saves).toMatchObject([{ version: 5, draft: { notes: "newer" } }]);
    expect(saver.read().state.kind).toBe("saved");
  });
});

describe("a draft that was saved elsewhere", () => {
  async function inConflict(theirs: string) {
    const server = openServer();
    server.failure = STALE;
    server.stored = { draft: { ...BLANK, notes: theirs, step: 3 }, version: 7, savedAt: AT };
    const saver = await begin(server.save, { id: "o1", version: 4, load: server.load });
    saver.change({ notes: "mine" });
    await saver.saveNow().catch(() => undefined);
    server.failure = undefined;
    return { server, saver };
  }

  test("is shown beside what is on the screen", async () => {
    const { saver } = await inConflict("theirs");
    expect(saver.read()).toMatchObject({
      draft: { notes: "mine" },
      state: { kind: "conflict", current: 7, theirs: { version: 7, draft: { notes: "theirs" } } },
    });
  });

  test("and says the same is no reason to ask", async () => {
    const { saver } = await inConflict("mine");
    expect(saver.read()).toMatchObject({ version: 7, state: { kind: "saved" } });
    expect(await onDevice()).toEqual([]);
  });

  test("stays as it is when mine goes on as a second draft", async () => {
    const { server, saver } = await inConflict("theirs");
    await saver.keepAsSecond();
    expect(server.saves).toMatchObject([{ draft: { notes: "mine" } }]);
    expect(server.saves[0]?.id).toBeUndefined();
    expect(saver.read().state.kind).toBe("saved");
  });
});

test.each([
  ["sent", refuse("orderLocked", { status: "PENDING" }), "sent"],
  ["discarded or taken over", refuse("notFound", { record: "order" }), "removed"],
] as const)(
  "a draft that was %s elsewhere goes on as a new one, with all that was typed",
  async (_, no, why) => {
    const server = openServer();
    server.failure = no;
    const saver = await begin(server.save, { id: "o1", version: 4 });
    saver.change({ notes: "mine" });
    await saver.saveNow().catch(() => undefined);
    expect(saver.read().state).toEqual({ kind: "gone", why });
    server.failure = undefined;
    saver.change({ notes: "mine still" });
    expect(await onDevice()).toMatchObject([{ draft: { notes: "mine still" } }]);
    await saver.keepAsSecond();
    expect(server.saves).toMatchObject([{ draft: { notes: "mine still" } }]);
    expect(server.saves[0]?.id).toBeUndefined();
  },
);

describe("two tabs of one account", () => {
  test("keep their text beside each other; the next page begins with the newest that nobody holds", async () => {
    const [first, second] = [await begin(undefined, { id: "o1" }), await begin(undefined, { id: "o1" })];
    first.change({ notes: "first" });
    await pass(2);
    second.change({ notes: "second" });
    expect(await onDevice()).toHaveLength(2);
    closePages();
    expect((await begin(undefined, { id: "o1" })).read().draft.notes).toBe("second");
    expect((await begin(undefined, { id: "o1" })).read().draft.notes).toBe("first");
  });
});

test("what one account typed is never saved under another that signs in meanwhile", async () => {
  const server = openServer();
  server.failure = new TypeError("no network");
  const saver = await begin(server.save);
  saver.change({ notes: "of user-1" });
  await saver.saveNow().catch(() => undefined);
  dropDeviceOfOthers("user-2");
  server.failure = undefined;
  await saver.catchUp();
  saver.change({ notes: "of user-1, later" });
  expect(server.saves).toEqual([]);
  expect(await openShelf().list()).toEqual([]);
  closePages();
  expect((await begin(server.save)).read().draft.notes).toBe("");
});
