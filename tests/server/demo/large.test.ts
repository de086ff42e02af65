import { describe, expect, test } from "bun:test";
import { and, count, eq, getTableColumns, isNull } from "drizzle-orm";
import { orderLines, orders, outbox, submissions, users } from "#db/schema/index.ts";
import { add } from "#domain/money.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import { SUBMISSION_STATUSES } from "#domain/submissions/status.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { LARGE_ADMIN } from "#server/demo/large/accounts.ts";
import { fillLarge, FolderNotEmpty } from "#server/demo/large/fill.ts";
import { LARGE_LINES } from "#server/demo/large/plan.ts";
import { DEMO_PASSWORD } from "#server/demo/stage.ts";
import { openTestPortal } from "../../portal.ts";

const AMOUNTS = { submissions: 20, orders: 40 };
const season = await openTestPortal();
const { portal, as } = season;
const { exhibitors } = await fillLarge(portal, AMOUNTS);
const { read } = portal.db;
const admin = await accountOf(LARGE_ADMIN);
const partner = exhibitors[0]?.partners[0] ?? admin;

async function accountOf(email: string): Promise<SignedInUser> {
  const [row] = await read.select().from(users).where(eq(users.email, email));
  if (!row) throw new Error("there is no such account");
  return { ...row, kind: "user" };
}

describe("a large season", () => {
  test("has as many submissions and orders as were asked for, and four lines an order", async () => {
    const [row] = await read
      .select({ orders: count(), submissions: read.$count(submissions), lines: read.$count(orderLines) })
      .from(orders);
    expect(row).toEqual({ ...AMOUNTS, lines: 160 });
    expect((await as(partner).catalogue.list()).total).toBe(500);
  });

  test("knows every status", async () => {
    const ofOrders = await read.selectDistinct({ status: orders.status }).from(orders);
    const ofSubmissions = await read.selectDistinct({ status: submissions.status }).from(submissions);
    expect(ofOrders.map(({ status }) => status).toSorted()).toEqual(ORDER_STATUSES.toSorted());
    expect(ofSubmissions.map(({ status }) => status).toSorted()).toEqual(SUBMISSION_STATUSES.toSorted());
  });

  test("costs in every order what its stand and its lines cost", async () => {
    const lines = await read.select().from(orderLines);
    for (const order of await read.select().from(orders)) {
      const own = lines.filter(({ orderId }) => orderId === order.id);
      const beside = own.filter(({ kind }) => kind !== "package");
      const stand = order.spaceCents + order.structureCents;
      expect(order.totalCents).toBe(
        add(stand, ...beside.map((line) => line.totalCents - line.discountCents)),
      );
      expect(order.itemCount).toBe(beside.length);
      const hasStand = order.status !== "DRAFT" && order.type === "STANDARD";
      expect(own.length - beside.length).toBe(hasStand ? 1 : 0);
      for (const line of own) {
        expect(line.totalCents).toBe(line.unitPriceCents * line.quantity * line.periodOfUse);
      }
    }
  });

  test("points at nothing that is not there", async () => {
    expect((await portal.db.client.execute("PRAGMA foreign_key_check")).rows).toEqual([]);
    const proofs = await read
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.status, "PAID"), isNull(orders.paymentConfirmationId)));
    expect(proofs).toEqual([]);
  });

  test("lists its sent orders, and finds each by its number and by its company", async () => {
    const listed = await as(admin).orders.list({ limit: 100 });
    expect(listed.total).toBe(38);
    for (const { id, reference, company } of listed.items) {
      const found = await as(admin).orders.list({ search: reference ?? "none" });
      expect(found.items.map((item) => item.id)).toEqual([id]);
      const ofCompany = await as(admin).orders.list({ search: company.toUpperCase(), limit: 100 });
      expect(ofCompany.items.map((item) => item.id)).toContain(id);
    }
  });

  test("finds every submission by its number", async () => {
    const filters = { statuses: [...SUBMISSION_STATUSES] };
    const listed = await as(admin).submissions.list({ limit: 100, filters });
    expect(listed.total).toBe(AMOUNTS.submissions);
    for (const { id, reference } of listed.items) {
      const found = await as(admin).submissions.list({ search: reference, filters });
      expect(found.items.map((item) => item.id)).toEqual([id]);
    }
  });

  test("opens every sent order with the history of its moves, some of fifty lines", async () => {
    const { items } = await as(admin).orders.list({ limit: 100 });
    const opened = await Promise.all(items.map(({ id }) => as(admin).orders.get({ id })));
    for (const order of opened) {
      expect(order.history[0]?.to).toBe(order.status);
      expect(order.history).toHaveLength(order.version);
      expect(order.requests).toHaveLength(1);
    }
    expect(opened.map(({ lines }) => lines.length)).toContain(LARGE_LINES);
  });

  test("has marks of several readers, and services that the team prices by hand, with and without a price", async () => {
    const { items } = await as(admin).evaluations.list({ limit: 100 });
    expect(new Set(items.map(({ reader }) => reader)).size).toBeGreaterThan(3);
    const { counts } = await as(admin).customServices.list({ limit: 100 });
    expect(counts.states.priced).toBeGreaterThan(0);
    expect(counts.states.toPrice).toBeGreaterThan(0);
  });

  test("signs its people in with the one password", async () => {
    for (const email of [LARGE_ADMIN, partner.email]) {
      const body = JSON.stringify({ email, password: DEMO_PASSWORD });
      expect((await season.fetch("/api/auth/login", { method: "POST", body })).status).toBe(200);
    }
  });

  test("leaves no mail to be delivered", async () => {
    const rows = await read.selectDistinct({ status: outbox.status }).from(outbox);
    const due = rows.filter(({ status }) => !["draft", "sent", "kept", "dead"].includes(status));
    expect(rows).not.toEqual([]);
    expect(due).toEqual([]);
  });

  test("is the same each time", async () => {
    const [one, two] = [await openTestPortal(), await openTestPortal()];
    for (const { portal: each } of [one, two]) await fillLarge(each, AMOUNTS);
    const { passwordHash: _, ...known } = getTableColumns(users);
    for (const table of [orders, orderLines, submissions]) {
      const rows = await one.portal.db.read.select().from(table).orderBy(table.id);
      expect(rows).toEqual(await two.portal.db.read.select().from(table).orderBy(table.id));
    }
    const people = await one.portal.db.read.select(known).from(users).orderBy(users.id);
    expect(people).toEqual(await two.portal.db.read.select(known).from(users).orderBy(users.id));
  });

  test("is not poured over what is there", () => {
    expect(fillLarge(portal, AMOUNTS)).rejects.toThrow(FolderNotEmpty);
  });

  test("takes the next order under the next number", async () => {
    const { submission } = exhibitors[0] ?? {};
    const sent = await as(admin).orders.createStandard({
      submissionId: submission?.id ?? "",
      orderServices: [{ itemId: "GOLD" }],
      secondStand: { note: "Dois estandes" },
    });
    expect(sent.reference).toBe("ORD-2025-00039");
  });
});
