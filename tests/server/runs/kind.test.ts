import { afterAll, beforeEach, describe, expect, test } from "bun:test";
import { and, asc, eq } from "drizzle-orm";
import { runRows, runs } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { moveRun } from "#server/runs/load.ts";
import { freezeRun } from "#server/runs/freeze.ts";
import type { Run, RunKind, RunRow } from "#server/runs/kind.ts";
import { startRuns } from "#server/runs/start-runs.ts";
import { makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal, ctx } = await openTestPortal();
const { db } = portal;
const author = await makeUser(portal, "ADMIN");

/** Letters to many: a third kind of run, which the machine has never heard of. */
const sent: string[] = [];
const broken = new Set<string>();
let pauseAfter = Infinity;

const letters: RunKind = {
  may: ["mails.manage"],
  records: ["account"],
  prepare: (_ctx, run, { reference }) => Promise.resolve(`${run.note}, ${reference}`),
  async act(tx, _ctx, run, { reference }, text) {
    if (sent.length >= pauseAfter) {
      await moveRun(tx, run, { status: "stopped" });
      return { state: "waiting" };
    }
    if (broken.has(reference)) throw refuse("noAddress");
    sent.push(String(text));
    return { state: "done" };
  },
};

const runner = startRuns(portal, () => Promise.resolve({ letters }));
afterAll(() => runner.stop());

beforeEach(() => {
  sent.length = 0;
  broken.clear();
  pauseAfter = Infinity;
});

async function begin(...names: string[]): Promise<string> {
  const row = { recordId: "", version: 0, from: "", to: "sent", state: "waiting", data: null } as const;
  const rows = names.map((reference) => ({ ...row, reference, reason: null }));
  const signedIn = { ...ctx(author), actor: author };
  const id = await freezeRun(signedIn, { kind: "letters", verb: "send" }, rows);
  await move(id, { status: "running", note: "Welcome" });
  return id;
}

async function move(id: string, change: Partial<Run>): Promise<void> {
  const run = await read(id);
  await db.write((tx) => moveRun(tx, run, change));
  await runner.drain();
}

async function read(id: string): Promise<Run> {
  const [run] = await db.read.select().from(runs).where(eq(runs.id, id));
  if (!run) throw new Error("no such run");
  return run;
}

async function rowsOf(id: string): Promise<Pick<RunRow, "reference" | "state">[]> {
  const rows = await db.read
    .select()
    .from(runRows)
    .where(eq(runRows.runId, id))
    .orderBy(asc(runRows.position));
  return rows.map(({ reference, state }) => ({ reference, state }));
}

describe("a kind of run that comes new", () => {
  test("goes through its frozen rows in their order, each with what was prepared for it", async () => {
    const id = await begin("Ana", "Rui");
    expect(sent).toEqual(["Welcome, Ana", "Welcome, Rui"]);
    expect(await read(id)).toMatchObject({ status: "done", count: 2 });
  });

  test("leaves out what is refused, and does that once more when somebody asks for it", async () => {
    broken.add("Ana");
    const id = await begin("Ana", "Rui");
    expect(await rowsOf(id)).toEqual([
      { reference: "Ana", state: "skipped" },
      { reference: "Rui", state: "done" },
    ]);
    broken.clear();
    await db.write((tx) =>
      tx
        .update(runRows)
        .set({ state: "waiting" })
        .where(and(eq(runRows.runId, id), eq(runRows.state, "skipped"))),
    );
    await move(id, { status: "running" });
    expect(sent).toEqual(["Welcome, Rui", "Welcome, Ana"]);
  });

  test("stops where it is, and goes on from there", async () => {
    pauseAfter = 1;
    const id = await begin("Ana", "Rui", "Eva");
    expect(await read(id)).toMatchObject({ status: "stopped" });
    expect(sent).toEqual(["Welcome, Ana"]);
    pauseAfter = Infinity;
    await move(id, { status: "running" });
    expect(sent).toEqual(["Welcome, Ana", "Welcome, Rui", "Welcome, Eva"]);
  });
});

test("a run's steps and its end reach its author's pages, and no one else's", async () => {
  const colleague = await makeUser(portal, "ADMIN");
  const before = portal.live.position();
  const id = await begin("Ana", "Rui");
  const { changes } = await portal.live.missed(author, before);
  expect(changes).toContainEqual({ kind: "run", id, version: null });
  expect((await portal.live.missed(colleague, before)).changes).toEqual([]);
});
