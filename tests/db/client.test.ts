import { afterAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { counters } from "#db/schema/index.ts";
import { nextReference } from "#server/references.ts";
import { newDataFolder } from "../setup.ts";

const folder = newDataFolder();
const db = openDatabase({ url: `file:${join(folder, "portal.db")}` });
afterAll(() => db.close());

async function lastOf(series: string): Promise<number | undefined> {
  const [row] = await db.read.select().from(counters).where(eq(counters.series, series));
  return row?.last;
}

describe("write()", () => {
  test("serves 50 concurrent writers that read, wait and write, without a lock error or a lost update", async () => {
    await db.write((tx) => tx.insert(counters).values({ series: "race", last: 0 }));
    await Promise.all(
      Array.from({ length: 50 }, () =>
        db.write(async (tx) => {
          const [row] = await tx.select().from(counters).where(eq(counters.series, "race"));
          await Promise.resolve();
          await tx
            .update(counters)
            .set({ last: (row?.last ?? 0) + 1 })
            .where(eq(counters.series, "race"));
        }),
      ),
    );
    expect(await lastOf("race")).toBe(50);
  });

  test("rolls back a change that throws, and the next one works", async () => {
    const failing = db.write(async (tx) => {
      await tx.insert(counters).values({ series: "gone", last: 1 });
      throw new Error("refused half-way");
    });
    await expect(failing).rejects.toThrow("refused half-way");
    await db.write((tx) => tx.insert(counters).values({ series: "kept", last: 1 }));
    expect(await lastOf("gone")).toBeUndefined();
    expect(await lastOf("kept")).toBe(1);
  });

  test("waits for a foreign process that holds the lock, while reads go on", async () => {
    const holder = Bun.spawn(
      [
        process.execPath,
        "-e",
        `import { Database } from "bun:sqlite";
         const db = new Database(${JSON.stringify(join(folder, "portal.db"))});
         db.run("BEGIN IMMEDIATE"); console.log("held"); await Bun.sleep(600); db.run("COMMIT");`,
      ],
      { stdout: "pipe" },
    );
    await holder.stdout.getReader().read();
    const written = db.write((tx) => tx.insert(counters).values({ series: "patient", last: 7 }));
    expect(await lastOf("kept")).toBe(1);
    await written;
    expect(await lastOf("patient")).toBe(7);
    await holder.exited;
  });
});

describe("nextReference", () => {
  test("gives 40 concurrent changes 40 different numbers without a gap", async () => {
    const given = await Promise.all(
      Array.from({ length: 40 }, () => db.write((tx) => nextReference(tx, "EOI", 2025))),
    );
    const expected = Array.from({ length: 40 }, (_, at) => `EOI-2025-${String(at + 1).padStart(5, "0")}`);
    expect(given.toSorted()).toEqual(expected);
  });

  test("uses no number for a change that is refused", async () => {
    const refused = db.write(async (tx) => {
      await nextReference(tx, "ORD", 2025);
      throw new Error("refused");
    });
    await expect(refused).rejects.toThrow("refused");
    expect(await db.write((tx) => nextReference(tx, "ORD", 2025))).toBe("ORD-2025-00001");
  });
});
