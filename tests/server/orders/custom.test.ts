import { describe, expect, test } from "bun:test";
import { changeSettings, makeSubmission } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const unpriced = await openScene();
const { orders } = scene.as(scene.partner);

type Sent = { id: string; version: number; submissionId: string };

/** Each stand on an area of its own. */
async function send(more: Record<string, unknown> = {}) {
  const area = { status: "APPROVED" as const, spaceM2: 100 };
  const { id: submissionId } = await makeSubmission(scene.portal, area, [scene.partner]);
  return { submissionId, ...(await orders.createCustom(scene.custom({ submissionId, ...more }))) };
}

const edit = ({ submissionId, ...at }: Sent, more: Record<string, unknown>) =>
  orders.update({ ...at, order: { orderType: "CUSTOM", ...scene.custom({ submissionId, ...more }) } });

describe("a custom stand", () => {
  test("costs its space and its lines, its structure waits for the team's price, and says so everywhere", async () => {
    const { id, total } = await send();
    expect(total).toBe(30_362);
    const expected = {
      spaceAmount: 30_000,
      structureAmount: 0,
      isStructurePriced: false,
      extraAmount: 362,
      total: 30_362,
    };
    const { items: own } = await orders.mine({});
    const { items: all } = await scene.as(scene.manager).orders.list({});
    expect(await orders.get({ id })).toMatchObject({ ...expected, spacePerM2: 300, structurePerM2: null });
    expect(own.find((order) => order.id === id)).toMatchObject(expected);
    expect(all.find((order) => order.id === id)).toMatchObject(expected);
  });

  test("is not approved before its structure has a price; 0 is one", async () => {
    const { id, version } = await send();
    const team = scene.as(scene.manager).orders;
    const approve = () => outcome(team.setStatus({ id, version, status: "APPROVED" }));
    expect(await approve()).toBe("moveNeeds");
    await scene.put(id, { isStructurePriced: true });
    expect(await approve()).toBe("ok");
  });

  test("keeps the price of its structure through an edit, unless the briefing is another one", async () => {
    const { id, version, submissionId } = await send();
    const priced = { isStructurePriced: true, structureCents: 9_000_00, totalCents: 39_362_00 };
    await scene.put(id, priced);
    expect((await edit({ id, version, submissionId }, { notes: "Outra" })).total).toBe(39_362);
    const [rio] = scene.custom().visualReference.files;
    const visualReference = { files: rio ? [rio] : [], description: "Como uma árvore" };
    expect((await edit({ id, version: version + 1, submissionId }, { visualReference })).total).toBe(30_362);
    expect(await orders.get({ id })).toMatchObject({ isStructurePriced: false, structureAmount: 0 });
  });

  test("keeps the price of its space when the price in force moves on", async () => {
    const { id, version, submissionId } = await send();
    await changeSettings(scene.portal, (data) => ({ ...data, customSpacePerM2: 1_000_00 }));
    expect((await edit({ id, version, submissionId }, { notes: "Outra" })).total).toBe(30_362);
    await changeSettings(scene.portal, (data) => ({ ...data, customSpacePerM2: 300_00 }));
  });

  test("is refused while its space has no price, and the offer says so", async () => {
    await changeSettings(unpriced.portal, (data) => ({ ...data, customSpacePerM2: null }));
    const partner = unpriced.as(unpriced.partner);
    expect(await outcome(partner.orders.createCustom(unpriced.custom()))).toBe("spaceWithoutPrice");
    expect((await partner.packages.list()).customSpacePerM2).toBeNull();
    expect((await scene.as(scene.partner).packages.list()).customSpacePerM2).toBe(300);
  });

  test("keeps the stand type it was sent with", async () => {
    const { id } = await send({ standType: "STANDARD" });
    expect((await orders.get({ id })).standType).toBe("STANDARD");
  });
});
