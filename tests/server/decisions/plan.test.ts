import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, outbox, plannedDecisions, submissions } from "#db/schema/index.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import { hashToken, newToken } from "#server/platform/token.ts";
import { changeSettings, makeSubmission, makeUser, type SubmissionRow } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { planSeen } from "#tests/server/decisions/plan-seen.ts";
import { askEverything, contentOf, differences } from "#tests/server/evaluations/ask-everything.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { openReader } from "#tests/server/live/reader.ts";
import { codeOf } from "#tests/server/submissions/reason.ts";

const jury = await openTestPortal();
const { portal, as } = jury;
const manager = await makeUser(portal, "SUBMISSION_MANAGER", { name: "Ana Moura" });
const admin = await makeUser(portal, "ADMIN", { name: "Rui Lobo" });
const reader = await makeUser(portal, "GRUPORG");
const partner = await makeUser(portal, "PARTNER");
const desk = as(manager);

const plan = (submissionId: string, to: "APPROVED" | "REJECTED" | "none", note = "") =>
  planSeen(portal, desk, submissionId, to, note);

async function findPlan(id: string) {
  const [row] = await portal.db.read
    .select()
    .from(plannedDecisions)
    .where(eq(plannedDecisions.submissionId, id));
  return row;
}

const planOf = async (id: string) => (await findPlan(id))?.decision ?? "none";
const noteOf = async (id: string) => (await findPlan(id))?.note;

async function read(id: string): Promise<SubmissionRow> {
  const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
  if (!row) throw new Error("it is gone");
  return row;
}

