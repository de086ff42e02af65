import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { firstIncomplete, linesOf, missingOn, priceDraft } from "#domain/orders/kinds/content.ts";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { customServices } from "#domain/orders/kinds/custom-services.ts";
import { custom } from "#domain/orders/kinds/custom.ts";
import type { Kind } from "#domain/orders/kinds/kind.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { simple } from "#domain/orders/kinds/simple.ts";
import { standard } from "#domain/orders/kinds/standard.ts";
import { lineToSend } from "#domain/orders/lines/ordered-line.ts";
import { OFFERED_ORDER_TYPES } from "#domain/orders/type.ts";
import { GOODS } from "./goods.ts";

const CHAIRS = { lineId: "chair", itemId: "chair", quantity: 3, periodOfUse: 2, notes: "blue" };
const IMAGE = { name: "a", type: "", url: "/api/files/a" };

function filled(orderType: OrderDraft["orderType"], more: Partial<OrderDraft>): OrderDraft {
  const { standType } = orderKindOf(orderType);
  return {
    ...emptyDraft("s1"),
    orderType,
    ...(standType && { standType }),
    ...more,
    notes: "n",
    lines: [CHAIRS],
  };
}

const briefing = emptyDraft("s1").briefing;
const DRAFTS: Record<OrderDraft["orderType"], OrderDraft> = {
  STANDARD: filled("STANDARD", { selectedStandardStandId: "BRONZE" }),
  CUSTOM: filled("CUSTOM", {
    briefing: { ...briefing, visualReference: { files: [IMAGE], description: "A river" } },
  }),
  CUSTOM_SERVICES: filled("CUSTOM_SERVICES", {}),
  SIMPLE: {
    ...filled("SIMPLE", {}),
    lines: [],
    proposal: {
      description: "A talk",
      value: 100,
      spaceAmount: 60,
      structureAmount: 30,
      extraAmount: 10,
      attachments: [],
    },
  },
};

function payloadOf(kind: Kind, draft: OrderDraft) {
  return kind.payload(
    draft,
    linesOf(draft, GOODS).map((line) => lineToSend(line, "en")),
  ) as Record<string, unknown>;
}

describe.each(OFFERED_ORDER_TYPES)("an order of the kind %s", (type) => {
  const kind = orderKindOf(type);
  const draft = DRAFTS[type];

  test("lacks nothing once all is filled in, and something before", () => {
    expect(firstIncomplete(draft, GOODS)).toBeUndefined();
    expect(firstIncomplete({ ...emptyDraft("s1"), orderType: type }, GOODS)).toBe(1);
  });

  test("comes back from what is sent as it was filled in", () => {
    const sent = v.parse(kind.order, payloadOf(kind, draft));
    expect({
      ...emptyDraft("s1"),
      orderType: type,
      standType: draft.standType,
      ...kind.content(sent),
    }).toEqual(draft);
  });

  test.each(["", "  "])("is not sent for the submission %j (WIZ-60)", (submissionId) => {
    expect(() => payloadOf(kind, { ...draft, submissionId })).toThrow("submissionIdRequired");
  });
});

test("an order of another type goes the way of SIMPLE (WIZ-23)", () => {
  for (const type of ["STAND", "XYZ", "toString"]) expect(orderKindOf(type)).toBe(orderKindOf("SIMPLE"));
});

test("a standard payload has exactly orderServices, notes, submissionId (WIZ-55)", () => {
  const payload = payloadOf(standard, DRAFTS.STANDARD);
  expect(Object.keys(payload).toSorted()).toEqual(["notes", "orderServices", "submissionId"]);
});

test("a custom payload has exactly its eight keys (WIZ-56)", () => {
  expect(Object.keys(payloadOf(custom, DRAFTS.CUSTOM)).toSorted()).toEqual([
    "finalConsiderations",
    "notes",
    "orderServices",
    "standType",
    "structuralElements",
    "submissionId",
    "visualIdentity",
    "visualReference",
  ]);
});

