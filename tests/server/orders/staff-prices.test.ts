import { describe, expect, test } from "bun:test";
import { makeSubmission } from "../../factories.ts";
import { openItems } from "./items-scene.ts";
import { outcome } from "./scene.ts";

const scene = await openItems();
const { as, read, linesOf, open, changeOf, partner, manager } = scene;

/** A custom stand of 100 m2 at 300 with ten chairs for two days, 362, and furniture that was asked for. */
async function openCustom() {
  const { id: submissionId } = await makeSubmission(scene.portal, { status: "APPROVED", spaceM2: 100 }, [
    partner,
  ]);
  const furniture = { required: true, executionObservations: "Dois sofás" };
  const order = scene.custom({ submissionId, extraServices: { furniture } });
  const { id } = await as(partner).orders.createCustom(order);
  const sent = await read(id);
  const lines = linesOf(sent);
  const priced = lines.map((line) => (line.lineId === "furniture" ? { ...line, unitPrice: 500 } : line));
  return { id, sent, lines, priced };
}

describe("what waits for the team's price (SVC-02)", () => {
  test("is priced by an edit, which the exhibitor reads line by line, and then the order can be approved", async () => {
    const { id, sent, priced } = await openCustom();
    expect(sent).toMatchObject({ total: 30_362, unpricedLines: 1, isStructurePriced: false });
    const edit = { lines: priced, structureAmount: 9_000 };
    const { change, mail } = await as(manager).orders.previewItems({ id, version: sent.version, ...edit });
    expect([change.before.total, change.after.total]).toEqual([30_362, 39_862]);
    expect(mail.text).toContain("Estrutura: de a orçar para US$\u00A09.000,00");
    expect(mail.text).toContain("de a orçar (1 × 1 dia) para US$\u00A0500,00 (1 × 1 dia)");
    await as(manager).orders.editItems({ id, version: sent.version, ...edit });
    expect(await read(id)).toMatchObject({
      total: 39_862,
      spaceAmount: 30_000,
      structureAmount: 9_000,
      extraAmount: 862,
      unpricedLines: 0,
      isStructurePriced: true,
      openChange: true,
    });
    const [request] = await changeOf(id);
    if (!request?.contentVersion) throw new Error("nothing was asked");
    const { id: asked, version: seen, contentVersion } = request;
    await as(partner).requests.approve({ id: asked, version: seen, contentVersion });
    const { version } = await read(id);
    expect(await outcome(as(manager).orders.setStatus({ id, version, status: "APPROVED" }))).toBe("ok");
  });

  test("stays as it is where the edit leaves it out, 0 is a price, and none opens it again", async () => {
    const { id, sent, lines } = await openCustom();
    const free = await as(manager).orders.editItems({ id, version: sent.version, lines, structureAmount: 0 });
    expect(await read(id)).toMatchObject({ isStructurePriced: true, structureAmount: 0, total: 30_362 });
    const fewer = lines.map((line) => ({ ...line, quantity: 1 }));
    const left = await as(manager).orders.editItems({ id, version: free.version, lines: fewer });
    expect(await read(id)).toMatchObject({ isStructurePriced: true, unpricedLines: 1 });
    const none = { lines: fewer, structureAmount: null };
    await as(manager).orders.editItems({ id, version: left.version, ...none });
    expect((await read(id)).isStructurePriced).toBe(false);
  });
});

test.each(["PENDING", "REVIEWING", "APPROVED"] as const)(
  'an edit of a %s order opens "Order changed", which waits for the exhibitor',
  async (status) => {
    const { id, stand, screens } = await open();
    const { version } = await scene.put(id, { status });
    const lines = [{ ...stand, discountPercentage: 12.5 }, screens];
    const { total } = await as(manager).orders.editItems({ id, version, lines });
    // 15,050 - 12.5 % = 13,168.75; two screens for twelve days 3,480
    expect(total).toBe(16_648.75);
    const [request, ...more] = await changeOf(id);
    expect(more).toEqual([]);
    expect([request?.status, request?.waitsFor, request?.title_pt, request?.title_en]).toEqual([
      "PENDING",
      "partner",
      "Pedido alterado",
      "Order changed",
    ]);
    expect((await read(id)).status).toBe(status);
  },
);