async function preview(verb: BulkVerb<"decisions">, ids: readonly string[]) {
  const { id } = await desk.bulk.freeze({
    act: { kind: "decisions", verb },
    selection: { kind: "ids", ids: [...ids] },
  });
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

describe("a planned decision", () => {
  test("is invisible to everybody who does not plan: page of the applicant, partner, evaluator, files, mails, live", async () => {
    const token = newToken(24);
    const row = await makeSubmission(portal, { status: "REVIEWING", trackHash: hashToken(token) }, [partner]);
    const ids = [{ id: row.id }, { submissionId: row.id }, { token }];
    const people = [VISITOR, partner, reader];
    const before = [];
    for (const person of people) before.push(await askEverything(jury, person, ids));
    const files = async () =>
      Promise.all(
        ["csv", "xlsx"].map(async (kind) => {
          const headers = { cookie: await signIn(jury, reader), "accept-language": "en" };
          return contentOf(await jury.fetch(`/api/exports/ranking.${kind}`, { headers }));
        }),
      );
    const filesBefore = await files();
    const pages = [];
    for (const person of [partner, reader, manager]) {
      const page = await openReader(jury, person);
      await page.next();
      pages.push(page);
    }

    await plan(row.id, "APPROVED", "Parabéns");
    const told = [];
    for (const page of pages) told.push(await page.changes());
    expect(told).toEqual([[], [], [{ kind: "plannedDecision", id: row.id, version: null }]]);
    for (const page of pages) await page.leave();
    for (const [at, person] of people.entries()) {
      expect(differences(before[at] ?? new Map(), await askEverything(jury, person, ids))).toEqual([]);
    }
    expect(await files()).toEqual(filesBefore);
    expect(await portal.db.read.$count(outbox, eq(outbox.recordId, row.id))).toBe(0);
    const { searchRow: _, ...stored } = row;
    expect(await read(row.id)).toMatchObject(stored);
  });

  test("is set, turned and cleared by those who lead, each time with a row of history of its own kind", async () => {
    const { id } = await makeSubmission(portal);
    await plan(id, "APPROVED", "Bem-vindos");
    expect(await codeOf(plan(id, "APPROVED", "Bem-vindos"))).toBe("nothingChanged");
    await planSeen(portal, as(admin), id, "REJECTED");
    expect(await planOf(id)).toBe("REJECTED");
    await plan(id, "none");
    expect(await planOf(id)).toBe("none");
    const rows = await portal.db.read.select().from(history).where(eq(history.recordId, id));
    expect(
      rows.map(({ record, action, fromStatus, toStatus, note, actorName }) => [
        record,
        action,
        fromStatus,
        toStatus,
        note,
        actorName,
      ]),
    ).toEqual([
      ["plannedDecision", "planApproval", null, "APPROVED", "Bem-vindos", "Ana Moura"],
      ["plannedDecision", "planRejection", "APPROVED", "REJECTED", "", "Rui Lobo"],
      ["plannedDecision", "clearPlan", "REJECTED", null, "", "Ana Moura"],
    ]);
    const mine = await desk.history.list({ filters: { records: ["plannedDecision"] } });
    expect(mine.items.some(({ about }) => about.submission?.id === id)).toBe(true);
    const theirs = await as(reader).history.list({ filters: { records: ["plannedDecision"] } });
    expect([theirs.total, theirs.counts.records.plannedDecision]).toEqual([0, 0]);
    expect(await codeOf(planSeen(portal, as(reader), id, "APPROVED"))).toBe("forbidden");
  });

  test("is not set over what a colleague planned since the page was read: that stays, with its note", async () => {
    const { id } = await makeSubmission(portal);
    const seen = { plan: "none" as const };
    await desk.decisions.plan({ submissionId: id, plan: "APPROVED", note: "Bem-vindos", seen });
    const over = (more: object) =>
      codeOf(as(admin).decisions.plan({ submissionId: id, plan: "REJECTED", seen, ...more }));
    expect(await over({})).toBe("stale");
    expect(await over({ plan: "none", seen: { plan: "APPROVED", note: "" } })).toBe("stale");
    expect(await findPlan(id)).toMatchObject({
      decision: "APPROVED",
      note: "Bem-vindos",
      plannedBy: manager.id,
    });
    expect(await over({ seen: { plan: "APPROVED", note: "Bem-vindos" } })).toBeUndefined();
    expect(await planOf(id)).toBe("REJECTED");
    await plan(id, "none");
  });

  test("is only for what nobody has decided", async () => {
    for (const status of ["APPROVED", "REJECTED", "SIGNED_CONTRACT", "HIDDEN", "DUPLICATE"] as const) {
      const { id } = await makeSubmission(portal, { status });
      expect(await codeOf(plan(id, "APPROVED"))).toBe("moveNotAllowed");
    }
    expect(await codeOf(plan("nosuchsubmission", "APPROVED"))).toBe("notFound");
  });

  test("stands in the ranking and is filtered there, for those who lead alone", async () => {
    const { id } = await makeSubmission(portal);
    await plan(id, "REJECTED");
    const found = (await desk.evaluations.ranking({ filters: { plans: ["REJECTED"] } })).items;
    expect(found.map((row) => [row.id, row.plan])).toEqual([[id, "REJECTED"]]);
    expect((await as(reader).evaluations.ranking({ filters: { plans: ["REJECTED"] } })).total).toBe(0);
    await plan(id, "none");
  });

  test("the m2 it would take are counted apart from what was approved and what is on offer", async () => {
    await changeSettings(portal, (data) => ({ ...data, standAreaM2: 3_000 }));
    const before = await desk.decisions.planning();
    const planned = await makeSubmission(portal, { spaceM2: 400 });
    const declined = await makeSubmission(portal, { spaceM2: 90 });
    const late = await makeSubmission(portal, { spaceM2: 70 });
    await makeSubmission(portal, { spaceM2: 250, status: "APPROVED" });
    await plan(planned.id, "APPROVED");
    await plan(declined.id, "REJECTED");
    await plan(late.id, "APPROVED");
    await desk.submissions.hide({ id: late.id, version: late.version });
    const after = await desk.decisions.planning();
    const figures = ({ planned: [approvals, rejections], approved }: typeof after) => [
      approvals?.count ?? 0,
      approvals?.m2 ?? 0,
      rejections?.count ?? 0,
      rejections?.m2 ?? 0,
      approved.count,
      approved.m2,
    ];
    const [then, now] = [figures(before), figures(after)];
    expect(now.map((figure, at) => figure - (then[at] ?? 0))).toEqual([1, 400, 1, 90, 1, 250]);
    expect([after.offered, after.all - before.all]).toEqual([3_000, 3]);
  });
});

describe("planning many at once", () => {
  test("sets and clears, names what stays out and why, and is undone to what was planned before", async () => {
    const [one, two, decided] = [
      await makeSubmission(portal),
      await makeSubmission(portal),
      await makeSubmission(portal, { status: "REJECTED" }),
    ];
    await plan(two.id, "REJECTED", "Fora do tema");
    const ids = [one.id, two.id, decided.id];
    const found = await preview("planApproval", ids);
    expect(found.groups.map(({ state, from, to, reason }) => [state, from, to, reason?.code])).toEqual([
      ["waiting", "plan.none", "plan.APPROVED", undefined],
      ["waiting", "plan.REJECTED", "plan.APPROVED", undefined],
      ["skipped", "plan.none", "plan.APPROVED", "moveNotAllowed"],
    ]);
    await run(found.id, "Até breve");
    expect(await Promise.all(ids.map(planOf))).toEqual(["APPROVED", "APPROVED", "none"]);
    await undo(found.id);
    expect(await Promise.all(ids.map(planOf))).toEqual(["none", "REJECTED", "none"]);
    const cleared = await run((await preview("clearPlan", ids)).id);
    expect(cleared.counts).toMatchObject({ done: 1, skipped: 2 });
    expect(await planOf(two.id)).toBe("none");
  });

  test("leaves out what changed since the preview, its plan included", async () => {
    const [moved, turned] = [await makeSubmission(portal), await makeSubmission(portal)];
    const found = await preview("planApproval", [moved.id, turned.id]);
    await as(admin).submissions.review({ id: moved.id, version: moved.version });
    await planSeen(portal, as(admin), turned.id, "REJECTED");
    const result = await run(found.id);
    expect(result.groups.map(({ state, reason, changedBy }) => [state, reason?.code, changedBy])).toEqual([
      ["skipped", "stale", "Rui Lobo"],
    ]);
  });

  test("goes over no note that a colleague wrote since the preview", async () => {
    const { id } = await makeSubmission(portal);
    await plan(id, "APPROVED");
    const found = await preview("planRejection", [id]);
    jury.setNow(new Date(portal.clock().getTime() + 60_000));
    await planSeen(portal, as(admin), id, "APPROVED", "Só com o anexo");
    const result = await run(found.id);
    expect(result.groups.map(({ state, reason, changedBy }) => [state, reason?.code, changedBy])).toEqual([
      ["skipped", "stale", "Rui Lobo"],
    ]);
    expect([await planOf(id), await noteOf(id)]).toEqual(["APPROVED", "Só com o anexo"]);
  });

  test("is undone to nothing that a colleague wrote a note for since", async () => {
    const [noted, plain] = [await makeSubmission(portal), await makeSubmission(portal)];
    const made = await run((await preview("planApproval", [noted.id, plain.id])).id);
    await planSeen(portal, as(admin), noted.id, "APPROVED", "Só com o anexo");
    const undone = await undo(made.id);
    expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
    expect([await planOf(plain.id), await planOf(noted.id), await noteOf(noted.id)]).toEqual([
      "none",
      "APPROVED",
      "Só com o anexo",
    ]);
  });

  test("that cleared plans gives none back to what was decided since", async () => {
    const { id, version } = await makeSubmission(portal);
    await plan(id, "APPROVED");
    const cleared = await run((await preview("clearPlan", [id])).id);
    await as(admin).submissions.reject({ id, version });
    expect((await undo(cleared.id)).counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await planOf(id)).toBe("none");
  });

  test("is for those who lead", async () => {
    const { id } = await makeSubmission(portal);
    const frozen = as(reader).bulk.freeze({
      act: { kind: "decisions", verb: "planApproval" },
      selection: { kind: "ids", ids: [id] },
    });
    expect(await codeOf(frozen)).toBe("forbidden");
  });
});
