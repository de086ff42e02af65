import { describe, expect, test } from "bun:test";
import { listKeyOf } from "#src/kit/list/use-list-keys.ts";
import { letterKeyOf, type Pressed } from "#src/lib/page/letter-key.ts";

type More = Partial<Omit<Pressed, "getModifierState" | "target">> & { altGraph?: boolean; at?: object };

/** A key as the browser tells it, pressed at some element. */
const press = (key: string, { altGraph = false, at, ...more }: More = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: (at ?? null) as EventTarget | null,
  getModifierState: () => altGraph,
  ...more,
});

describe("the letter keys of lists and records", () => {
  test.each([
    ["a small letter", press("j"), "j"],
    ["a letter under Caps Lock", press("J"), "j"],
    ["a capital with Shift", press("X", { shiftKey: true }), "X"],
    ["what a Dvorak keyboard writes, wherever it lies", press("k"), "k"],
    ['"/" of its own key', press("/"), "/"],
    ['"/" by AltGr, as one modifier', press("/", { altGraph: true }), "/"],
    ['"/" by AltGr, told as Ctrl and Alt', press("/", { ctrlKey: true, altKey: true }), "/"],
    ['"?" by AltGr, told as Ctrl and Alt', press("?", { ctrlKey: true, altKey: true }), "?"],
    ['"?" with Shift', press("?", { shiftKey: true }), "?"],
    ["a letter at a box", press("x", { at: { tagName: "INPUT", type: "checkbox" } }), "x"],
    ["a letter at a link", press("j", { at: { tagName: "A" } }), "j"],
  ])("hear %s by event.key", (_, event, letter) => {
    expect(letterKeyOf(event, false)).toBe(letter);
  });

  test.each([
    ["together with Ctrl", press("j", { ctrlKey: true })],
    ["together with ⌘", press("j", { metaKey: true })],
    ["together with Alt", press("j", { altKey: true })],
    ["as a letter of AltGr", press("đ", { ctrlKey: true, altKey: true })],
    ["while a letter is composed", press("j", { isComposing: true })],
    ["as a dead key", press("Dead")],
    ["when another has taken it", press("j", { defaultPrevented: true })],
    ["in a field", press("j", { at: { tagName: "INPUT", type: "text" } })],
    ["in the search", press("/", { at: { tagName: "INPUT", type: "search" } })],
    ["in a long field", press("j", { at: { tagName: "TEXTAREA" } })],
    ["in a choice", press("j", { at: { tagName: "SELECT" } })],
    ["in a text that is edited in place", press("j", { at: { tagName: "DIV", isContentEditable: true } })],
    [
      "where words choose among options",
      press("j", { at: { tagName: "BUTTON", getAttribute: () => "combobox" } }),
    ],
  ])("are dead %s", (_, event) => {
    expect(letterKeyOf(event, false)).toBeUndefined();
    expect(listKeyOf(event, true, false)).toBeUndefined();
  });

  test("are dead under a dialog or a menu", () => {
    expect(letterKeyOf(press("j"), true)).toBeUndefined();
    expect(listKeyOf(press("Enter"), true, true)).toBeUndefined();
  });
});

describe("the keys of a list", () => {
  test.each([
    ["j", press("j"), "next"],
    ["k", press("k"), "previous"],
    ["x", press("x"), "mark"],
    ["Shift and x, which marks a range", press("X", { shiftKey: true }), "mark"],
    ["e", press("e"), "edit"],
    ["s", press("s"), "status"],
    ["?", press("?", { altGraph: true }), "help"],
    ["Enter where nothing else hears it", press("Enter"), "open"],
    ["another letter", press("q"), undefined],
    ["Enter on a link, which is the link's", press("Enter", { at: { closest: () => ({}) } }), undefined],
    ["Enter with Ctrl", press("Enter", { ctrlKey: true }), undefined],
  ] as const)("by %s", (_, event, key) => {
    expect(listKeyOf(event, true, false)).toBe(key);
  });

  test("whoever has switched letters off has Enter alone", () => {
    expect(["j", "k", "x", "e", "/", "?"].map((key) => listKeyOf(press(key), false, false))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
    expect(listKeyOf(press("Enter"), false, false)).toBe("open");
  });
});
