import { beforeEach, describe, expect } from "bun:test";
import { refuse } from "#domain/refusal.ts";
import { pass, test, until } from "../../stopped-clock.ts";
import {
  begin,
  BLANK,
  closePages,
  onDevice,
  openServer,
  signInAnew,
  type Saved,
  type SavePage,
} from "./draft-server.ts";

const STALE = refuse("stale", { record: "order", current: 7 });

beforeEach(signInAnew);

describe("a draft that saves itself", () => {
  test("is not saved before something was changed", async () => {
    const server = openServer();
    const saver = await begin(server.save);
    expect(await saver.saveNow()).toBeUndefined();
    expect(server.saves).toEqual([]);
    expect(saver.read().state).toEqual({ kind: "untouched" });
  });

  test("is saved once after a pause, with the last of several changes", async () => {
    const server = openServer();
    const saver = await begin(server.save);
    saver.change({ notes: "a" });
    saver.change({ notes: "ab" });
    expect(saver.read().state).toEqual({ kind: "waiting" });
    expect(server.saves).toEqual([]);
    await pass(699);
    expect(saver.read().state).toEqual({ kind: "waiting" });
    await pass(1);
    await until(() => saver.read().state.kind !== "waiting");
    expect(server.saves.map(({ draft }) => draft.notes)).toEqual(["ab"]);
    expect(saver.read()).toMatchObject({ id: "o1", state: { kind: "saved" } });
  });

  test("goes on with the id and version of the save before", async () => {
    const server = openServer();
    const saver = await begin(server.save);
    for (const notes of ["a", "b"]) {
      saver.change({ notes });
      expect(await saver.saveNow()).toBe("o1");
    }
    expect(server.saves.map(({ id, version }) => [id, version])).toEqual([
      [undefined, undefined],
      ["o1", 1],
    ]);
  });

  test("saves one at a time: what is typed meanwhile waits for the answer", async () => {
    const server = openServer();
    const saver = await begin(server.save);
    saver.change({ notes: "a" });
    const first = saver.saveNow();
    await server.asked;
    saver.change({ notes: "b" });
    const second = saver.saveNow();
    await first;
    expect(saver.read().state).toEqual({ kind: "waiting" });
    await second;
    expect(server.saves.map(({ version, draft }) => [version, draft.notes])).toEqual([
      [undefined, "a"],
      [1, "b"],
    ]);
  });
});

