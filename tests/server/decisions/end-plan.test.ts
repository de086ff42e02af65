import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history, plannedDecisions, submissions } from "#db/schema/index.ts";
import { hashToken, newToken } from "#server/platform/token.ts";
import { makeSubmission, makeUser, type SubmissionRow } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { planSeen } from "#tests/server/decisions/plan-seen.ts";

const { portal, as } = await openTestPortal();
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const admin = await makeUser(portal, "ADMIN");
const desk = as(manager);

const plan = (submissionId: string, to: "APPROVED" | "none", note = "") =>
  planSeen(portal, desk, submissionId, to, note);

async function read(id: string): Promise<SubmissionRow> {
  const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
  if (!row) throw new Error("it is gone");
  return row;
}

async function findPlan(id: string) {
  const [row] = await portal.db.read
    .select()
    .from(plannedDecisions)
    .where(eq(plannedDecisions.submissionId, id));
  return row;
}

const planOf = async (id: string) => (await findPlan(id))?.decision ?? "none";

describe("a plan that something was decided over", () => {
  const decisions = {
    "somebody rejects": (row: SubmissionRow) =>
      as(admin).submissions.reject({ id: row.id, version: row.version }),
    "it is approved, though not by the release": (row: SubmissionRow) =>
      as(admin).submissions.approve({ id: row.id, version: row.version }),
    "a status is forced": (row: SubmissionRow) =>
      as(admin).submissions.force({
        id: row.id,
        version: row.version,
        status: "SIGNED_CONTRACT",
        note: "Signed on paper",
      }),
    "the applicant withdraws": (_: SubmissionRow, token: string) =>
      as(VISITOR).submissions.withdraw({ token }),
  };

  for (const [name, decide] of Object.entries(decisions)) {
    test(`ends when ${name}, with a row of its history, and does not come back`, async () => {
      const token = newToken(24);
      const row = await makeSubmission(portal, { trackHash: hashToken(token) });
      await plan(row.id, "APPROVED", "Bem-vindos");
      await decide(row, token);
      expect(await planOf(row.id)).toBe("none");
      const isOfPlan = and(eq(history.recordId, row.id), eq(history.record, "plannedDecision"));
      const rows = await portal.db.read.select().from(history).where(isOfPlan);
      expect(rows.map(({ action, fromStatus, toStatus }) => [action, fromStatus, toStatus])).toEqual([
        ["planApproval", null, "APPROVED"],
        ["clearPlan", "APPROVED", null],
      ]);
      const { status, version } = await read(row.id);
      if (status !== "REJECTED") return;
      await desk.submissions.reopen({ id: row.id, version, note: "Novo prazo" });
      expect(await planOf(row.id)).toBe("none");
    });
  }

  test("stays over hiding, and for the way back", async () => {
    const { id, version } = await makeSubmission(portal);
    await plan(id, "APPROVED");
    const hidden = await desk.submissions.hide({ id, version });
    expect(await planOf(id)).toBe("APPROVED");
    await desk.submissions.restore({ id, version: hidden.version });
    expect(await planOf(id)).toBe("APPROVED");
  });

  test("is there again when a run that decided otherwise is undone", async () => {
    const { id } = await makeSubmission(portal);
    await plan(id, "APPROVED", "Bem-vindos");
    const frozen = await desk.bulk.freeze({
      act: { kind: "submissions", verb: "reject" },
      selection: { kind: "ids", ids: [id] },
    });
    await desk.bulk.run({ id: frozen.id });
    await portal.drainRuns();
    expect(await planOf(id)).toBe("none");
    await desk.bulk.undo({ id: frozen.id });
    await portal.drainRuns();
    expect(await findPlan(id)).toMatchObject({ decision: "APPROVED", note: "Bem-vindos" });
  });
});
