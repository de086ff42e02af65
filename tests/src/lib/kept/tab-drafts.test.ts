import { beforeEach, expect, test } from "bun:test";
import {
  dropDraft,
  dropDrafts,
  dropDraftsOfOthers,
  hasDrafts,
  keepDraft,
  readDraft,
} from "#src/lib/kept/tab-drafts.ts";
import { TabStorage } from "./tab.ts";

const storage = TabStorage.open();
const NOTE = { note: "Setor D." };

beforeEach(() => {
  storage.clear();
  dropDraftsOfOthers("user-1");
  keepDraft("order-status:1", NOTE);
});

test("a draft is read under its name until it is dropped", () => {
  expect(readDraft("order-status:1")).toEqual(NOTE);
  expect(readDraft("order-status:2")).toBeUndefined();
  expect(hasDrafts()).toBe(true);
  dropDraft("order-status:1");
  expect(readDraft("order-status:1")).toBeUndefined();
  expect(hasDrafts()).toBe(false);
});

test("what cannot be read is no draft", () => {
  storage.setItem("draft:order-status:1", "{");
  expect(readDraft("order-status:1")).toBeUndefined();
});

test("drafts stay with their account: the same one finds them, another one does not", () => {
  dropDraftsOfOthers("user-1");
  expect(readDraft("order-status:1")).toEqual(NOTE);
  dropDraftsOfOthers("user-2");
  expect(hasDrafts()).toBe(false);
});

test("what a visitor typed needs no account, and stays when one signs in or out", () => {
  storage.clear();
  keepDraft("interest", NOTE, "visitor");
  keepDraft("interest", NOTE);
  expect(readDraft("interest", "visitor")).toEqual(NOTE);
  expect(readDraft("interest")).toBeUndefined();
  expect(hasDrafts()).toBe(false);
  dropDraftsOfOthers("user-1");
  dropDrafts();
  expect(readDraft("interest", "visitor")).toEqual(NOTE);
  dropDraft("interest", "visitor");
  expect(readDraft("interest", "visitor")).toBeUndefined();
});

test("where the browser stores nothing, a visitor's text lasts as long as the page; an account's is not kept", () => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("Storage is switched off", "SecurityError");
    },
  });
  try {
    keepDraft("interest", NOTE, "visitor");
    keepDraft("interest", NOTE);
    expect(readDraft("interest", "visitor")).toEqual(NOTE);
    expect(readDraft("interest")).toBeUndefined();
    dropDraft("interest", "visitor");
    expect(readDraft("interest", "visitor")).toBeUndefined();
  } finally {
    Object.defineProperty(globalThis, "sessionStorage", { configurable: true, value: storage });
  }
});
