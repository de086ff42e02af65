import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history, outbox, submissions } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { reasonOf } from "#domain/refusal.ts";
import type { SubmissionStatus } from "#domain/submissions/status.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, as, admin } = scene;
const manager = await makeUser(portal, "SUBMISSION_MANAGER", { name: "Ana Moura" });
const other = await makeUser(portal, "GRUPORG", { name: "Rui Lobo" });
const desk = as(manager);

/** So many submissions with a word of their own, in these statuses. */
async function make(word: string, ...statuses: SubmissionStatus[]) {
  const rows = [];
  for (const [at, status] of statuses.entries()) {
    const institutionName = `${word} ${at}`;
    const search = searchText(institutionName);
    rows.push(await makeSubmission(portal, { status, institutionName, search }));
  }
  return rows;
}

async function read(id: string) {
  const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
  if (!row) throw new Error("there is no such submission");
  return row;
}

/** A record as a run names it. */
const named = (row?: { reference: string; institutionName: string }) => ({
  reference: row?.reference ?? "",
  name: row?.institutionName ?? "",
});
const byReference = (a: { reference: string }, b: { reference: string }) =>
  a.reference.localeCompare(b.reference);

const statusesOf = (rows: readonly { id: string }[]) =>
  Promise.all(rows.map(async ({ id }) => (await read(id)).status));

type Verb = "approve" | "reject" | "reopen" | "hide" | "startReview";

const allOf = (word: string, except: string[] = []) => ({
  kind: "filtered" as const,
  question: { search: word, filters: { statuses: [] }, sort: { column: "created", direction: "desc" } },
  except,
});

async function preview(verb: Verb, selection: Parameters<typeof desk.bulk.freeze>[0]["selection"]) {
  const { id } = await desk.bulk.freeze({ act: { kind: "submissions", verb }, selection });
  return desk.bulk.get({ id });
}

async function run(id: string, note = "") {
  await desk.bulk.run({ id, note });
  await portal.drainRuns();
  return desk.bulk.get({ id });
}

async function undo(id: string) {
  await desk.bulk.undo({ id });
  await portal.drainRuns();
  return desk.bulk.get({ id });
}

async function codeOf(call: Promise<unknown>) {
  return call.then(
    () => "done",
    (error: unknown) => reasonOf(error)?.code,
  );
}

describe("a preview", () => {
  test("names counts by outcome, references, and what is skipped and why, and does nothing", async () => {
    const rows = await make("mangue", "PENDING", "PENDING", "REVIEWING", "REJECTED");
    const found = await preview("approve", allOf("mangue"));
    expect(found).toMatchObject({ status: "planned", count: 4, counts: { waiting: 3, skipped: 1 } });
    expect(found.groups).toEqual([
      {
        state: "waiting",
        from: "PENDING",
        to: "APPROVED",
        reason: null,
        changedBy: "",
        references: [rows[1], rows[0]].map(named).toSorted(byReference),
      },
      {
        state: "waiting",
        from: "REVIEWING",
        to: "APPROVED",
        reason: null,
        changedBy: "",
        references: [named(rows[2])],
      },
      {
        state: "skipped",
        from: "REJECTED",
        to: "APPROVED",
        reason: {
          code: "moveNotAllowed",
          params: { record: "submission", move: "approve", from: "REJECTED" },
        },
        changedBy: "",
        references: [named(rows[3])],
      },
    ]);
    expect(await statusesOf(rows)).toEqual(["PENDING", "PENDING", "REVIEWING", "REJECTED"]);
  });

  test("says the same no as the single move", async () => {
    const [row] = await make("igapo", "APPROVED");
    if (!row) throw new Error("no row");
    const { groups } = await preview("startReview", { kind: "ids", ids: [row.id] });
    const single = desk.submissions.review({ id: row.id, version: row.version, note: "" });
    expect(groups[0]?.reason).toEqual(
      await single.then(
        () => null,
        (error: unknown) => reasonOf(error) ?? null,
      ),
    );
  });

  test("is used once, by whoever made it, within the hour", async () => {
    const rows = await make("sumauma", "PENDING");
    const ids = rows.map(({ id }) => id);
    const found = await preview("startReview", { kind: "ids", ids });
    expect(await codeOf(as(other).bulk.run({ id: found.id }))).toBe("notFound");
    expect(await codeOf(as(other).bulk.get({ id: found.id }))).toBe("notFound");
    const late = { now: new Date(portal.clock().getTime() + 61 * 60_000) };
    expect(await codeOf(as(manager, late).bulk.run({ id: found.id }))).toBe("bulkClosed");
    await run(found.id);
    expect(await codeOf(desk.bulk.run({ id: found.id }))).toBe("bulkClosed");
  });

  test("asks for the note that the single move asks for, and finds nothing to do with nothing", async () => {
    const rows = await make("seringa", "REJECTED");
    const ids = rows.map(({ id }) => id);
    const { id } = await preview("reopen", { kind: "ids", ids });
    expect(await codeOf(desk.bulk.run({ id }))).toBe("moveNeeds");
    const none = await preview("startReview", { kind: "ids", ids });
    expect(await codeOf(desk.bulk.run({ id: none.id }))).toBe("nothingChanged");
    expect(await codeOf(preview("approve", allOf("nobody")))).toBe("nothingChanged");
  });
});

