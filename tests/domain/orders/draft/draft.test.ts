import { describe, expect, test } from "bun:test";
import { emptyDraft, openDraft, orderDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { emptyBriefing } from "#domain/orders/draft/briefing.ts";
import { emptyExtraServices } from "#domain/orders/lines/extra-services.ts";
import { brokenRules, copies } from "../../broken-rules.ts";

test("an untouched draft is a custom stand, additional services, step 0", () => {
  expect(emptyDraft("s1")).toEqual({
    submissionId: "s1",
    orderType: "CUSTOM_SERVICES",
    standType: "CUSTOM",
    selectedStandardStandId: null,
    lines: [],
    extraServices: emptyExtraServices(),
    briefing: emptyBriefing(),
    proposal: {
      description: "",
      value: null,
      spaceAmount: null,
      structureAmount: null,
      extraAmount: null,
      attachments: [],
    },
    notes: "",
    linkedTo: null,
    seen: null,
    step: 0,
  });
});

test.each<[string, object]>([
  ["nothing at all", {}],
  ["a quantity being typed", { lines: [{ itemId: "chair", quantity: null, periodOfUse: 0 }] }],
  ["a quantity too large for now", { lines: [{ itemId: "chair", quantity: 5000 }] }],
  ["an auditorium without capacity", { briefing: { structuralElements: { auditorium: true } } }],
  ["a proposal that does not add up", { proposal: { value: -3, spaceAmount: 7 } }],
  ["an amount that is no number yet", { proposal: { value: "1.450,505" } }],
])("keeps %s", (_, draft) => {
  expect(brokenRules(orderDraft, draft)).toEqual([]);
});

test.each<[string, object, string[]]>([
  ["a text", { notes: "n".repeat(20_001) }, ["notes: textTooLong"]],
  ["an amount", { proposal: { value: "1".repeat(25) } }, ["proposal.value: textTooLong"]],
  ["the lines", { lines: copies(201, { itemId: "chair" }) }, ["lines: tooMany"]],
])("limits the size of %s", (_, draft, broken) => {
  expect(brokenRules(orderDraft, draft)).toEqual(broken);
});

test.each([null, "", "XYZ"])("an order of the type %p is refused: it is required (WIZ-03)", (orderType) => {
  expect(brokenRules(orderDraft, { orderType })).toEqual(["orderType: orderTypeRequired"]);
});

test.each<[object, string[]]>([
  [{ standType: "STANDARD", selectedStandardStandId: "BRONZE" }, []],
  [{ standType: "CUSTOM", selectedStandardStandId: null }, []],
  [{ standType: "CUSTOM" }, []],
  [{ standType: "OTHER" }, ["standType: choice"]],
  [{ standType: "" }, ["standType: choice"]],
])("a stand is standard or custom, and names its package or none: %j (WIZ-25)", (stand, broken) => {
  expect(brokenRules(orderDraft, stand)).toEqual(broken);
});

describe("a draft that was stored", () => {
  const LINE = { lineId: "l1", itemId: "chair", quantity: 4, periodOfUse: 2, notes: "azuis" };

  test("is opened as it was, for its submission", () => {
    const draft: OrderDraft = {
      ...emptyDraft("s1"),
      orderType: "STANDARD",
      lines: [LINE],
      notes: "Setor D",
      step: 2,
    };
    expect(openDraft(structuredClone(draft), "s1")).toEqual(draft);
    expect(openDraft({ notes: "Setor D" }, "s1")).toEqual({ ...emptyDraft("s1"), notes: "Setor D" });
  });

  test("keeps a text that the server refuses where it was typed, as the device has it", () => {
    const draft = { ...emptyDraft("s1"), lines: [{ ...LINE, notes: "a".repeat(30_000) }], notes: "Setor D" };
    expect(openDraft(draft, "s1")).toEqual(draft);
  });
});
