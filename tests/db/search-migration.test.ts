import { expect, test } from "bun:test";
import { isFoundBy } from "#db/full-text.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { orders, submissions, users } from "#db/schema/index.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { eq, sql } from "drizzle-orm";
import { openEarlier } from "./earlier.ts";

test("what was there before the full-text index is found by it", async () => {
  const scene = await openScene();
  const { reference } = await scene.send();
  const db = await openEarlier("0004", scene.portal.db, ["users", "submissions", "orders"]);

  await migrateDatabase(db);
  const isOrder = isFoundBy(orders.searchRow, "order_search", `${reference.slice(-3)} moura`);
  expect(await db.read.select({ reference: orders.reference }).from(orders).where(isOrder)).toEqual([
    { reference },
  ]);
  const isSubmission = isFoundBy(submissions.searchRow, "submission_search", "varzea ana");
  expect(await db.read.$count(submissions, isSubmission)).toBe(2);
  await db.close();
});

test("what was there before letters were folded and identifiers were searched is found as it is typed", async () => {
  const scene = await openScene();
  const { reference } = await scene.send();
  const db = await openEarlier("0056", scene.portal.db, ["users", "submissions", "orders"]);
  await db.write((tx) =>
    tx
      .update(submissions)
      .set({ search: "łodzka fundacja", institutionSort: "łodzka", cnpj: "11.222.333/0001-81" })
      .where(eq(submissions.id, sql`(select submission_id from orders limit 1)`)),
  );

  await migrateDatabase(db);
  for (const search of ["lodzka", "11222333000181", "90000-0000"]) {
    const isOrder = isFoundBy(orders.searchRow, "order_search", search);
    expect(await db.read.select({ reference: orders.reference }).from(orders).where(isOrder)).toEqual([
      { reference },
    ]);
  }
  await db.close();
});

test("what was there before countries and phones of seven figures were searched is found by them", async () => {
  const scene = await openScene();
  const { reference } = await scene.send();
  const db = await openEarlier("0062", scene.portal.db, [
    "users",
    "submissions",
    "orders",
    "submission_members",
  ]);
  await db.write(async (tx) => {
    await tx.update(users).set({ phone: "+1 202 555-0199" }).where(eq(users.role, "PARTNER"));
    await tx
      .update(submissions)
      .set({ country: "DE", representativePhone: "+49 30 555 7777" })
      .where(eq(submissions.id, sql`(select submission_id from orders limit 1)`));
  });

  await migrateDatabase(db);
  for (const search of ["Alemanha", "germany moura", "5557777", "555-7777"]) {
    const isOrder = isFoundBy(orders.searchRow, "order_search", search);
    const found = await db.read.select({ reference: orders.reference }).from(orders).where(isOrder);
    expect([search, found]).toEqual([search, [{ reference }]]);
  }
  for (const search of ["Alemanha", "555-0199"]) {
    expect(await db.read.$count(users, isFoundBy(users.searchRow, "account_search", search))).toBeGreaterThan(
      0,
    );
  }
  await db.close();
});
