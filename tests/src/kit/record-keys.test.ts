import { describe, expect, test } from "bun:test";
import { letterOf } from "#src/kit/record/record-keys.ts";

const press = (key: string, more: Partial<Parameters<typeof letterOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  target: null,
  ...more,
});
/** What an element says of itself. */
const element = (tagName: string, isContentEditable = false) =>
  ({ tagName, isContentEditable }) as unknown as EventTarget;

describe("the letters of a record's page (behaviour 8)", () => {
  test("go by what is typed, small or capital", () => {
    expect(letterOf(press("j"), false)).toBe("j");
    expect(letterOf(press("J"), false)).toBe("j");
    expect(letterOf(press("Enter"), false)).toBeUndefined();
  });

  test.each([
    ["with Ctrl", press("j", { ctrlKey: true })],
    ["with ⌘", press("j", { metaKey: true })],
    ["with Alt", press("j", { altKey: true })],
    ["while a letter is composed", press("j", { isComposing: true })],
    ["in a field", press("j", { target: element("INPUT") })],
    ["in a long field", press("j", { target: element("TEXTAREA") })],
    ["in a choice", press("j", { target: element("SELECT") })],
    ["in a text that is edited in place", press("j", { target: element("DIV", true) })],
  ])("mean nothing %s", (_, event) => {
    expect(letterOf(event, false)).toBeUndefined();
  });

  test("mean nothing under a dialog", () => {
    expect(letterOf(press("j"), true)).toBeUndefined();
  });
});
