import { describe, expect, test } from "bun:test";
import { makeSubmission } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

/** The four kinds of order go through the same verbs. */
const scene = await openScene();
const { orders } = scene.as(scene.partner);
const notes = "Acesso pela doca 2";

async function sendAll() {
  const submission = await makeSubmission(scene.portal, { status: "APPROVED", spaceM2: 100 }, [
    scene.partner,
  ]);
  const custom = { submissionId: submission.id };
  return [
    await scene.send(),
    await orders.createCustom(scene.custom(custom)),
    await orders.createCustomServices(scene.services()),
    await orders.createSimple(scene.proposal()),
  ];
}

describe("every kind of order", () => {
  test("is sent, priced and told by one verb", async () => {
    const sent = await sendAll();
    const found = await Promise.all(sent.map(({ id }) => orders.get({ id })));
    expect(found.map(({ type, standType, status }) => [type, standType, status])).toEqual([
      ["STANDARD", "STANDARD", "PENDING"],
      ["CUSTOM", "CUSTOM", "PENDING"],
      ["CUSTOM_SERVICES", null, "PENDING"],
      ["SIMPLE", null, "PENDING"],
    ]);
    expect(found.map(({ total, spaceAmount, extraAmount }) => [total, spaceAmount, extraAmount])).toEqual([
      [18_711, 10_000, 3_661],
      [30_362, 30_000, 362],
      [362, 0, 362],
      [100, 60, 10],
    ]);
    expect(found.map(({ lines }) => lines.map(({ itemId }) => itemId))).toEqual([
      ["BRONZE", scene.screen.id, scene.chair.id],
      [scene.chair.id],
      [scene.chair.id],
      [],
    ]);
    expect(found[1]?.briefing?.visualReference.description).toBe("Como um rio");
    expect(found[3]?.description).toBe("Uma roda de conversa");
    expect(found.map(({ requests }) => requests.length)).toEqual([1, 1, 1, 1]);
  });

  test("opens for an edit as it was filled in, and so does a copy of it", async () => {
    for (const { id, version } of await sendAll()) {
      const sent = await orders.get({ id });
      expect(sent.draft).toMatchObject({ orderType: sent.type, notes, step: 1 });
      await orders.cancel({ id, version, confirmed: true });
      const copy = await orders.get({ id: (await orders.copy({ id })).id });
      const names = copy.draft?.lines.map(({ lineId }) => lineId) ?? [];
      for (const { lineId } of sent.draft?.lines ?? []) expect(names).not.toContain(lineId);
      const lines = sent.draft?.lines.map((line, at) => ({ ...line, lineId: names[at] }));
      expect<unknown>(copy.draft).toEqual({ ...sent.draft, lines, seen: copy.draft?.seen });
    }
  });

  test("is edited by its partner while it is PENDING, and by the type it was sent as (ORD-20)", async () => {
    const [standard, custom, services, simple] = await sendAll();
    const edited = [
      { ...standard, order: { orderType: "STANDARD" as const, ...scene.standard({ notes: "" }) } },
      {
        ...custom,
        order: {
          orderType: "CUSTOM" as const,
          ...scene.custom({ notes: "", submissionId: await areaOf(custom) }),
        },
      },
      { ...services, order: { orderType: "CUSTOM_SERVICES" as const, ...scene.services({ notes: "" }) } },
      { ...simple, order: { orderType: "SIMPLE" as const, ...scene.proposal({ notes: "" }) } },
    ];
    for (const { id = "", version = 0, total = 0, order } of edited) {
      expect(await orders.update({ id, version, order })).toEqual({ id, version: version + 1, total });
      expect(await orders.get({ id })).toMatchObject({ notes: "", type: order.orderType });
      const other = order.orderType === "SIMPLE" ? edited[0] : edited[3];
      const again = orders.update({ id, version: version + 1, order: other?.order ?? order });
      expect(await outcome(again)).toBe("orderLocked");
    }
  });

  test("is not sent while something its kind asks for is missing", async () => {
    expect(await outcome(orders.createCustomServices(scene.services({ orderServices: [] })))).toBe(
      "moveNeeds",
    );
    const unseen = { visualReference: { files: [], description: "" } };
    expect(await outcome(orders.createCustom(scene.custom(unseen)))).toBe("invalid");
    expect(await outcome(orders.createSimple(scene.proposal({ extraAmount: 11 })))).toBe("invalid");
  });

  test("cannot be edited into something incomplete", async () => {
    const [, , services, simple] = await sendAll();
    const empty = { orderType: "CUSTOM_SERVICES" as const, ...scene.services({ orderServices: [] }) };
    expect(await outcome(orders.update({ ...at(services), order: empty }))).toBe("moveNeeds");
    const uneven = { orderType: "SIMPLE" as const, ...scene.proposal({ extraAmount: 11 }) };
    expect(await outcome(orders.update({ ...at(simple), order: uneven }))).toBe("moveNeeds");
  });
});

function at(sent: { id: string; version: number } | undefined) {
  return { id: sent?.id ?? "", version: sent?.version ?? 0 };
}

async function areaOf(sent: { id: string } | undefined): Promise<string> {
  return (await orders.get({ id: sent?.id ?? "" })).submissionId;
}
