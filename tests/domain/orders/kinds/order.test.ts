import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { customServices } from "#domain/orders/kinds/custom-services.ts";
import { custom } from "#domain/orders/kinds/custom.ts";
import { simple } from "#domain/orders/kinds/simple.ts";
import { standard } from "#domain/orders/kinds/standard.ts";
import { brokenRules, copies } from "../../broken-rules.ts";

const LINE = { itemId: "chair", quantity: 2, periodOfUse: 3, notes: "blue" };
const IMAGE = { name: "reference.png", type: "image/png", url: "/api/files/abc" };
const PROPOSAL = { submissionId: "s1", description: "A talk", value: 100 };

describe.each([
  ["standard", standard.order],
  ["custom services", customServices.order],
] as const)("a %s order", (_, schema) => {
  test("needs its submission (WIZ-60)", () => {
    expect(brokenRules(schema, { orderServices: [LINE], notes: "" })).toEqual([
      "submissionId: submissionIdRequired",
    ]);
    expect(brokenRules(schema, { submissionId: "", orderServices: [LINE] })).toEqual([
      "submissionId: submissionIdRequired",
    ]);
  });

  test("drops whatever is not the sender's to say", () => {
    const order = v.parse(schema, {
      submissionId: "s1",
      orderServices: [LINE],
      status: "PAID",
      total: -1,
      company: "Somebody",
      createdAt: "2020-01-01",
    });
    expect(Object.keys(order).toSorted()).toEqual(["notes", "orderServices", "submissionId"]);
  });

  test("names the line and the rule it breaks", () => {
    const orderServices = [LINE, { ...LINE, quantity: 101 }, { ...LINE, periodOfUse: 0 }];
    expect(brokenRules(schema, { submissionId: "s1", orderServices })).toEqual([
      "orderServices.1.quantity: quantityMax",
      "orderServices.2.periodOfUse: periodMin",
    ]);
  });
});

test("a custom order brings the four sections, its stand type and its lines (WIZ-56)", () => {
  const order = v.parse(custom.order, {
    submissionId: "s1",
    visualReference: { files: [IMAGE], description: "Like a river" },
    orderServices: [LINE],
  });
  expect(Object.keys(order).toSorted()).toEqual([
    "finalConsiderations",
    "notes",
    "orderServices",
    "standType",
    "structuralElements",
    "submissionId",
    "visualIdentity",
    "visualReference",
  ]);
  expect(order.standType).toBe("CUSTOM");
});

test("an order takes 200 lines and no more", () => {
  const sending = (lines: number) =>
    brokenRules(standard.order, { submissionId: "s1", orderServices: copies(lines, LINE) });
  expect(sending(200)).toEqual([]);
  expect(sending(201)).toEqual(["orderServices: tooMany"]);
});

test("a custom order without a briefing is refused (WIZ-36, WIZ-37)", () => {
  expect(brokenRules(custom.order, { submissionId: "s1" })).toEqual([
    "visualReference.files: referenceImageRequired",
    "visualReference.description: detailedDescriptionRequired",
  ]);
});

test.each<[object, string[]]>([
  [{}, []],
  [{ description: "   " }, ["description: descriptionRequired"]],
  [{ description: undefined }, ["description: descriptionRequired"]],
  [{ value: 0 }, ["value: valuePositive"]],
  [{ value: -1 }, ["value: valuePositive"]],
  [{ value: null }, ["value: valuePositive"]],
  [{ value: "abc" }, ["value: notNumber"]],
  [{ value: "1.450,505" }, ["value: notNumber"]],
  [{ spaceAmount: "60 or so" }, ["spaceAmount: notNumber"]],
  [{ value: 0.01 }, []],
  [{ value: 0.001 }, ["value: valuePositive"]],
  [{ value: 10.005 }, ["value: decimals"]],
  [{ spaceAmount: 60, structureAmount: 30, extraAmount: 10 }, []],
  [{ spaceAmount: 60, structureAmount: 30 }, ["spaceAmount: amountsSum"]],
  [{ spaceAmount: 0.1, structureAmount: 0.2, value: 0.3 }, []],
  [{ spaceAmount: -5 }, ["spaceAmount: numberTooSmall"]],
  [{ attachments: [{ ...IMAGE, url: "javascript:alert(1)" }] }, ["attachments.0.url: urlInvalid"]],
])("a proposal with %j (WIZ-27 to WIZ-30)", (change, broken) => {
  expect(brokenRules(simple.order, { ...PROPOSAL, ...change })).toEqual(broken);
});
