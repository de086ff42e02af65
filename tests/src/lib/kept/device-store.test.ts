import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, mock, spyOn, test } from "bun:test";
import { clearDevice, dropDeviceOfOthers, hasUnsent, openShelf } from "#src/lib/kept/device-store.ts";
import { dropDraftsOfOthers } from "#src/lib/kept/tab-drafts.ts";
import { TabStorage } from "./tab.ts";

const storage = TabStorage.open();
const TEXT = { notes: "Setor D." };

beforeEach(() => {
  clearDevice();
  storage.clear();
  signIn("user-1");
});
afterEach(() => mock.restore());

function signIn(userId: string): void {
  dropDraftsOfOthers(userId);
  dropDeviceOfOthers(userId);
}

describe("what is unsent on the device", () => {
  test("is read under its name until it is dropped, text and files alike", async () => {
    const shelf = openShelf();
    expect(await shelf.keep("order-draft:s1", TEXT)).toBe(true);
    expect(await shelf.keep("upload:1", { name: "logo.svg", file: new Blob(["<svg/>"]) })).toBe(true);
    expect(await shelf.read("order-draft:s1")).toEqual(TEXT);
    expect(await shelf.read("upload:1")).toMatchObject({ name: "logo.svg" });
    expect(await shelf.list()).toEqual(["order-draft:s1", "upload:1"]);
    expect(await shelf.list("upload:")).toEqual(["upload:1"]);
    await shelf.drop("upload:1");
    expect(await shelf.read("upload:1")).toBeUndefined();
    expect(await shelf.list()).toEqual(["order-draft:s1"]);
  });

  test("leaves nothing in the tab's storage, and the newest of two is the one that stays", async () => {
    const shelf = openShelf();
    await Promise.all([shelf.keep("a", { n: 1 }), shelf.keep("a", { n: 2 })]);
    expect(await shelf.read("a")).toEqual({ n: 2 });
    expect(Object.keys(storage)).toEqual(["drafts-of"]);
  });

  test("is there for its account in another session of the browser", async () => {
    await openShelf().keep("a", TEXT);
    signIn("user-1");
    expect(await openShelf().read("a")).toEqual(TEXT);
    expect(await hasUnsent()).toBe(true);
  });

  test("is gone once somebody signed out, and a page that is still closing keeps nothing", async () => {
    const shelf = openShelf();
    await shelf.keep("a", TEXT);
    clearDevice();
    expect(await shelf.keep("b", TEXT)).toBe(false);
    signIn("user-1");
    expect(await openShelf().list()).toEqual([]);
    expect(await hasUnsent()).toBe(false);
  });

  test.each(["user-0", "user-2"])(
    "goes when %s signs in, whose shelf the page of user-1 never reaches",
    async (next) => {
      const first = openShelf();
      await first.keep("a", TEXT);
      signIn(next);
      expect(await first.keep("late", TEXT)).toBe(false);
      expect(await first.read("a")).toBeUndefined();
      expect(await openShelf().list()).toEqual([]);
      signIn("user-1");
      expect(await openShelf().list()).toEqual([]);
    },
  );

  test("is nothing while nobody is signed in", async () => {
    clearDevice();
    expect(await openShelf().keep("a", TEXT)).toBe(false);
    expect(await openShelf().read("a")).toBeUndefined();
  });
});

describe("where the browser stores nothing more", () => {
  beforeEach(() => {
    spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
  });

  test("text lasts as long as the tab, and says so", async () => {
    const shelf = openShelf();
    expect(await shelf.keep("a", TEXT)).toBe(false);
    expect(await shelf.read("a")).toEqual(TEXT);
    expect(await shelf.list()).toEqual(["a"]);
    expect(storage.getItem("draft:device:a")).toBe(JSON.stringify(TEXT));
    await shelf.drop("a");
    expect(await shelf.list()).toEqual([]);
  });

  test("a file lasts as long as the page", async () => {
    const shelf = openShelf();
    const file = new Blob(["<svg/>"]);
    await shelf.keep("upload:1", { file });
    expect(await shelf.read("upload:1")).toEqual({ file });
  });

  test("the newer text is read, not the one stored before", async () => {
    mock.restore();
    const shelf = openShelf();
    await shelf.keep("a", { n: 1 });
    spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("no room", "QuotaExceededError");
    });
    await shelf.keep("a", { n: 2 });
    expect(await shelf.read("a")).toEqual({ n: 2 });
    mock.restore();
    expect(await shelf.keep("a", { n: 3 })).toBe(true);
    expect(await shelf.read("a")).toEqual({ n: 3 });
    expect(storage.getItem("draft:device:a")).toBeNull();
  });
});

test("a browser without such storage loses nothing of the page", async () => {
  spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("switched off", "InvalidStateError");
  });
  const shelf = openShelf();
  expect(await shelf.keep("a", TEXT)).toBe(false);
  expect(await shelf.read("a")).toEqual(TEXT);
  expect(await hasUnsent()).toBe(true);
});
