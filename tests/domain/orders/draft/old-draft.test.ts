import { describe, expect, test } from "bun:test";
import { emptyDraft } from "#domain/orders/draft/draft.ts";
import { openDraft } from "#domain/orders/draft/old-draft.ts";

const LINE = { lineId: "l1", itemId: "chair", quantity: 4, periodOfUse: 2, notes: "azuis" };

test("a draft of this release is opened as it was stored", () => {
  const draft = {
    ...emptyDraft("s1"),
    orderType: "STANDARD" as const,
    lines: [LINE],
    notes: "Setor D",
    step: 2,
  };
  expect(openDraft(structuredClone(draft), "s1")).toEqual(draft);
});

test("nothing stored is a draft that nobody has touched", () => {
  for (const nothing of [null, undefined]) expect(openDraft(nothing, "s1")).toEqual(emptyDraft("s1"));
});

describe("of a draft of an earlier release", () => {
  test("a field that is gone goes on as text, the others stay where they are", () => {
    const { notes, leftover } = openDraft({ notes: "Setor D", floor: { colour: "verde", area: 30 } }, "s1");
    expect(notes).toBe("Setor D");
    expect(leftover).toEqual([
      { path: "floor.colour", text: "verde" },
      { path: "floor.area", text: "30" },
    ]);
  });

  test("a field inside another one goes on as text, too", () => {
    const opened = openDraft({ briefing: { visualReference: { description: "Rio", mood: "calmo" } } }, "s1");
    expect(opened.briefing.visualReference.description).toBe("Rio");
    expect(opened.leftover).toEqual([{ path: "briefing.visualReference.mood", text: "calmo" }]);
  });

  test("a kind that is no longer offered is named, and the draft begins with the usual one", () => {
    const { orderType, notes, leftover } = openDraft({ orderType: "KIOSK", notes: "n" }, "s1");
    expect({ orderType, notes }).toEqual({ orderType: "CUSTOM_SERVICES", notes: "n" });
    expect(leftover).toEqual([{ path: "orderType", text: "KIOSK" }]);
  });

  test("one line that does not fit leaves the others in their order", () => {
    const lines = [LINE, { sku: "T-100", quantity: "dois", notes: "mesa" }, { ...LINE, lineId: "l2" }];
    const opened = openDraft({ lines }, "s1");
    expect(opened.lines.map(({ lineId }) => lineId)).toContain("l1");
    expect(opened.lines.map(({ lineId }) => lineId)).toContain("l2");
    expect(opened.leftover.map(({ text }) => text)).toEqual(expect.arrayContaining(["dois", "T-100"]));
  });

  test("a text that is too long by now is kept whole", () => {
    const long = "a".repeat(30_000);
    const opened = openDraft({ notes: long }, "s1");
    expect(opened.notes).toBe("");
    expect(opened.leftover).toEqual([{ path: "notes", text: long }]);
  });

  test("empty fields and switches that are off say nothing", () => {
    expect(openDraft({ gone: "", off: false, none: null, list: [] }, "s1").leftover).toEqual([]);
  });

  test("what was left over before stays, and is opened any number of times", () => {
    const once = openDraft({ floor: "verde" }, "s1");
    expect(openDraft(once, "s1")).toEqual(once);
  });

  test("what is no draft at all is kept as its text", () => {
    expect(openDraft("Setor D", "s1")).toEqual({
      ...emptyDraft("s1"),
      leftover: [{ path: "", text: "Setor D" }],
    });
  });
});
