import { expect, test } from "bun:test";
import { makeSubmission } from "../../factories.ts";
import { openScene } from "../orders/scene.ts";
import { handIn } from "../orders/hand-in.ts";

const scene = await openScene();

test("counts the four statuses, adds up PAID orders only, and says what waits; drafts count nowhere (ADM-01, ADM-02)", async () => {
  const { stats } = scene.as(scene.manager).dashboard;
  const nothing = {
    orders: { pending: 0, approved: 0, rejected: 0, paid: 0 },
    waiting: { submissions: 0, orders: 0, payments: 0, wishes: 0, oldestWish: null, customServices: 0 },
  };
  expect(await stats()).toEqual({
    ...nothing,
    revenue: { space: 0, structure: 0, extra: 0, credit: 0, total: 0 },
  });

  const statuses = [
    "PENDING",
    "PENDING",
    "APPROVED",
    "REJECTED",
    "PAID",
    "PAID",
    "CONFIRM_PAYMENT",
    "CANCELLED",
  ] as const;
  for (const status of statuses) {
    const { id } = await scene.put((await scene.send()).id, { status });
    if (status === "CONFIRM_PAYMENT") await handIn(scene, id);
  }
  await scene.as(scene.partner).orders.saveDraft({ draft: { submissionId: scene.submission.id } });
  await makeSubmission(scene.portal, { status: "PENDING" });
  await makeSubmission(scene.portal, { status: "REVIEWING" });
  expect(await stats()).toEqual({
    orders: { pending: 2, approved: 1, rejected: 1, paid: 2 },
    revenue: { space: 20_000, structure: 10_100, extra: 7_322, credit: 0, total: 37_422 },
    // Pending ones, the payment to check, and the paid ones that have no contract yet.
    waiting: { submissions: 1, orders: 5, payments: 1, wishes: 0, oldestWish: null, customServices: 0 },
  });
});

test("counts the wishes of exhibitors that wait for the team, once beside what else an order waits for", async () => {
  const wishing = await openScene();
  const team = wishing.as(wishing.manager);
  const [first, second, third] = [await wishing.send(), await wishing.send(), await wishing.send()];
  const waiting = async () => (await team.dashboard.stats()).waiting;
  const before = await waiting();
  for (const { id } of [second, first, first, third]) {
    await wishing.put(id, { status: "APPROVED" });
    wishing.setNow(new Date(wishing.portal.clock().getTime() + 1_000));
    await wishing.as(wishing.partner).requests.ask({ orderId: id, message: "Mais uma tomada" });
  }
  await wishing.put(third.id, { status: "CANCELLED" });
  expect(await waiting()).toEqual({ ...before, orders: before.orders - 1, wishes: 3, oldestWish: second.id });
  const listed = await team.orders.list({});
  const marked = listed.items.filter(({ turn }) => turn === "wish").map(({ id }) => id);
  expect(marked.toSorted()).toEqual([first.id, second.id].toSorted());
  await wishing.put(first.id, { status: "CONFIRM_PAYMENT" });
  expect(await waiting()).toMatchObject({ orders: before.orders - 1, wishes: 3 });
});
