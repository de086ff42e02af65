import { describe, expect, test } from "bun:test";
import { newId } from "#db/columns.ts";
import { contracts, outbox } from "#db/schema/index.ts";
import { changeSettings, makeSubmission } from "../../factories.ts";
import { handIn } from "../orders/hand-in.ts";
import { openScene } from "../orders/scene.ts";
import { DAY_MS } from "#domain/wall-time.ts";

const scene = await openScene();
const { portal, manager, partner } = scene;
const team = scene.as(manager);

await changeSettings(portal, (data) => ({ ...data, standAreaM2: 1_000 }));
const statuses = [
  "PENDING",
  "REVIEWING",
  "APPROVED",
  "APPROVED",
  "CONFIRM_PAYMENT",
  "PAID",
  "CANCELLED",
] as const;
const sent = [];
for (const status of statuses) {
  const order = await scene.put((await scene.send()).id, { status });
  if (status === "CONFIRM_PAYMENT") await handIn(scene, order.id);
  sent.push(order);
}
const [pending, , approved, printed] = sent;
await scene.put(pending?.id ?? "", {
  unpricedLines: 1,
  sentAt: new Date(portal.clock().getTime() - 9 * DAY_MS),
});
await scene.put(sent[6]?.id ?? "", { unpricedLines: 1 });
await scene.as(partner).requests.ask({ orderId: approved?.id ?? "", message: "Mais uma tomada" });
const fileId = await scene.upload(manager);
await portal.db.write((tx) =>
  tx.insert(contracts).values({
    orderId: printed?.id ?? "",
    version: 1,
    orderVersion: 1,
    locale: "pt",
    data: {} as never, // No figure reads it.
    fileId,
    outdatedAt: portal.clock(),
    createdBy: manager.id,
    createdAt: portal.clock(),
  }),
);
const decided = await makeSubmission(portal, { status: "REJECTED", country: "PT" });
await makeSubmission(portal, {
  status: "PENDING",
  createdAt: new Date(portal.clock().getTime() - 20 * DAY_MS),
});
await portal.db.write(async (tx) => {
  for (const template of ["decisionRejected", "decisionApproved"] as const) {
    await tx.insert(outbox).values({
      messageId: newId(),
      template,
      locale: "pt",
      toEmail: "ana@example.org",
      params: {},
      status: "draft",
      nextAttemptAt: portal.clock(),
      recordKind: "submission",
      recordId: decided.id,
      createdAt: portal.clock(),
    });
  }
});

const overview = await team.dashboard.overview();

describe("the dashboard", () => {
  test("says what waits, and since when the oldest does", () => {
    const told = overview.queue.map(({ name, count, since }) => [name, count, since]);
    const ago = (days: number) => new Date(portal.clock().getTime() - days * DAY_MS).toISOString();
    expect(told).toEqual([
      ["toReview", 1, ago(20)],
      ["inReview", 0, null],
      // Of two approved ones no letter was ever written.
      ["letters", 3, ago(0)],
      // Pending or under review.
      ["orders", 2, ago(9)],
      ["prices", 1, ago(9)],
      ["wishes", 1, ago(0)],
      ["refusals", 0, null],
      ["payments", 1, ago(0)],
      // Outdated, or paid and without one.
      ["credits", 0, null],
      ["signedCopies", 0, null],
      ["contracts", 2, ago(0)],
    ]);
  });

  test("names the record that waits the longest of each", async () => {
    const oldest = (asked: string) => overview.queue.find(({ name }) => name === asked)?.oldest;
    const { reference } = await scene.readOrder(pending?.id ?? "");
    expect(oldest("orders")).toMatchObject({ id: pending?.id, reference });
    expect(oldest("prices")).toMatchObject({ id: pending?.id });
    expect(oldest("wishes")).toMatchObject({ id: approved?.id });
    expect(oldest("refusals")).toBeNull();
    expect(oldest("toReview")?.institution).not.toBe("");
  });

  test("counts in its queue exactly the rows of the list behind it", async () => {
    for (const { list, filters, count } of overview.queue) {
      const { statuses, waits } = filters;
      const asked = { filters: { statuses: statuses && [statuses], waits: waits && [waits] } };
      const page =
        list === "orders"
          ? await team.orders.list(asked as never)
          : await team.submissions.list(asked as never);
      expect({ list, filters, total: page.total }).toEqual({ list, filters, total: count });
    }
  });

  test("shows all seven statuses of both with the count of their lists, and their money", async () => {
    expect(overview.orders.map(({ status, count }) => [status, count])).toEqual([
      ["PENDING", 1],
      ["REVIEWING", 1],
      ["APPROVED", 2],
      ["CONFIRM_PAYMENT", 1],
      ["REJECTED", 0],
      ["CANCELLED", 1],
      ["PAID", 1],
    ]);
    for (const { status, count, total, space, structure, extra } of overview.orders) {
      const page = await team.orders.list({ filters: { statuses: [status] } });
      expect(page.total).toBe(count);
      expect(page.items.reduce((sum, order) => sum + order.total, 0)).toBeCloseTo(total, 2);
      expect(space + structure + extra).toBeCloseTo(total, 2);
    }
    expect(overview.submissions).toHaveLength(7);
    for (const { status, count } of overview.submissions) {
      expect((await team.submissions.list({ filters: { statuses: [status] } })).total).toBe(count);
    }
  });

  test("counts the submissions of each week, Monday to Sunday in Belém, up to the deadline", async () => {
    const { weeks } = overview;
    expect(weeks.at(-1)).toMatchObject({ from: "2025-09-08", to: "2025-09-14" });
    expect(weeks.every((week, at) => at === 0 || week.from > (weeks[at - 1]?.to ?? ""))).toBe(true);
    const every = [
      "PENDING",
      "REVIEWING",
      "APPROVED",
      "REJECTED",
      "SIGNED_CONTRACT",
      "HIDDEN",
      "DUPLICATE",
    ] as const;
    for (const { from, to, count } of weeks) {
      expect(
        (
          await team.submissions.list({
            filters: { statuses: [...every], receivedFrom: from, receivedTo: to },
          })
        ).total,
      ).toBe(count);
    }
    expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  test("adds up the m2 of live stands beside what is on offer, which ADMIN may leave open", async () => {
    expect(overview.area).toEqual({
      offered: 1_000,
      taken: [
        { status: "PENDING", m2: 100 },
        { status: "REVIEWING", m2: 100 },
        { status: "APPROVED", m2: 200 },
        { status: "CONFIRM_PAYMENT", m2: 100 },
        { status: "PAID", m2: 100 },
      ],
    });
    await changeSettings(portal, (data) => ({ ...data, standAreaM2: null }));
    expect((await team.dashboard.overview()).area.offered).toBeNull();
  });
});

test("others are heard between its figures (P23)", async () => {
  await changeSettings(portal, (data) => ({ ...data, standAreaM2: 500 }));
  let turns = 0;
  let isAsking = true;
  const count = () => {
    turns += 1;
    if (isAsking) setImmediate(count);
  };
  setImmediate(count);
  await team.dashboard.overview();
  isAsking = false;
  expect(turns).toBeGreaterThanOrEqual(10);
});
