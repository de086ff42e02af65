import { insertRows } from "#db/insert-rows.ts";
import { orderLines } from "#db/schema/index.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { makeItem, makeSubmission } from "../../factories.ts";
import { handIn } from "../orders/hand-in.ts";
import { openScene, type Scene } from "../orders/scene.ts";

/** A day of the season, in the middle of it in Belém. */
const on = (day: string) => new Date(`${day}T15:00:00Z`);

/** A season with some of everything that reports count: kinds, packages, categories, months, and what they leave out. */
export async function openSeason() {
  const scene = await openScene();
  const { portal } = scene;
  const many = [
    { status: "PENDING", country: "BR", spaceM2: 50, createdAt: on("2025-05-03") },
    {
      status: "REVIEWING",
      country: "DE",
      spaceM2: 120,
      institutionType: "private",
      createdAt: on("2025-07-31"),
    },
    { status: "REJECTED", country: "DE", spaceM2: 201, standType: "other", createdAt: on("2025-09-02") },
    // Two in the morning of August is still July in Belém.
    { status: "APPROVED", country: "PT", spaceM2: 160, createdAt: new Date("2025-08-01T02:00:00Z") },
    { status: "HIDDEN", country: "BR", createdAt: on("2025-08-10") },
    { status: "DUPLICATE", country: "FR", createdAt: on("2025-08-11") },
    // A stored country of long ago.
    { status: "PENDING", country: "YU", createdAt: on("2025-09-03") },
  ] as const;
  for (const one of many) await makeSubmission(portal, one);
  const lamp = await makeItem(portal, { category: "furniture", unitPriceCents: 33_33 });
  const odd = await makeItem(portal, { category: "Plantas", unitPriceCents: 12_00 });
  await sendAll(scene, [lamp.id, odd.id]);
  await scene.as(scene.partner).orders.saveDraft({ draft: { submissionId: scene.submission.id } });
  return scene;
}

async function sendAll(scene: Scene, items: readonly string[]): Promise<void> {
  const { partner, submission, chair } = scene;
  const exhibitor = scene.as(partner);
  const goods = [chair.id, ...items].map((itemId) => ({ itemId, quantity: 3, periodOfUse: 2 }));
  const put = (id: string, status: OrderStatus, day: string, more = {}) =>
    scene.put(id, { status, sentAt: on(day), ...more });
  const silver = { orderServices: [{ itemId: "SILVER" }, ...goods] };
  await put((await scene.send()).id, "PAID", "2025-08-05");
  await put((await scene.send(partner, silver)).id, "PAID", "2025-09-05");
  await put((await scene.send(partner, silver)).id, "APPROVED", "2025-09-06");
  await handIn(scene, (await put((await scene.send()).id, "CONFIRM_PAYMENT", "2025-09-30")).id);
  const part = await put((await scene.send()).id, "CONFIRM_PAYMENT", "2025-09-29");
  await handIn(scene, part.id, { status: "accepted", amountCents: 1_000_01 });
  const settled = { settledCents: 40_03, settledAs: "bankCharges" } as const;
  const paid = await put((await scene.send(partner, silver)).id, "PAID", "2025-09-28", settled);
  await handIn(scene, paid.id, { status: "accepted", amountCents: paid.totalCents - settled.settledCents });
  const tooMuch = await put((await scene.send()).id, "PAID", "2025-09-27");
  await handIn(scene, tooMuch.id, { status: "accepted", amountCents: tooMuch.totalCents + 944_00 });
  await put((await scene.send()).id, "REJECTED", "2025-09-07");
  const ended = await put((await scene.send()).id, "CANCELLED", "2025-09-08");
  await handIn(scene, ended.id, { status: "accepted", amountCents: 300_02 });
  await put((await scene.send()).id, "REVIEWING", "2025-09-09");
  const asked = scene.services({
    orderServices: goods,
    extraServices: { furniture: { required: true, executionObservations: "Dois sofás" } },
  });
  await put((await exhibitor.orders.createCustomServices(asked)).id, "REVIEWING", "2025-09-11");
  for (const status of ["PAID", "APPROVED"] as const) {
    await put((await exhibitor.orders.createSimple(scene.proposal())).id, status, "2025-09-10");
    const services = await exhibitor.orders.createCustomServices(scene.services({ orderServices: goods }));
    await put(services.id, status, "2025-10-01");
    await priceByHand(scene, services.id);
  }
  await put(
    (await exhibitor.orders.createSimple({ ...scene.proposal(), submissionId: submission.id })).id,
    "PENDING",
    "2025-10-02",
  );
}

/** A custom line that the team has priced: 90 dollars less a third. */
async function priceByHand(scene: Scene, orderId: string): Promise<void> {
  const row = await scene.readOrder(orderId);
  await scene.portal.db.write((tx) =>
    insertRows(tx, orderLines, [
      {
        orderId,
        position: 90,
        kind: "custom" as const,
        itemId: "furniture",
        titlePt: "Balcão",
        titleEn: "Counter",
        category: "default",
        unitPriceCents: 90_00,
        quantity: 1,
        periodOfUse: 1,
        totalCents: 90_00,
        discountCents: 30_00,
        isCustomService: true,
      },
    ]),
  );
  await scene.put(orderId, { extraCents: row.extraCents + 60_00, totalCents: row.totalCents + 60_00 });
}