describe("a run does what its preview showed, to the set as it was then", () => {
  test("what joins the filter afterwards is not touched: 598 of 1,772, one joins, 598", async () => {
    const hidden = await make("acai", ...Array.from({ length: 1_174 }, () => "HIDDEN" as const));
    const chosen = await make("acai", ...Array.from({ length: 598 }, () => "PENDING" as const));
    const found = await preview("startReview", allOf("acai"));
    expect(found.count).toBe(598);
    const [late] = await make("acai", "PENDING");
    expect((await run(found.id)).counts).toMatchObject({ done: 598, skipped: 0, waiting: 0 });
    const statuses = await statusesOf([...chosen, ...hidden]);
    expect(statuses.filter((status) => status === "REVIEWING")).toHaveLength(598);
    expect((await read(late?.id ?? "")).status).toBe("PENDING");
  });

  test("a record that somebody changed meanwhile is skipped, and says who", async () => {
    const [first, second] = await make("cupui", "PENDING", "PENDING");
    if (!first || !second) throw new Error("no rows");
    const found = await preview("approve", allOf("cupui"));
    await as(other).submissions.review({ id: second.id, version: second.version, note: "" });
    const result = await run(found.id);
    expect(result.counts).toMatchObject({ done: 1, skipped: 1 });
    expect(result.groups.find(({ state }) => state === "skipped")).toMatchObject({
      reason: { code: "stale" },
      changedBy: "Rui Lobo",
      references: [named(second)],
    });
    expect(await statusesOf([first, second])).toEqual(["APPROVED", "REVIEWING"]);
  });

  test("leaves out what was taken out of the selection", async () => {
    const rows = await make("tucuma", "PENDING", "PENDING", "PENDING");
    const found = await preview("startReview", allOf("tucuma", [rows[1]?.id ?? ""]));
    await run(found.id);
    expect(await statusesOf(rows)).toEqual(["REVIEWING", "PENDING", "REVIEWING"]);
  });

  test("every record has its own row of history, which tells how many it was done with", async () => {
    const rows = await make("jatoba", "PENDING", "PENDING");
    const { id } = await preview("reject", allOf("jatoba"));
    await run(id, "Fora do tema");
    for (const row of rows) {
      const [entry] = await portal.db.read.select().from(history).where(eq(history.recordId, row.id));
      expect(entry).toMatchObject({
        action: "reject",
        fromStatus: "PENDING",
        toStatus: "REJECTED",
        note: "Fora do tema",
        actorName: "Ana Moura",
        bulkId: id,
        bulkCount: 2,
      });
    }
  });
});

