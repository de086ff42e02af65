import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { submissions } from "#db/schema/index.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal, as } = await openTestPortal();
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const admin = await makeUser(portal, "ADMIN");
const desk = as(manager);

async function make(count: number, institutionName?: string) {
  const rows = [];
  for (let at = 0; at < count; at += 1) {
    rows.push(await makeSubmission(portal, institutionName ? { institutionName } : {}));
  }
  return rows;
}

async function preview(verb: BulkVerb<"submissions">, rows: readonly { id: string }[]) {
  const selection = { kind: "ids" as const, ids: rows.map(({ id }) => id) };
  const { id } = await desk.bulk.freeze({ act: { kind: "submissions", verb }, selection });
  return desk.bulk.get({ id });
}

async function run(id: string) {
  await desk.bulk.run({ id });
  await portal.drainRuns();
  return desk.bulk.get({ id });
}

async function undo(id: string) {
  await desk.bulk.undo({ id });
  await portal.drainRuns();
  return desk.bulk.get({ id });
}

describe("whom a run names beside the references", () => {
  test("the organisation, a long name no further than it is shown, before and after", async () => {
    const [long] = await make(1, `Associação ${"muito ".repeat(20)}longa`);
    if (!long) throw new Error("no row");
    const found = await preview("startReview", [long]);
    const name = found.groups[0]?.references[0]?.name ?? "";
    expect(name).toMatch(/^Associação muito .*…$/);
    expect(name.length).toBeLessThanOrEqual(61);
    const { groups } = await run(found.id);
    expect(groups[0]?.references).toEqual([{ reference: long.reference, name }]);
  });

  test("all of hundreds", async () => {
    const rows = await make(260);
    const { groups } = await preview("startReview", rows);
    const names = groups.flatMap(({ references }) => references.map(({ name }) => name));
    expect(names.toSorted()).toEqual(rows.map(({ institutionName }) => institutionName).toSorted());
  });
});

describe("an undoing that left everything as it was", () => {
  test("says in the list of runs why, for most of them; of other runs nothing is said", async () => {
    const other = await run((await preview("startReview", await make(1))).id);
    const [changed, ...told] = await make(3);
    if (!changed) throw new Error("no row");
    const { id } = await preview("approve", [changed, ...told]);
    await run(id);
    for (const row of told) await send(row.id);
    const { version = 0 } = (await read(changed.id)) ?? {};
    await as(admin).submissions.force({ id: changed.id, version, status: "PENDING", note: "n" });
    const result = await undo(id);
    const why = { reason: { code: "decisionSent", params: {} }, changedBy: "", count: 2 };
    expect(result).toMatchObject({ counts: { undone: 0, kept: 3 }, keptFor: why });
    const listed = await desk.bulk.mine({ kind: "submissions" });
    const of = (wanted: string) => listed.find((one) => one.id === wanted)?.keptFor;
    expect([of(id), of(other.id)]).toEqual([result.keptFor, null]);
  });

  test("counts together those whom one person changed, whichever version each was met in", async () => {
    const rows = await make(2);
    const { id } = await preview("approve", rows);
    await run(id);
    for (const [at, row] of rows.entries()) {
      for (let turn = 0; turn <= at; turn += 1) {
        const { version = 0 } = (await read(row.id)) ?? {};
        const status = turn === 0 ? "PENDING" : "REVIEWING";
        await as(admin).submissions.force({ id: row.id, version, status, note: "n" });
      }
    }
    const { keptFor } = await undo(id);
    expect(keptFor).toMatchObject({ reason: { code: "stale" }, changedBy: admin.name, count: 2 });
    const listed = await desk.bulk.mine({ kind: "submissions" });
    expect(listed.find((one) => one.id === id)?.keptFor).toMatchObject({
      reason: { code: "stale" },
      changedBy: admin.name,
      count: 2,
    });
  });
});

async function send(id: string): Promise<void> {
  const { id: mailId = "", version = 0 } = (await desk.submissions.decision({ id })) ?? {};
  await desk.submissions.sendDecision({ id, mailId, version, note: "" });
}

async function read(id: string) {
  const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
  return row;
}
