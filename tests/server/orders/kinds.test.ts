import { describe, expect, test } from "bun:test";
import { emptyDraft } from "#domain/orders/draft.ts";
import { customServices } from "#domain/orders/kinds/custom-services.ts";
import { custom } from "#domain/orders/kinds/custom.ts";
import { simple } from "#domain/orders/kinds/simple.ts";
import { sendBy } from "#server/orders/send.ts";
import { openScene, outcome } from "./scene.ts";

/** The kinds whose doors are not open yet go through the same verbs as the one that is. */
const scene = await openScene();
const ctx = scene.ctx(scene.partner);
const submissionId = scene.submission.id;
const notes = "Pela doca 2";
const chairs = { itemId: scene.chair.id, quantity: 10, periodOfUse: 2, notes: "" };
const visualReference = {
  files: [{ name: "rio.png", type: "image/png", url: "https://example.org/rio.png" }],
  description: "Como um rio",
};

const services = sendBy("createCustomServices", customServices);
const briefed = sendBy("createCustom", custom);
const proposed = sendBy("createSimple", simple);

const parsed = {
  services: () => ({ submissionId, notes, orderServices: [{ ...line(), ...chairs }] }),
  custom: () => ({
    ...parsed.services(),
    ...emptyDraft(submissionId).briefing,
    visualReference,
    standType: "CUSTOM" as const,
  }),
  proposal: () => ({
    submissionId,
    notes,
    description: "Uma roda de conversa",
    value: 100,
    spaceAmount: 60,
    structureAmount: 30,
    extraAmount: 10,
    attachments: [],
  }),
};

/** What the server drops of a line. */
function line() {
  return {
    isCustomService: undefined,
    description: undefined,
    description_pt: undefined,
    description_en: undefined,
    title: undefined,
    title_pt: undefined,
    title_en: undefined,
    category: undefined,
    unitMetric: undefined,
    unitPrice: undefined,
    totalPrice: undefined,
    discountPercentage: 0,
  };
}

const { orders } = scene.as(scene.partner);

async function sendAll() {
  return [
    await services.perform(ctx, parsed.services()),
    await briefed.perform(ctx, parsed.custom()),
    await proposed.perform(ctx, parsed.proposal()),
  ];
}

describe("every kind of order", () => {
  test("is sent, priced and told by one verb", async () => {
    const sent = await sendAll();
    const found = await Promise.all(sent.map(({ id }) => orders.get({ id })));
    expect(found.map(({ type, standType, status }) => [type, standType, status])).toEqual([
      ["CUSTOM_SERVICES", null, "PENDING"],
      ["CUSTOM", "CUSTOM", "PENDING"],
      ["SIMPLE", null, "PENDING"],
    ]);
    expect(found.map(({ total, extraAmount }) => [total, extraAmount])).toEqual([
      [362, 362],
      [362, 362],
      [100, 10],
    ]);
    expect(found.map(({ lines }) => lines.map(({ itemId }) => itemId))).toEqual([
      [scene.chair.id],
      [scene.chair.id],
      [],
    ]);
    expect(found[1]?.briefing?.visualReference).toEqual(visualReference);
    expect(found[2]?.description).toBe("Uma roda de conversa");
    expect(found.map(({ requests }) => requests.length)).toEqual([1, 1, 1]);
  });

  test("opens for an edit as it was filled in, and so does a copy of it", async () => {
    for (const { id, version } of await sendAll()) {
      const sent = await orders.get({ id });
      expect(sent.draft).toMatchObject({ orderType: sent.type, notes, step: 1 });
      await orders.cancel({ id, version, confirmed: true });
      const copy = await orders.get({ id: (await orders.copy({ id })).id });
      expect(copy.draft).toEqual(sent.draft);
    }
  });

  test("is not sent while something its kind asks for is missing", async () => {
    const nothing = { ...parsed.services(), orderServices: [] };
    expect(await outcome(services.perform(ctx, nothing))).toBe("moveNeeds");
    const unseen = { ...parsed.custom(), visualReference: { files: [], description: "" } };
    expect(await outcome(briefed.perform(ctx, unseen))).toBe("moveNeeds");
    const uneven = { ...parsed.proposal(), extraAmount: 11 };
    expect(await outcome(proposed.perform(ctx, uneven))).toBe("moveNeeds");
  });
});