describe("the save that makes the draft", () => {
  /** A server that stores each key once and refuses it with another text; some answers get lost. */
  function openOnceServer(lost: number) {
    const made = new Map<string, string>();
    const updates: Saved[] = [];
    let left = lost;
    const save: SavePage = async (input, key) => {
      if (input.id) {
        updates.push(input);
        return { id: input.id, version: (input.version ?? 0) + 1 };
      }
      const body = JSON.stringify(input);
      if (!key) throw new Error("a draft made without a key");
      if ((made.get(key) ?? body) !== body) throw refuse("keyReused");
      made.set(key, body);
      left -= 1;
      if (left >= 0) throw new TypeError("answer lost");
      return { id: `o${made.size}`, version: 1 };
    };
    return { made, updates, save };
  }

  test("is repeated as it was after a lost answer; the newer text follows as an update", async () => {
    const server = openOnceServer(2);
    const saver = await begin(server.save);
    for (const notes of ["a", "ab"]) {
      saver.change({ notes });
      await expect(saver.saveNow()).rejects.toThrow("answer lost");
    }
    saver.change({ notes: "abc" });
    expect(await saver.saveNow()).toBe("o1");
    expect(server.made.size).toBe(1);
    expect(server.updates).toMatchObject([{ id: "o1", version: 1, draft: { notes: "abc" } }]);
    expect(saver.read()).toMatchObject({ id: "o1", version: 2, state: { kind: "saved" } });
    expect(await onDevice()).toEqual([]);
  });

  test("is repeated under its key after a reload, too", async () => {
    const server = openOnceServer(1);
    const before = await begin(server.save);
    before.change({ notes: "a" });
    await before.saveNow().catch(() => undefined);
    before.change({ notes: "ab" });
    before.subscribe(() => undefined)();
    closePages();
    const after = await begin(server.save);
    expect(await after.saveNow()).toBe("o1");
    expect(server.made.size).toBe(1);
    expect(server.updates).toMatchObject([{ id: "o1", draft: { notes: "ab" } }]);
  });

  test("begins again once the server turned its text down", async () => {
    const keys: (string | undefined)[] = [];
    const saver = await begin(async ({ draft }, key) => {
      keys.push(key);
      if (draft.notes === "too long")
        throw Object.assign(new Error("rules"), { data: { code: "BAD_REQUEST" } });
      return { id: "o1", version: 1 };
    });
    saver.change({ notes: "too long" });
    await saver.saveNow().catch(() => undefined);
    expect(saver.read().state.kind).toBe("refused");
    saver.change({ notes: "short" });
    expect(await saver.saveNow()).toBe("o1");
    expect(new Set(keys).size).toBe(2);
  });

  test("waits until something was chosen: going to another screen makes no draft", async () => {
    const server = openServer();
    const saver = await begin(server.save);
    saver.change({ step: 1 });
    expect(await saver.saveNow()).toBeUndefined();
    expect(server.saves).toEqual([]);
    expect(saver.read()).toMatchObject({ draft: { step: 1 }, state: { kind: "untouched" } });
    saver.change({ notes: "a" });
    await saver.saveNow();
    saver.change({ step: 2 });
    await saver.saveNow();
    expect(server.saves.map(({ draft }) => draft.step)).toEqual([1, 2]);
  });
});

describe("until the server has it", () => {
  test("the device keeps the newest text, and the next page of the same draft begins with it", async () => {
    const server = openServer();
    server.failure = new TypeError("no network");
    const saver = await begin(server.save, { id: "o1", version: 4 });
    saver.change({ notes: "offline" });
    await expect(saver.saveNow()).rejects.toThrow("no network");
    saver.subscribe(() => undefined)();
    expect(saver.read().state).toEqual({ kind: "kept", why: "unreachable", isOnDevice: true });
    closePages();
    expect(await onDevice()).toMatchObject([{ id: "o1", version: 4, draft: { notes: "offline" } }]);
    server.failure = undefined;
    const again = await begin(server.save, { id: "o1", version: 4 });
    expect(again.read()).toMatchObject({ draft: { notes: "offline" }, state: { kind: "waiting" } });
    await again.saveNow();
    expect(server.saves).toMatchObject([{ id: "o1", version: 4, draft: { notes: "offline" } }]);
    expect(await onDevice()).toEqual([]);
  });

  test("a save that was asked for is tried again by itself, too, while somebody looks", async () => {
    const server = openServer();
    server.failure = new TypeError("no network");
    const saver = await begin(server.save, { id: "o1", version: 4 });
    const lookAway = saver.subscribe(() => undefined);
    saver.change({ notes: "sent offline" });
    await expect(saver.saveNow()).rejects.toThrow("no network");
    server.failure = undefined;
    await pass(4_999);
    await onDevice();
    expect(server.saves).toEqual([]);
    await pass(1);
    await until(() => saver.read().state.kind === "saved");
    expect(server.saves).toMatchObject([{ id: "o1", draft: { notes: "sent offline" } }]);
    lookAway();
  });

  test("another draft of the same place is left alone", async () => {
    const saver = await begin(undefined, { id: "o1" });
    saver.change({ notes: "of order o1" });
    expect((await begin(undefined, { id: "o2" })).read().draft.notes).toBe("");
  });

  test("the edit of a record already sent is kept by the device only, and forgotten once it was sent", async () => {
    const saver = await begin(undefined, { id: "o1" });
    saver.change({ notes: "edit" });
    expect(saver.read().state).toEqual({ kind: "untouched" });
    expect(await onDevice()).toMatchObject([{ draft: { notes: "edit" } }]);
    saver.forget();
    expect(await onDevice()).toEqual([]);
  });
});

