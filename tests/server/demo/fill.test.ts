import { describe, expect, test } from "bun:test";
import { eq, max } from "drizzle-orm";
import { contracts, files, history, orders, submissions } from "#db/schema/index.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";
import { SUBMISSION_STATUSES } from "#domain/submissions/status.ts";
import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { fillDemo, readyDemo } from "#server/demo/fill.ts";
import { seasonAt } from "#server/demo/season.ts";
import { openTestPortal, VISITOR } from "../../portal.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const { portal, as } = await openTestPortal({ now: NOW, isUnopened: true });
await ensureFirstAdmin(portal, () => undefined);
await fillDemo(portal);
const { staff, partners } = await readyDemo(portal);
const { read } = portal.db;

describe("the season of the demonstration", () => {
  test("is on: the window is open, the conference lies ahead, and the name says its year", async () => {
    const event = await as(VISITOR).event.get();
    expect(event.eoi.isOpen).toBe(true);
    expect(event.eoi.closes).toBe("2026-12-20T23:59:59-03:00");
    expect(event.conference).toEqual({ from: "2027-02-17", to: "2027-02-28" });
    expect(event.name).toEqual({ pt: "Conferência do Clima 2027", en: "Climate Conference 2027" });
  });

  test("moves every date by the same number of days, in any year", () => {
    const { event } = seasonAt(new Date("2028-02-29T01:00:00Z"));
    expect(event.eoi).toEqual({ opens: "2028-01-19T00:00:00-03:00", closes: "2028-03-26T23:59:59-03:00" });
    expect(event.summit).toEqual({ from: "2028-05-20", to: "2028-05-21" });
    expect(event.conference).toEqual({ from: "2028-05-24", to: "2028-06-04" });
  });

  test("has sixty submissions and orders in every status, none of it later than now", async () => {
    const applied = await read.select().from(submissions);
    expect(applied).toHaveLength(60);
    expect(new Set(applied.map(({ status }) => status))).toEqual(new Set(SUBMISSION_STATUSES));
    expect(applied.every(({ reference }) => reference.startsWith("EOI-2027-"))).toBe(true);
    const ordered = await read.select().from(orders);
    expect(new Set(ordered.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    const [last] = await read.select({ at: max(history.at) }).from(history);
    expect(last?.at?.getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  test("leaves an exhibitor a day to pay that is still to come", async () => {
    expect([staff.length, partners.length]).toEqual([3, 7]);
    const steps = await Promise.all(partners.map((partner) => as(partner).orders.steps()));
    const days = steps.flat().flatMap(({ duties }) => duties.flatMap(({ dueOn }) => (dueOn ? [dueOn] : [])));
    expect(days.length).toBeGreaterThan(0);
    expect(days.every((day) => day > "2026-11-23")).toBe(true);
  });

  test("has told every exhibitor of its approval, and has no contract signed on one side alone", async () => {
    const [admin] = staff;
    if (!admin) throw new Error("there is no administrator");
    const untold = await as(admin).submissions.list({ limit: 100, filters: { waits: ["letter"] } });
    expect(untold.total).toBeGreaterThan(0);
    const own = await Promise.all(partners.map((partner) => as(partner).submissions.mine()));
    const exhibiting = own.flat().map(({ id }) => id);
    expect(untold.items.filter(({ id }) => exhibiting.includes(id))).toEqual([]);
    const { items } = await as(admin).submissions.list({
      limit: 100,
      filters: { statuses: ["SIGNED_CONTRACT"] },
    });
    const editions = await read.select().from(contracts).innerJoin(orders, eq(orders.id, contracts.orderId));
    const accepted = editions.filter((row) => row.contracts.signedAcceptedAt !== null);
    expect(accepted.map((row) => row.orders.submissionId).toSorted()).toEqual(
      items.map(({ id }) => id).toSorted(),
    );
    expect(items).toHaveLength(3);
  });

  test("has its own bytes for every scan, so that no proof looks like one used before", async () => {
    const scans = await read.select().from(files).where(eq(files.name, "comprovante.png"));
    expect(scans.length).toBeGreaterThan(1);
    expect(new Set(scans.map(({ sha256 }) => sha256)).size).toBe(scans.length);
  });

  test("gives a reason to the move that ended an order alone", async () => {
    const moves = await read.select().from(history).where(eq(history.action, "startReview"));
    expect(moves.filter(({ record, note }) => record === "order" && note !== "")).toEqual([]);
    expect(moves.filter(({ record }) => record === "order").length).toBeGreaterThan(0);
  });

  test("gives the desk something to rank, something short of marks and requests to follow", async () => {
    const [admin, , reader] = staff;
    if (!admin || !reader) throw new Error("somebody is missing");
    const { items } = await as(reader).evaluations.ranking({ limit: 100 });
    const states = items.map(({ state }) => state);
    expect(states.filter((state) => state === "ranked").length).toBeGreaterThanOrEqual(4);
    expect(states).toContain("incomplete");
    const asked = await as(admin).requests.listAll({ limit: 100 });
    expect(asked.items.map(({ status }) => status)).toEqual(expect.arrayContaining(["PENDING", "APPROVED"]));
  });
});
