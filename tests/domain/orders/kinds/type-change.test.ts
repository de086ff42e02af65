import { describe, expect, test } from "bun:test";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { fittingType } from "#domain/orders/kinds/fitting-type.ts";
import { changeType, lostBy } from "#domain/orders/kinds/type-change.ts";

const LINES = [{ lineId: "l1", itemId: "screen", quantity: 2, periodOfUse: 3, notes: "" }];

function draft(patch: Partial<OrderDraft>): OrderDraft {
  return { ...emptyDraft("s1"), ...patch };
}

describe("changing the type of a draft", () => {
  test("keeps what both types have and clears what only the other one has", () => {
    const before = draft({
      orderType: "STANDARD",
      standType: "STANDARD",
      selectedStandardStandId: "GOLD",
      lines: LINES,
      notes: "Perto da água",
    });
    expect(lostBy(before, "CUSTOM")).toEqual(["selectedStandardStandId"]);
    const after = { ...before, ...changeType(before, "CUSTOM") };
    expect(after).toEqual({
      ...before,
      orderType: "CUSTOM",
      standType: "CUSTOM",
      selectedStandardStandId: null,
    });
    expect(lostBy(before, "SIMPLE")).toEqual(["selectedStandardStandId", "lines"]);
  });

  test("loses nothing when nothing was filled in, so nobody is asked", () => {
    for (const type of ["STANDARD", "CUSTOM", "CUSTOM_SERVICES", "SIMPLE"] as const)
      expect(lostBy(emptyDraft("s1"), type)).toEqual([]);
  });

  test("loses a proposal or a briefing that was begun", () => {
    const { proposal, briefing } = emptyDraft("s1");
    const simple = draft({ orderType: "SIMPLE", proposal: { ...proposal, description: "Um rio" } });
    expect(lostBy(simple, "STANDARD")).toEqual(["proposal"]);
    expect(lostBy(simple, "SIMPLE")).toEqual([]);
    const visualIdentity = { ...briefing.visualIdentity, colors: "Verde" };
    const custom = draft({ orderType: "CUSTOM", briefing: { ...briefing, visualIdentity } });
    expect(lostBy(custom, "CUSTOM_SERVICES")).toEqual(["briefing"]);
  });

  test("brings the stand type along, the default one where there is no stand (WIZ-06)", () => {
    expect(changeType(emptyDraft("s1"), "STANDARD")).toEqual({
      orderType: "STANDARD",
      standType: "STANDARD",
    });
    expect(changeType(emptyDraft("s1"), "SIMPLE")).toEqual({ orderType: "SIMPLE", standType: "CUSTOM" });
  });
});

test("the type that fits is what was applied for; beside a stand it is services", () => {
  expect(fittingType("standard", false)).toBe("STANDARD");
  expect(fittingType("custom", false)).toBe("CUSTOM");
  expect(fittingType("other", false)).toBe("SIMPLE");
  for (const applied of ["standard", "custom", "other"] as const)
    expect(fittingType(applied, true)).toBe("CUSTOM_SERVICES");
});