test("a custom payload holds the lines of the catalogue and the custom services (WIZ-57)", () => {
  const services = {
    ...DRAFTS.CUSTOM.extraServices,
    furniture: { required: true, executionObservations: "Two sofas" },
  };
  const word = { en: { title: "Furniture", fields: { executionObservations: "Notes" }, yes: "Yes" } };
  const groups = {
    foodBeverage: word,
    equipment: word,
    humanResources: word,
    furniture: word,
    vehicleRental: word,
    liveMarketing: word,
  };
  const lines = linesOf({ ...DRAFTS.CUSTOM, extraServices: services }, { ...GOODS, groups });
  expect(lines.map(({ kind, itemId }) => [kind, itemId])).toEqual([
    ["custom", "furniture"],
    ["catalogue", "chair"],
  ]);
  expect(lines.map((line) => lineToSend(line, "en").isCustomService)).toEqual([true, false]);
});

test("a simple payload has the eight keys of a proposal", () => {
  expect(payloadOf(simple, DRAFTS.SIMPLE)).toEqual({
    submissionId: "s1",
    description: "A talk",
    value: 100,
    spaceAmount: 60,
    structureAmount: 30,
    extraAmount: 10,
    notes: "n",
    attachments: [],
  });
});

test("two packages in one order are refused, one is taken out of the lines", () => {
  const sent = (...itemIds: string[]) =>
    v.parse(standard.order, { submissionId: "s1", orderServices: itemIds.map((itemId) => ({ itemId })) });
  expect(() => standard.content(sent("BRONZE", "SILVER"))).toThrow("packageUnknown");
  const { selectedStandardStandId, lines } = standard.content(sent("chair", "BRONZE"));
  expect([selectedStandardStandId, lines?.map(({ itemId }) => itemId)]).toEqual(["BRONZE", ["chair"]]);
});

describe("what is missing", () => {
  test("of a briefing is named under its section (WIZ-36, WIZ-37)", () => {
    const missing = missingOn("briefing", { ...DRAFTS.CUSTOM, briefing }, GOODS);
    expect(missing.map(({ path, key }) => `${path}: ${key}`)).toEqual([
      "briefing.visualReference.files: referenceImageRequired",
      "briefing.visualReference.description: detailedDescriptionRequired",
    ]);
  });

  test("of an order of services is any service at all: a line or a group", () => {
    const empty = { ...DRAFTS.CUSTOM_SERVICES, lines: [] };
    const screen = "descriptionAndServices";
    expect(customServices.missing(screen, empty, GOODS)).toEqual([{ path: "lines", key: "orderEmpty" }]);
    const vehicleRental = { required: true, executionObservations: "A van" };
    const group = { ...empty, extraServices: { ...empty.extraServices, vehicleRental } };
    expect(customServices.missing(screen, group, GOODS)).toEqual([]);
  });

  test("of a group that is asked for is a word about it, or nobody could quote it", () => {
    const path = "vehicleRental.executionObservations";
    for (const [kind, screen] of [
      [customServices, "descriptionAndServices"],
      [standard, "additionalServices"],
      [custom, "additionalServices"],
    ] as const) {
      const draft = { ...DRAFTS[kind.type], lines: [] };
      const said = (answer: string) => ({ required: true, executionObservations: answer });
      const missing = (extraServices: object) =>
        kind.missing(
          screen,
          { ...draft, extraServices: { ...draft.extraServices, ...extraServices } },
          GOODS,
        );
      const vehicle = (answer: string) => missing({ vehicleRental: said(answer) });
      expect(vehicle(" ")).toEqual([{ path, key: "extraUndescribed" }]);
      expect(vehicle("A van")).toEqual([]);
      const liveMarketing = { required: true, contactRequested: true, observations: "" };
      expect(missing({ liveMarketing })).toEqual([]);
      expect(missing({ liveMarketing: { ...liveMarketing, contactRequested: false } })).toEqual([
        { path: "liveMarketing.observations", key: "extraUndescribed" },
      ]);
    }
  });

  test("of a proposal is what its rules say (WIZ-29, WIZ-30)", () => {
    const draft = { ...DRAFTS.SIMPLE, proposal: { ...DRAFTS.SIMPLE.proposal, description: "", value: 0 } };
    expect(simple.missing("descriptionAndServices", draft, GOODS).map(({ key }) => key)).toEqual([
      "descriptionRequired",
      "valuePositive",
      "amountsSum",
    ]);
  });
});

test.each<[OrderDraft["orderType"], number]>([
  ["STANDARD", 15_050_00 + 108_60],
  ["CUSTOM", 60_000_00 + 108_60],
  ["CUSTOM_SERVICES", 108_60],
  ["SIMPLE", 100_00],
])("%s costs %d cents", (type, total) => {
  expect(priceDraft(DRAFTS[type], GOODS).total).toBe(total);
});