describe("undo", () => {
  test("gives each its own former status and takes unsent decisions back", async () => {
    const rows = await make("bacuri", "PENDING", "REVIEWING");
    const { id } = await preview("approve", allOf("bacuri"));
    await run(id);
    expect(await draftsOf(rows)).toBe(2);
    const result = await undo(id);
    expect(result).toMatchObject({ status: "undone", counts: { undone: 2, kept: 0 }, canUndo: false });
    expect(await statusesOf(rows)).toEqual(["PENDING", "REVIEWING"]);
    expect(await draftsOf(rows)).toBe(0);
    expect(await codeOf(desk.bulk.undo({ id }))).toBe("bulkClosed");
  });

  test("brings back the decision that the move took back, and the status a hidden one remembers", async () => {
    const [rejected] = await make("murici", "PENDING");
    if (!rejected) throw new Error("no row");
    await desk.submissions.reject({ id: rejected.id, version: rejected.version, note: "Falta a planta" });
    const reopened = await preview("reopen", allOf("murici"));
    await run(reopened.id, "De novo");
    expect(await draftsOf([rejected])).toBe(0);
    await undo(reopened.id);
    expect(await read(rejected.id)).toMatchObject({ status: "REJECTED" });
    const decision = await desk.submissions.decision({ id: rejected.id });
    expect(decision).toMatchObject({ status: "draft", note: "Falta a planta" });

    const hidden = await preview("hide", allOf("murici"));
    await run(hidden.id);
    expect(await read(rejected.id)).toMatchObject({ status: "HIDDEN", statusBefore: "REJECTED" });
    await undo(hidden.id);
    expect(await read(rejected.id)).toMatchObject({ status: "REJECTED", statusBefore: null });
  });

  test("keeps what somebody changed since, and what was told: each with its reason", async () => {
    const [same, changed, told, ordered] = await make("inga", "PENDING", "PENDING", "PENDING", "PENDING");
    if (!same || !changed || !told || !ordered) throw new Error("no rows");
    const { id } = await preview("approve", allOf("inga"));
    await run(id);
    const now = await read(changed.id);
    await as(admin).submissions.force({ id: changed.id, version: now.version, status: "PENDING", note: "n" });
    const draft = await desk.submissions.decision({ id: told.id });
    await desk.submissions.sendDecision({
      id: told.id,
      mailId: draft?.id ?? "",
      version: draft?.version ?? 0,
    });
    await scene.send(manager, { submissionId: ordered.id });

    const result = await undo(id);
    expect(result.counts).toMatchObject({ undone: 1, kept: 3 });
    const kept = result.groups
      .filter(({ state }) => state === "kept")
      .map(({ reason, changedBy, references }) => [references[0]?.reference, reason?.code, changedBy]);
    expect(kept.toSorted()).toEqual(
      [
        [changed.reference, "stale", admin.name],
        [told.reference, "decisionSent", ""],
        [ordered.reference, "moveNeeds", ""],
      ].toSorted(),
    );
    expect(await statusesOf([same, changed, told, ordered])).toEqual([
      "PENDING",
      "PENDING",
      "APPROVED",
      "APPROVED",
    ]);
  });

  test("is possible for a day", async () => {
    await make("umari", "PENDING");
    const { id } = await preview("startReview", allOf("umari"));
    await run(id);
    const late = { now: new Date(portal.clock().getTime() + 25 * 60 * 60_000) };
    expect((await as(manager, late).bulk.get({ id })).canUndo).toBe(false);
    expect(await codeOf(as(manager, late).bulk.undo({ id }))).toBe("bulkClosed");
  });
});

async function draftsOf(rows: readonly { id: string }[]): Promise<number> {
  const counts = await Promise.all(
    rows.map(({ id }) =>
      portal.db.read.$count(outbox, and(eq(outbox.recordId, id), eq(outbox.status, "draft"))),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

test("an approval of many says which no evaluation approves, to whoever may see the marks", async () => {
  const rows = await make("Sem parecer", "REVIEWING");
  const ids = rows.map(({ id }) => id);
  const selection = { kind: "ids" as const, ids };
  const reasonsFor = async (reader: typeof desk) => {
    const { id } = await reader.bulk.freeze({ act: { kind: "submissions", verb: "approve" }, selection });
    return (await reader.bulk.get({ id })).groups.map(({ state, reason }) => [state, reason?.code]);
  };
  expect(await reasonsFor(as(other))).toEqual([["waiting", undefined]]);
  await as(other).evaluations.openMarks({ submissionId: ids[0] ?? "" });
  expect(await reasonsFor(as(other))).toEqual([["waiting", "notBacked"]]);
});
