import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { orderLines } from "#db/schema/index.ts";
import { IN_WINDOW } from "../../portal.ts";
import { openScene } from "./scene.ts";

const scene = await openScene();
const { partner, manager } = scene;

/** What the team grants on one line of an order, written straight into it: 12.5 percent off 3,480 dollars. */
async function grantDiscount(orderId: string): Promise<void> {
  await scene.portal.db.write((tx) =>
    tx
      .update(orderLines)
      .set({ discountPercent: 12.5, discountCents: 435_00 })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.itemId, scene.screen.id))),
  );
}

describe("orders.get", () => {
  test.each([
    ["the partner", partner],
    ["staff", manager],
  ])("shows %s a line with its discount, before and after it (DATA-04)", async (_, reader) => {
    const { id } = await scene.send();
    await grantDiscount(id);
    const { lines } = await scene.as(reader).orders.get({ id });
    expect(lines.find(({ itemId }) => itemId === scene.screen.id)).toMatchObject({
      title: "Screen",
      unitMetric: "unit",
      unitPrice: 145,
      quantity: 2,
      periodOfUse: 12,
      totalPrice: 3_480,
      discountPercentage: 12.5,
      discountAmount: 435,
      netTotal: 3_045,
      notes: "",
    });
    expect(lines.find(({ itemId }) => itemId === scene.chair.id)).toMatchObject({
      discountPercentage: 0,
      discountAmount: 0,
      totalPrice: 181,
      netTotal: 181,
      notes: "Na entrada",
    });
  });
});

describe("the last-updated date of an order (DATA-06)", () => {
  type Order = { id: string; version: number };
  const own = () => scene.as(partner).orders;

  const CHANGES: [string, (order: Order) => Promise<unknown>][] = [
    ["a move", ({ id, version }) => scene.as(manager).orders.setStatus({ id, version, status: "REVIEWING" })],
    [
      "an edit",
      ({ id, version }) =>
        own().update({
          id,
          version,
          order: { ...scene.standard({ notes: "Outra" }), orderType: "STANDARD" },
        }),
    ],
    ["a cancellation", ({ id, version }) => own().cancel({ id, version, confirmed: true })],
    ["a file", async ({ id }) => own().addFile({ id, fileId: await scene.upload(partner, "supporting") })],
    [
      "a payment confirmation",
      async ({ id }) => {
        const { version } = await scene.put(id, { status: "APPROVED" });
        return own().confirmPayment({ id, version, fileId: await scene.upload(partner) });
      },
    ],
  ];

  test.each(CHANGES)("is that of %s; the creation date stays", async (_, change) => {
    scene.setNow(IN_WINDOW);
    const order = await scene.send();
    const sent = await own().get({ id: order.id });
    expect([sent.createdAt, sent.updatedAt]).toEqual(Array(2).fill("2025-08-01T12:00:00.000Z"));
    scene.setNow(new Date("2025-08-03T09:30:00Z"));
    await change(order);
    const changed = await own().get({ id: order.id });
    expect([changed.createdAt, changed.updatedAt]).toEqual([
      "2025-08-01T12:00:00.000Z",
      "2025-08-03T09:30:00.000Z",
    ]);
    scene.setNow(IN_WINDOW);
  });

  test("is that of a file taken away, too", async () => {
    const { id } = await scene.send();
    const fileId = await scene.upload(partner, "supporting");
    await own().addFile({ id, fileId });
    scene.setNow(new Date("2025-08-03T09:30:00Z"));
    await own().removeFile({ id, fileId });
    expect((await own().get({ id })).updatedAt).toBe("2025-08-03T09:30:00.000Z");
    scene.setNow(IN_WINDOW);
  });
});
