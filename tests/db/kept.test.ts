import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { openDatabase, type ReadDb, type Tx } from "#db/client.ts";
import { kept } from "#db/kept.ts";
import { counters, usedChallenges } from "#db/schema/index.ts";
import { newDataFolder } from "../setup.ts";

const db = openDatabase({ url: `file:${join(newDataFolder(), "portal.db")}` });
afterAll(() => db.close());

let worked = 0;
const readLast = kept(
  [counters],
  async (from: ReadDb | Tx, series: string) => {
    worked += 1;
    const [row] = await from.select().from(counters).where(eq(counters.series, series));
    return row?.last;
  },
  (series) => series,
);

async function put(last: number): Promise<void> {
  await db.write((tx) =>
    tx
      .insert(counters)
      .values({ series: "a", last })
      .onConflictDoUpdate({ target: counters.series, set: { last } }),
  );
}

test("is worked out once for each key, however many ask at once", async () => {
  await put(1);
  const before = worked;
  expect(await Promise.all(Array.from({ length: 20 }, () => readLast(db.read, "a")))).toEqual(
    Array.from({ length: 20 }, () => 1),
  );
  expect(await readLast(db.read, "b")).toBeUndefined();
  expect(worked - before).toBe(2);
});

test("is fresh with the first question after a commit, whoever wrote it", async () => {
  await put(2);
  expect(await readLast(db.read, "a")).toBe(2);
  await db.client.execute("update counters set last = 3 where series = 'a'");
  expect(await readLast(db.read, "a")).toBe(3);
  await db.client.executeMultiple("update counters set last = 4 where series = 'a'; select 1;");
  expect(await readLast(db.read, "a")).toBe(4);
});

test("stays when another table was changed, or a change was rolled back", async () => {
  await readLast(db.read, "a");
  const before = worked;
  await db.write((tx) => tx.insert(usedChallenges).values({ id: "x", expiresAt: new Date() }));
  const refused = db.write(async (tx) => {
    await tx.update(counters).set({ last: 99 });
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  expect(await readLast(db.read, "a")).toBe(4);
  expect(worked).toBe(before);
});

test("is read afresh inside a transaction, which may have changed it itself", async () => {
  await db.write(async (tx) => {
    await tx.update(counters).set({ last: 5 });
    expect(await readLast(tx, "a")).toBe(5);
    expect(await readLast(db.read, "a")).toBe(4);
  });
  expect(await readLast(db.read, "a")).toBe(5);
});

test("is asked again after a failure", async () => {
  let tries = 0;
  const flaky = kept([counters], async () => {
    tries += 1;
    if (tries === 1) throw new Error("once");
    return tries;
  });
  await expect(flaky(db.read)).rejects.toThrow("once");
  expect(await flaky(db.read)).toBe(2);
});
