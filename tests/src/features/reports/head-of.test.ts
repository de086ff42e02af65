import { expect, test } from "bun:test";
import { readAddress } from "#domain/lists/address.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { submissionList } from "#domain/submissions/list.ts";
import { headOf, listsBehind } from "#src/features/reports/head-of.ts";
import { openSeason } from "../../../server/reports/season.ts";

const scene = await openSeason();
const team = scene.as(scene.manager);

test.each([{}, { from: "2025-07-04", to: "2025-09-30" }])(
  "the head of the reports says what the lists behind its figures say: %o",
  async (period) => {
    const tables = await team.reports.read(period);
    const head = headOf(tables);
    const lists = listsBehind(period, tables);
    const submissions = async (of: "received" | "approved") => {
      const { cursor: _, ...asked } = readAddress(submissionList, lists[of].address);
      const { items, total } = await team.submissions.list({ ...asked, limit: 100 });
      return { total, area: items.reduce((sum, { spaceM2 }) => sum + spaceM2, 0) };
    };
    const orders = async (of: "expected" | "waiting") => {
      const { cursor: _, ...asked } = readAddress(orderList, lists[of]?.address ?? {});
      const { items } = await team.orders.list({ ...asked, limit: 100 });
      return { count: items.length, sum: items.reduce((sum, { total }) => sum + total, 0) };
    };
    const approved = await submissions("approved");
    const waiting = await orders("waiting");
    expect(head).toMatchObject({
      received: (await submissions("received")).total,
      approved: approved.total,
      area: approved.area,
      waiting: waiting.sum,
      waitingOrders: waiting.count,
      awaitedOrders: (await orders("expected")).count,
    });
    expect(head.waitingOrders).toBeGreaterThan(0);
    expect(head.area).toBeGreaterThan(0);
  },
);
