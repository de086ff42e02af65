import { expect, test } from "bun:test";
import { max } from "drizzle-orm";
import { history, orders } from "#db/schema/index.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import { OFFERED_ORDER_TYPES } from "#domain/orders/type.ts";
import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { fillDemo, readyDemo } from "#server/demo/fill.ts";
import { openTestPortal } from "../../portal.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const { portal, as } = await openTestPortal({ now: NOW });
await ensureFirstAdmin(portal, () => undefined);
await fillDemo(portal, { everyKind: true });
const { staff, partners } = await readyDemo(portal);
const { read } = portal.db;

test("the demonstration shows every kind of order in every status, none of it later than now", async () => {
  const ordered = await read.select({ type: orders.type, status: orders.status }).from(orders);
  const seen = new Set(ordered.map(({ type, status }) => `${type} ${status}`));
  const all = OFFERED_ORDER_TYPES.flatMap((type) => ORDER_STATUSES.map((status) => `${type} ${status}`));
  expect(all.filter((one) => !seen.has(one))).toEqual([]);
  const [last] = await read.select({ at: max(history.at) }).from(history);
  expect(last?.at?.getTime()).toBeLessThanOrEqual(NOW.getTime());
});

test("it names every exhibitor that can sign in", () => {
  expect(partners.map(({ email }) => email)).toContain("wanjiru.otieno@example.org");
  expect(partners).toHaveLength(12);
});

test("it leaves the desk somebody to register, and no custom stand approved without its prices", async () => {
  const [admin] = staff;
  if (!admin) throw new Error("there is no administrator");
  const waiting = await as(admin).submissions.list({ filters: { waits: ["account"] } });
  expect(waiting.total).toBeGreaterThan(0);
  const { items } = await as(admin).orders.list({
    filters: { kinds: ["CUSTOM"], statuses: ["APPROVED", "PAID"] },
  });
  const opened = await Promise.all(items.map(({ id }) => as(admin).orders.get({ id })));
  expect(opened.length).toBe(2);
  for (const order of opened) {
    expect(order.structureAmount).toBeGreaterThan(0);
    expect(order.unpricedLines).toBe(0);
  }
});
