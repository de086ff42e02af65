import { expect, test } from "bun:test";
import { createContentKeys } from "#src/lib/call/content-keys.ts";

test("the same content keeps its key until it succeeded, other content has another", () => {
  const { keyOf, forget } = createContentKeys();
  const first = keyOf({ id: "a", version: 1, note: "" });
  expect(keyOf({ id: "a", version: 1, note: "x" })).not.toBe(first);
  expect(keyOf({ id: "a", version: 1, note: "" })).toBe(first);
  forget(first);
  expect(keyOf({ id: "a", version: 1, note: "" })).not.toBe(first);
});

test("an answer to one key leaves the others alone", () => {
  const { keyOf, forget } = createContentKeys();
  const [first, second] = [keyOf("a"), keyOf("b")];
  forget(first);
  forget(null);
  expect(keyOf("a")).not.toBe(first);
  expect(keyOf("b")).toBe(second);
});

test("the same content asked for long after the last try is a new wish", () => {
  let minutes = 0;
  const { keyOf } = createContentKeys(() => minutes * 60_000);
  const first = keyOf("remove a colleague");
  minutes = 9;
  expect(keyOf("remove a colleague")).toBe(first);
  minutes = 18;
  expect(keyOf("remove a colleague")).toBe(first);
  minutes = 28;
  expect(keyOf("remove a colleague")).not.toBe(first);
});
