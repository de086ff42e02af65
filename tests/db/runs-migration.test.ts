import { expect, test } from "bun:test";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { runRows, runs } from "#db/schema/index.ts";
import { openTestPortal } from "#tests/portal.ts";
import { openEarlier } from "./earlier.ts";

const { portal } = await openTestPortal();

const REASON = JSON.stringify({ code: "noAddress", params: {} });
const SHAPE = JSON.stringify({ separator: ";", encoding: "utf-8", columns: ["title_pt"], ignored: [] });

/** Runs and imports as they were kept apart. */
async function fill({ client }: Database): Promise<void> {
  const insert = (table: string, row: Record<string, string | number | null>) =>
    client.execute({
      sql: `insert into ${table} (${Object.keys(row)
        .map((name) => `"${name}"`)
        .join(", ")}) values (${Object.keys(row)
        .map(() => "?")
        .join(", ")})`,
      args: Object.values(row),
    });
  const run = { kind: "orders", verb: "approve", note: "Bem-vindos", actor_id: "ana", created_at: 1 };
  await insert("bulk_runs", { ...run, id: "done", status: "done", count: 2, started_at: 2, ended_at: 3 });
  await insert("bulk_runs", { ...run, id: "looked-at", status: "previewed", count: 0 });
  const record = { bulk_id: "done", version: 3, from_status: "PENDING", to_status: "APPROVED" };
  const memory = JSON.stringify({ plan: null });
  await insert("bulk_rows", {
    ...record,
    position: 0,
    record_id: "a",
    reference: "ORD-1",
    state: "done",
    undo: memory,
  });
  await insert("bulk_rows", {
    ...record,
    position: 1,
    record_id: "b",
    reference: "ORD-2",
    state: "skipped",
    reason: REASON,
    changed_by: "Rui",
  });
  await insert("imports", {
    id: "file",
    actor_id: "ana",
    file_id: "f",
    file_name: "itens.csv",
    status: "stopped",
    shape: SHAPE,
    predicted: JSON.stringify({ create: 2, change: 1, unchanged: 0, refused: 1, leftOut: 0 }),
    version: 4,
    created_at: 1,
    planned_at: 2,
    started_at: 3,
  });
  const row = { import_id: "file", cells: JSON.stringify({ title_pt: "Sofá" }), title: "Sofá" };
  const whole = JSON.stringify({ unitPrice: 5 });
  const problem = JSON.stringify([{ code: "changedSince", column: null, by: "Rui" }]);
  const plain = { ...row, problems: "[]", is_left_out: 0 };
  await insert("import_rows", {
    ...plain,
    row: 2,
    outcome: "create",
    item_id: "x",
    values: whole,
    result: "done",
  });
  await insert("import_rows", { ...plain, row: 3, outcome: "create", item_id: "y", result: "waiting" });
  await insert("import_rows", {
    ...row,
    row: 4,
    outcome: "change",
    item_id: "z",
    item_version: 7,
    problems: problem,
    is_left_out: 0,
    result: "late",
  });
  await insert("import_rows", {
    ...row,
    row: 5,
    outcome: "leftOut",
    problems: "[]",
    is_left_out: 1,
    surplus: 2,
  });
}

test("runs over many records and imports go on as what they were, in one pair of tables", async () => {
  const db = await openEarlier("0027", portal.db, []);
  await fill(db);
  await migrateDatabase(db);

  const kept = await db.read.select().from(runs).orderBy(asc(runs.id));
  expect(
    kept.map(({ id, kind, verb, status, count, version }) => [id, kind, verb, status, count, version]),
  ).toEqual([
    ["done", "orders", "approve", "done", 2, 1],
    ["file", "import", "", "stopped", 3, 4],
    ["looked-at", "orders", "approve", "planned", 0, 1],
  ]);
  expect(kept[1]).toMatchObject({
    actorId: "ana",
    plannedAt: new Date(2),
    facts: {
      fileId: "f",
      fileName: "itens.csv",
      shape: { separator: ";" },
      problem: null,
      predicted: { create: 2 },
    },
  });
  const rowsOf = (id: string) =>
    db.read.select().from(runRows).where(eq(runRows.runId, id)).orderBy(asc(runRows.position));
  expect(await rowsOf("done")).toMatchObject([
    { recordId: "a", reference: "ORD-1", version: 3, from: "PENDING", state: "done", data: { plan: null } },
    { recordId: "b", state: "skipped", reason: { code: "noAddress" }, changedBy: "Rui" },
  ]);
  const data = { cells: { title_pt: "Sofá" }, surplus: null, isLeftOut: false, problems: [], values: null };
  expect(await rowsOf("file")).toMatchObject([
    { position: 2, recordId: "x", to: "create", state: "done", data: { ...data, values: { unitPrice: 5 } } },
    { position: 3, recordId: "y", to: "create", state: "waiting", data },
    {
      position: 4,
      recordId: "z",
      version: 7,
      to: "change",
      state: "skipped",
      data: { problems: [{ by: "Rui" }] },
    },
    {
      position: 5,
      recordId: "",
      to: "leftOut",
      state: "skipped",
      data: { ...data, isLeftOut: true, surplus: 2 },
    },
  ]);
  await db.close();
});
