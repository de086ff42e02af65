import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { emptyBriefing } from "#domain/orders/briefing.ts";
import { emptyExtraServices } from "#domain/orders/extra-services.ts";
import {
  buildCustomPayload,
  buildCustomServicesPayload,
  buildSimplePayload,
  buildStandardPayload,
  lineFromItem,
  linesFromGroups,
  type GroupWords,
} from "#domain/orders/payload.ts";
import { customOrder, simpleOrder, standardOrder } from "#domain/orders/schema.ts";

const CHAIR = {
  id: "chair",
  title_pt: "Cadeira",
  title_en: "Chair",
  description_pt: "De madeira",
  description_en: "Wooden",
  category: "furniture",
  unitMetric: "un",
  unitPrice: 10,
};
const chairs = lineFromItem(CHAIR, { quantity: 3, periodOfUse: 2, notes: "blue" }, "en");

function words(): Record<"pt" | "en", GroupWords> {
  return {
    pt: { title: "Grupo", fields: { executionObservations: "Observações" }, yes: "Sim" },
    en: { title: "Group", fields: { executionObservations: "Observations" }, yes: "Yes" },
  };
}
const WORDS = {
  foodBeverage: words(),
  equipment: words(),
  humanResources: words(),
  furniture: words(),
  vehicleRental: words(),
  liveMarketing: {
    en: {
      title: "Live marketing",
      fields: { contactRequested: "Contact me", observations: "Observations" },
      yes: "Yes",
    },
  },
};

describe("a line from a catalogue item", () => {
  test("has the fifteen keys, its total among them (WIZ-47, WIZ-58)", () => {
    expect(chairs).toEqual({
      itemId: "chair",
      title: "Chair",
      description: "Wooden",
      title_pt: "Cadeira",
      title_en: "Chair",
      description_pt: "De madeira",
      description_en: "Wooden",
      category: "furniture",
      unitMetric: "un",
      unitPrice: 10,
      quantity: 3,
      periodOfUse: 2,
      notes: "blue",
      totalPrice: 60,
      isCustomService: false,
    });
    expect(Object.keys(chairs)).toHaveLength(15);
  });

  test.each([undefined, null, "", "  "])("with the category %j gets default (WIZ-59)", (category) => {
    expect(lineFromItem({ ...CHAIR, category }, {}, "pt").category).toBe("default");
  });

  test("is one unit for one day unless told, reckoned in cents", () => {
    const line = lineFromItem({ ...CHAIR, unitPrice: 19.99 }, { quantity: 3 }, "pt");
    expect(line).toMatchObject({ title: "Cadeira", quantity: 3, periodOfUse: 1, totalPrice: 59.97 });
  });
});

describe("lines from extra service groups", () => {
  test("one per required group, custom, unpriced, answers in the description", () => {
    const services = emptyExtraServices();
    services.furniture = { required: true, executionObservations: "Two sofas" };
    services.vehicleRental = { required: false, executionObservations: "A van" };
    services.liveMarketing = { required: true, contactRequested: true, observations: "" };
    const lines = linesFromGroups(services, WORDS, "pt");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      itemId: "furniture",
      title: "Grupo",
      title_en: "Group",
      description_pt: "Observações: Two sofas",
      description_en: "Observations: Two sofas",
      unitPrice: 0,
      totalPrice: 0,
      quantity: 1,
      periodOfUse: 1,
      isCustomService: true,
    });
    expect(lines[1]).toMatchObject({
      title: "Live marketing",
      description_en: "Contact me: Yes",
      title_pt: "",
    });
  });
});

const briefing = {
  ...emptyBriefing(),
  visualReference: { files: [{ name: "a", type: "", url: "/api/files/a" }], description: "A river" },
};
const custom = { ...chairs, itemId: "furniture", isCustomService: true };

describe("payloads", () => {
  test("standard: exactly orderServices, notes, submissionId (WIZ-55)", () => {
    const payload = buildStandardPayload({ submissionId: "s1", lines: [chairs], notes: "n" });
    expect(payload).toEqual({ orderServices: [chairs], notes: "n", submissionId: "s1" });
    expect(v.is(standardOrder, payload)).toBe(true);
  });

  test("custom: exactly eight keys, catalogue lines plus custom services (WIZ-56, WIZ-57)", () => {
    const payload = buildCustomPayload({
      submissionId: "s1",
      briefing,
      standType: "CUSTOM",
      lines: [chairs],
      customLines: [custom],
    });
    expect(Object.keys(payload).toSorted()).toEqual([
      "finalConsiderations",
      "notes",
      "orderServices",
      "standType",
      "structuralElements",
      "submissionId",
      "visualIdentity",
      "visualReference",
    ]);
    expect(payload.orderServices).toEqual([chairs, custom]);
    expect(v.is(customOrder, payload)).toBe(true);
  });

  test("simple: the eight keys of a proposal", () => {
    const payload = buildSimplePayload({ submissionId: "s1", description: "A talk", value: 100 });
    expect(payload).toEqual({
      submissionId: "s1",
      description: "A talk",
      value: 100,
      spaceAmount: null,
      structureAmount: null,
      extraAmount: null,
      notes: "",
      attachments: [],
    });
    expect(v.is(simpleOrder, payload)).toBe(true);
  });

  test.each([undefined, "", "  "])(
    "fail with submissionIdRequired for the submission %j (WIZ-60)",
    (submissionId) => {
      const builds = [
        () => buildStandardPayload({ submissionId, lines: [] }),
        () => buildCustomServicesPayload({ submissionId, lines: [] }),
        () => buildCustomPayload({ submissionId, lines: [], briefing, standType: "CUSTOM" }),
        () => buildSimplePayload({ submissionId, description: "x", value: 1 }),
      ];
      for (const build of builds) expect(build).toThrow("submissionIdRequired");
    },
  );
});
