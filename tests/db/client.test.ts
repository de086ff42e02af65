import { afterAll, describe, expect, spyOn, test } from "bun:test";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { counters } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { nextReference } from "#server/portal/references.ts";
import { newDataFolder } from "../setup.ts";

const folder = newDataFolder();
const db = openDatabase({ url: `file:${join(folder, "portal.db")}` });
afterAll(() => db.close());

async function lastOf(series: string): Promise<number | undefined> {
  const [row] = await db.read.select().from(counters).where(eq(counters.series, series));
  return row?.last;
}

/** Another process that keeps everybody from writing, until it is told to let go. */
async function holdLock(path: string): Promise<() => Promise<unknown>> {
  const script = `import { Database } from "bun:sqlite";
    const db = new Database(${JSON.stringify(path)});
    db.run("BEGIN IMMEDIATE"); console.log("held");
    for await (const _ of console) break;
    db.run("COMMIT");`;
  const holder = Bun.spawn([process.execPath, "-e", script], { stdin: "pipe", stdout: "pipe" });
  await holder.stdout.getReader().read();
  return async () => {
    holder.stdin.write("let go\n");
    await holder.stdin.end();
    return holder.exited;
  };
}

describe("write()", () => {
  test("serves 50 concurrent writers that read, wait and write, first come, first served, without a lock error or a lost update (F10)", async () => {
    await db.write((tx) => tx.insert(counters).values({ series: "race", last: 0 }));
    const served: number[] = [];
    await Promise.all(
      Array.from({ length: 50 }, (_, writer) =>
        db.write(async (tx) => {
          served.push(writer);
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
    expect(served).toEqual(Array.from({ length: 50 }, (_, writer) => writer));
  });

  test("rolls back a change that throws, and the next one works (F11)", async () => {
    const failing = db.write(async (tx) => {
      await tx.insert(counters).values({ series: "gone", last: 1 });
      throw new Error("refused half-way");
    });
    await expect(failing).rejects.toThrow("refused half-way");
    await db.write((tx) => tx.insert(counters).values({ series: "kept", last: 1 }));
    expect(await lastOf("gone")).toBeUndefined();
    expect(await lastOf("kept")).toBe(1);
  });

  test("waits for a foreign process that holds the lock, while reads go on (F09)", async () => {
    const path = join(folder, "portal.db");
    const patient = openDatabase({ url: `file:${path}`, patience: Infinity });
    const letGo = await holdLock(path);
    const written = patient.write((tx) => tx.insert(counters).values({ series: "patient", last: 7 }));
    expect(await lastOf("kept")).toBe(1);
    await letGo();
    await written;
    await patient.close();
    expect(await lastOf("patient")).toBe(7);
  });

  test("tells all callers together that a foreign lock keeps the database busy, however many stand in line (F09)", async () => {
    const path = join(folder, "portal.db");
    const hasty = openDatabase({ url: `file:${path}`, patience: 1 });
    const letGo = await holdLock(path);
    const tries = spyOn(hasty.client, "transaction");
    const ask = () => hasty.write((tx) => tx.select().from(counters));
    let triedByFirst = 0;
    const first = ask().finally(() => (triedByFirst = tries.mock.calls.length));
    const heard = await Promise.allSettled([first, ...Array.from({ length: 9 }, ask)]);
    expect(heard.map((one) => one.status === "rejected" && reasonOf(one.reason)?.code)).toEqual(
      Array.from({ length: 10 }, () => "busy"),
    );
    await letGo();
    // The first has met the lock; the time of those behind it was over with its own, and none of them tried.
    expect(tries.mock.calls.length).toBe(triedByFirst);
    await hasty.write((tx) => tx.insert(counters).values({ series: "after the wait", last: 1 }));
    expect(await lastOf("after the wait")).toBe(1);
    await hasty.close();
  });

  test("tells of a foreign lock after five seconds, in tries that hold the thread for a hundredth of one each (F09)", async () => {
    const path = join(folder, "portal.db");
    const usual = openDatabase({ url: `file:${path}` });
    const { rows } = await usual.client.execute("PRAGMA busy_timeout");
    expect(rows[0]?.[0]).toBe(10);
    const letGo = await holdLock(path);
    let now = 0;
    const clock = spyOn(performance, "now").mockImplementation(() => now);
    const pauses = spyOn(Bun, "sleep").mockImplementation(async (pause) => void (now += Number(pause)));
    const refused = await usual.write((tx) => tx.select().from(counters)).catch(reasonOf);
    for (const spy of [clock, pauses]) spy.mockRestore();
    await letGo();
    await usual.close();
    expect(refused).toMatchObject({ code: "busy" });
    expect(now).toBeWithin(5_000, 5_101);
  });

  test("lets a change wait in its own line for longer than for a foreign lock", async () => {
    const path = join(folder, "portal.db");
    const hasty = openDatabase({ url: `file:${path}`, patience: 1 });
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const first = hasty.write(async (tx) => {
      await gate;
      return tx.select().from(counters);
    });
    const behind = hasty.write((tx) => tx.insert(counters).values({ series: "behind", last: 1 }));
    await Bun.sleep(5);
    open();
    await Promise.all([first, behind]);
    expect(await lastOf("behind")).toBe(1);
    await hasty.close();
  });

  test("lets whatever else waits have its turn between two transactions (D2)", async () => {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: 20 }, () => db.write((tx) => tx.select().from(counters))));
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(19);
  });

  test("refuses what a change left behind, and nothing of it lands in the next one (F11)", async () => {
    let leftBehind: Promise<unknown> = Promise.resolve();
    await db.write(async (tx) => {
      leftBehind = (async () => {
        for (let at = 0; at < 50; at += 1) await tx.select().from(counters);
        await tx.insert(counters).values({ series: "left behind", last: 1 });
      })();
      leftBehind.catch(() => undefined);
    });
    await db.write((tx) => tx.insert(counters).values({ series: "next", last: 1 }));
    await expect(leftBehind).rejects.toThrow();
    expect(await lastOf("left behind")).toBeUndefined();
    expect(await lastOf("next")).toBe(1);
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