describe("after a conflict", () => {
  async function inConflict() {
    const server = openServer();
    server.failure = STALE;
    const saver = await begin(server.save, { id: "o1", version: 4, load: server.load });
    saver.change({ notes: "mine" });
    await saver.saveNow().catch(() => undefined);
    server.failure = undefined;
    return { server, saver };
  }

  test("nothing is saved until somebody chose, and what is typed stays on the device", async () => {
    const { server, saver } = await inConflict();
    expect(saver.read().state).toEqual({ kind: "conflict", current: 7, theirs: undefined });
    saver.change({ notes: "mine still" });
    await pass(60_000);
    expect(await onDevice()).toMatchObject([{ draft: { notes: "mine still" } }]);
    expect(server.saves).toEqual([]);
  });

  test("this screen goes over what is stored", async () => {
    const { server, saver } = await inConflict();
    saver.keepMine();
    await saver.saveNow();
    expect(server.saves).toMatchObject([{ id: "o1", version: 7, draft: { notes: "mine" } }]);
  });

  test("or what is stored replaces this screen", async () => {
    const { server, saver } = await inConflict();
    const savedAt = new Date("2025-08-01T12:00:00Z");
    server.stored = { draft: { ...BLANK, notes: "theirs" }, version: 7, savedAt };
    await saver.takeTheirs();
    expect(saver.read()).toMatchObject({ draft: { notes: "theirs" }, state: { kind: "saved", at: savedAt } });
    expect(await onDevice()).toEqual([]);
    saver.change({ notes: "theirs and mine" });
    await saver.saveNow();
    expect(server.saves).toMatchObject([{ version: 7, draft: { notes: "theirs and mine" } }]);
  });
});

describe("the edit of a record that was saved elsewhere meanwhile", () => {
  async function edit() {
    const server = openServer();
    const saver = await begin(undefined, { id: "o1", version: 4, load: server.load });
    saver.change({ notes: "mine" });
    expect(await saver.meetConflict(new TypeError("no network"))).toBe(false);
    expect(await saver.meetConflict(STALE)).toBe(true);
    expect(saver.read().state).toEqual({ kind: "conflict", current: 7, theirs: undefined });
    return { server, saver };
  }

  test("goes over it with the new version, also after a reload", async () => {
    const { saver } = await edit();
    saver.keepMine();
    expect(saver.read()).toMatchObject({
      version: 7,
      draft: { notes: "mine" },
      state: { kind: "untouched" },
    });
    closePages();
    const reloaded = await begin(undefined, { id: "o1", version: 8 });
    expect(reloaded.read()).toMatchObject({ version: 7, draft: { notes: "mine" } });
  });

  test("or gives way to it, and the device forgets", async () => {
    const { server, saver } = await edit();
    server.stored = { draft: { ...BLANK, notes: "theirs" }, version: 7, savedAt: new Date() };
    await saver.takeTheirs();
    expect(saver.read()).toMatchObject({
      version: 7,
      draft: { notes: "theirs" },
      state: { kind: "untouched" },
    });
    expect(await onDevice()).toEqual([]);
  });
});

test("a refusal that waiting cannot mend is shown; one that passes is kept and tried again", async () => {
  const server = openServer();
  for (const [failure, kind] of [
    [refuse("orderLocked", { status: "PAID" }), "refused"],
    [refuse("signInRequired"), "kept"],
    [refuse("busy", { retryAfterSeconds: 1 }), "kept"],
    [refuse("tooManyRequests", { retryAfterSeconds: 1 }), "kept"],
  ] as const) {
    server.failure = failure;
    const saver = await begin(server.save);
    saver.change({ notes: kind });
    await saver.saveNow().catch(() => undefined);
    expect(saver.read().state.kind).toBe(kind);
    saver.forget();
  }
});
