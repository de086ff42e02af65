import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { orderLines } from "#db/schema/index.ts";
import { makeSubmission } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const { orders } = scene.as(scene.partner);

const furniture = { required: true, executionObservations: "Dois sofás" };
const foodBeverage = { required: true, dailyQuantity: "40", serviceSchedule: "12h", relevantInfo: "" };
const extraServices = { furniture, foodBeverage, equipment: { ledConfiguration: "3 x 2 m" } };

/** Two groups asked for; the team has priced the furniture and taken 10 percent off. */
async function sendPriced() {
  const { id, version } = await orders.createCustomServices(scene.services({ extraServices }));
  const price = { unitPriceCents: 500_00, totalCents: 500_00, discountCents: 50_00, discountPercent: 10 };
  await scene.portal.db.write((tx) =>
    tx
      .update(orderLines)
      .set({ ...price, isPriced: true })
      .where(eq(orderLines.itemId, "furniture")),
  );
  return { id, version };
}

const edit = (at: { id: string; version: number }, more: Record<string, unknown>) =>
  orders.update({ ...at, order: { orderType: "CUSTOM_SERVICES", ...scene.services(more) } });

async function linesOf(id: string) {
  const { lines } = await orders.get({ id });
  return lines.map(({ lineId, netTotal, isPriced }) => [lineId, netTotal, isPriced]);
}

describe("the extra services of an order (SVC-02)", () => {
  test("become one line for each group asked for, without a price, titled in both languages", async () => {
    const { id, total } = await orders.createCustomServices(scene.services({ extraServices }));
    const order = await orders.get({ id });
    expect(order).toMatchObject({ total: 362, extraAmount: 362, itemCount: 3, unpricedLines: 2 });
    expect(total).toBe(362);
    const [food, sofas] = order.lines;
    expect(food).toMatchObject({
      lineId: "foodBeverage",
      kind: "custom",
      isCustomService: true,
      isPriced: false,
      unitPrice: 0,
      title_pt: "Alimentos e bebidas",
      title_en: "Food and beverage",
      description_pt: "Quantidade por dia: 40\nHorários do serviço: 12h",
      description_en: "Daily quantity: 40\nService hours: 12h",
    });
    expect([sofas?.lineId, sofas?.isPriced]).toEqual(["furniture", false]);
    expect(order.extraServices?.equipment).toEqual({
      required: false,
      executionObservations: "",
      ledConfiguration: "3 x 2 m",
    });
    expect(order.draft?.extraServices).toEqual(order.extraServices ?? undefined);
    expect(order.draft?.lines.map(({ itemId }) => itemId)).toEqual([scene.chair.id]);
  });

  test.each(["createStandard", "createCustom"] as const)(
    "are ordered with a stand, too: %s",
    async (door) => {
      const area = { status: "APPROVED" as const, spaceM2: 100 };
      const { id: submissionId } = await makeSubmission(scene.portal, area, [scene.partner]);
      const more = { extraServices, submissionId };
      const { id } = await orders[door](
        door === "createStandard" ? scene.standard(more) : scene.custom(more),
      );
      const { unpricedLines, lines } = await orders.get({ id });
      expect(unpricedLines).toBe(2);
      expect(lines.filter(({ kind }) => kind === "custom").map(({ lineId }) => lineId)).toEqual([
        "foodBeverage",
        "furniture",
      ]);
    },
  );

  test("are taken from the draft when they do not travel", async () => {
    const draft = { submissionId: scene.submission.id, orderType: "CUSTOM_SERVICES" as const, extraServices };
    const { id: draftId } = await orders.saveDraft({ draft });
    const { id } = await orders.createCustomServices(scene.services({ draftId, orderServices: [] }));
    expect(await linesOf(id)).toEqual([
      ["foodBeverage", 0, false],
      ["furniture", 0, false],
    ]);
  });

  test("keep the price and discount of a group that an edit leaves as it is", async () => {
    const at = await sendPriced();
    const { total } = await edit(at, { extraServices, notes: "Outra nota" });
    expect(total).toBe(812);
    expect((await linesOf(at.id)).slice(0, 2)).toEqual([
      ["foodBeverage", 0, false],
      ["furniture", 450, true],
    ]);
    expect(await orders.get({ id: at.id })).toMatchObject({ unpricedLines: 1, total: 812 });
  });

  test("wait for a price again where an answer changed, and go with their group", async () => {
    const at = await sendPriced();
    const changed = { furniture: { ...furniture, executionObservations: "Três sofás" } };
    const { total } = await edit(at, { extraServices: changed });
    expect(total).toBe(362);
    expect((await linesOf(at.id))[0]).toEqual(["furniture", 0, false]);
    const { version, history } = await orders.get({ id: at.id });
    const { changes } = history.find(({ action }) => action === "update") ?? {};
    expect(changes?.["extraServices"]).toEqual({ old: { foodBeverage, furniture }, new: changed });
    await edit({ ...at, version }, { extraServices: {} });
    expect(await linesOf(at.id)).toEqual([[scene.chair.id, 362, true]]);
  });

  test("and all that the team added stay out of an exhibitor's edit, and count", async () => {
    const { id, version } = await orders.createCustomServices(scene.services());
    await scene.portal.db.write((tx) =>
      tx.insert(orderLines).values({
        orderId: id,
        lineId: "team-1",
        position: 9,
        kind: "custom",
        itemId: "team-1",
        titlePt: "Rampa",
        titleEn: "Ramp",
        unitPriceCents: 100_00,
        quantity: 2,
        periodOfUse: 1,
        totalCents: 200_00,
        isCustomService: true,
        isTeamLine: true,
      }),
    );
    const { draft } = await orders.get({ id });
    expect(draft?.lines.map(({ itemId }) => itemId)).toEqual([scene.chair.id]);
    const { total } = await edit({ id, version }, { orderServices: [{ itemId: scene.screen.id }] });
    expect(total).toBe(345);
    expect(await linesOf(id)).toEqual([
      [scene.screen.id, 145, true],
      ["team-1", 200, true],
    ]);
    const named = { orderServices: [{ itemId: scene.screen.id, lineId: "team-1" }], notes: "" };
    expect((await edit({ id, version: version + 1 }, named)).total).toBe(345);
    expect((await linesOf(id)).map(([lineId]) => lineId)).toEqual(["team-1-2", "team-1"]);
    const forged = { orderServices: [{ itemId: "team-1", lineId: "team-1", quantity: 1 }] };
    expect(await outcome(edit({ id, version: version + 2 }, forged))).toBe("itemNotOffered");
  });
});
