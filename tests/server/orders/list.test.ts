import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { submissions } from "#db/schema/index.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { countStatements } from "#tests/statements.ts";
import { everySort, walkBack, walkOn } from "#tests/walk.ts";
import { makeSubmission } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const pagedScene = await openScene();
const countedScene = await openScene();
/** Five orders of one company at one moment, two sums among them. */
const walkedScene = await openScene();
for (let at = 0; at < 5; at += 1) {
  const { id } = await walkedScene.send();
  if (at % 2) await walkedScene.put(id, { totalCents: 100 });
}

describe("orders.list", () => {
  test("finds company, representative, reference and id, without case and accents (ORD-06)", async () => {
    const forest = await makeSubmission(
      scene.portal,
      { status: "APPROVED", institutionName: "Fundação Açaí", representativeName: "João Conceição" },
      [scene.partner],
    );
    const sent = await scene.send(scene.partner, { submissionId: forest.id });
    await scene.send();
    const { list } = scene.as(scene.manager).orders;
    for (const search of [
      "ACAI",
      "fundação",
      "joao conceicao",
      sent.reference.toLowerCase(),
      sent.id,
      "açaí joão",
    ]) {
      const { items, total } = await list({ search });
      expect(items.map(({ id }) => id)).toEqual([sent.id]);
      expect(total).toBe(1);
    }
    expect((await list({ search: "100%" })).total).toBe(0);
    await scene.portal.db.write((tx) =>
      tx.update(submissions).set({ search: "instituto novo" }).where(eq(submissions.id, forest.id)),
    );
    for (const search of ["Instituto Novo", "acai novo", sent.reference.slice(-4)]) {
      expect((await list({ search })).items.map(({ id }) => id)).toEqual([sent.id]);
    }
  });

  test("filters by status with the count of each, by submission, sorts and pages (ORD-05)", async () => {
    const sizes = [60, 300, 120];
    for (const [at, spaceM2] of sizes.entries()) {
      const institutionName = ["Beta", "álamo", "Cedro"][at] ?? "";
      const own = { status: "APPROVED" as const, spaceM2, institutionName };
      const submission = await makeSubmission(pagedScene.portal, own, [pagedScene.partner]);
      pagedScene.setNow(new Date(Date.UTC(2025, 7, 2, at)));
      const { id } = await pagedScene.send(pagedScene.partner, { submissionId: submission.id });
      if (at === 0) await pagedScene.put(id, { status: "PAID" });
    }
    const { list } = pagedScene.as(pagedScene.manager).orders;
    const companies = async (input: Parameters<typeof list>[0]) =>
      (await list(input)).items.map(({ company }) => company);
    expect(await companies({})).toEqual(["Cedro", "álamo", "Beta"]);
    expect(await companies({ filters: { area: { from: 120 } } })).toEqual(["Cedro", "álamo"]);
    expect(await companies({ filters: { kinds: ["SIMPLE"] } })).toEqual([]);
    expect(await companies({ filters: { kinds: ["STANDARD", "CUSTOM"], area: { to: 100 } } })).toEqual([
      "Beta",
    ]);
    expect(await companies({ filters: { sentFrom: "2025-08-02" } })).toEqual([]);
    // Two in the morning by UTC is eleven in the evening of the day before in Belém.
    expect(await companies({ filters: { sentFrom: "2025-08-01", sentTo: "2025-08-01" } })).toHaveLength(3);
    const [{ total = 0 } = {}] = (await list({ search: "Beta" })).items;
    expect(await companies({ filters: { total: { to: Math.floor(total) - 1 } } })).toEqual([]);
    expect(await companies({ filters: { total: { to: Math.ceil(total) } } })).toEqual(["Beta"]);
    expect(await companies({ sort: { column: "total", direction: "asc" } })).toEqual([
      "Beta",
      "Cedro",
      "álamo",
    ]);
    expect(await companies({ sort: { column: "company", direction: "asc" } })).toEqual([
      "álamo",
      "Beta",
      "Cedro",
    ]);
    expect(await companies({ sort: { column: "reference", direction: "desc" } })).toEqual([
      "Cedro",
      "álamo",
      "Beta",
    ]);
    const paid = await list({ filters: { statuses: ["PAID"] } });
    expect([paid.items.length, paid.total, paid.nextCursor]).toEqual([1, 1, null]);
    expect(paid.counts.statuses).toMatchObject({ PAID: 1, PENDING: 2, CANCELLED: 0 });
    expect(await companies({ filters: { submissionId: paid.items[0]?.submissionId } })).toEqual(["Beta"]);
    const first = await list({ limit: 2 });
    expect([first.items.length, first.total, first.before]).toEqual([2, 3, 0]);
    expect(await companies({ limit: 2, cursor: first.nextCursor ?? "" })).toEqual(["Beta"]);
    expect((await list({ limit: 2, cursor: first.nextCursor ?? "" })).before).toBe(2);
    expect(await outcome(list({ limit: 101 }))).toBe("invalid");
  });

  test.each(everySort(orderList))(
    "pages by $column, $direction, on and back, each order once",
    async (sort) => {
      const { list } = walkedScene.as(walkedScene.manager).orders;
      const ask = (cursor?: string) => list({ sort, cursor, limit: 2 });
      const pages = await walkOn(ask);
      expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
      const seen = pages.flatMap(({ items }) => items);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
      expect((await list({ sort })).items).toEqual(seen);
      const back = await walkBack(pages.at(-1) ?? (await ask()), ask);
      expect(back.map(({ items, before }) => ({ items, before }))).toEqual(
        pages.map(({ items, before }) => ({ items, before })),
      );
    },
  );

  test("asks the database as often for three orders as for one", async () => {
    const { list } = countedScene.as(countedScene.manager).orders;
    await countedScene.send();
    expect(await countStatements(countedScene.portal.db, () => list({}))).toBe(2);
    await countedScene.send();
    await countedScene.send();
    expect(await countStatements(countedScene.portal.db, () => list({}))).toBe(2);
  });
});
