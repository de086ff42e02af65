import { describe, expect, test } from "bun:test";
import { SUBMISSION_STATUSES } from "#domain/submissions/status.ts";
import { statusUrlOf } from "#server/mail/status-url.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { mailsTo, tokenIn } from "#tests/server/mailed.ts";
import { codeOf, issuesFor, reasonFor } from "./reason.ts";

const scene = await openTestPortal();
const { portal, as } = scene;
const manager = await makeUser(portal, "SUBMISSION_MANAGER");
const visitor = as(VISITOR).submissions;

async function open(more: Parameters<typeof makeSubmission>[1] = {}) {
  const row = await makeSubmission(portal, more);
  const token = tokenIn(statusUrlOf(portal, row));
  return { row, token, ...(await visitor.sent({ token })) };
}

describe("the applicant's correction", () => {
  test("is stored, and leaves old and new values where staff read them", async () => {
    const { row, token, version, answers } = await open();
    const corrected = { ...answers, mainArea: "Mangue", website: "www.mangue.example.org" };
    expect(await visitor.correct({ token, version, answers: corrected })).toEqual({
      version: version + 1,
      isMailed: false,
      token: null,
    });
    expect((await visitor.sent({ token })).answers).toMatchObject({
      mainArea: "Mangue",
      website: "https://www.mangue.example.org",
    });
    const shown = await as(manager).submissions.get({ id: row.id });
    expect(shown.history[0]).toMatchObject({
      action: "correct",
      actorName: row.representativeName,
      changes: { mainArea: { old: row.mainArea, new: "Mangue" } },
    });
    expect((await visitor.track({ token })).corrected).toEqual({
      at: portal.clock().toISOString(),
      answers: Object.keys(shown.history[0]?.changes ?? {}).length,
    });
  });

  test("and the team's stand beside what was sent, with who made them and when", async () => {
    const { row, token, version, answers } = await open({ mainArea: "Água" });
    const team = { ...answers, mainArea: "Rios e marés" };
    await as(manager).submissions.update({ id: row.id, version, answers: team });
    const own = { ...team, description: "Canoas elétricas no rio Guamá" };
    await visitor.correct({ token, version: version + 1, answers: own });
    const shown = await visitor.sent({ token });
    const at = portal.clock().toISOString();
    expect(shown.answers).toMatchObject({ mainArea: "Rios e marés", description: own.description });
    expect(shown.sent).toEqual(answers);
    expect(shown.corrected).toEqual({ mainArea: { by: "team", at }, description: { by: "applicant", at } });
  });

  test.each(SUBMISSION_STATUSES.filter((status) => status !== "PENDING"))(
    "is refused once it is %s, as the page offers it",
    async (status) => {
      const { token, version, answers, canCorrect } = await open({ status, statusBefore: "PENDING" });
      expect(canCorrect).toBe(false);
      const sent = visitor.correct({ token, version, answers: { ...answers, mainArea: "Mangue" } });
      expect(await codeOf(sent)).toBe("moveNotAllowed");
    },
  );

  test("is refused when somebody saved meanwhile, and when nothing differs", async () => {
    const { row, token, version, answers } = await open();
    await as(manager).submissions.update({ id: row.id, version, answers: { ...answers, mainArea: "Rio" } });
    const late = visitor.correct({ token, version, answers: { ...answers, mainArea: "Mangue" } });
    expect(await reasonFor(late)).toEqual({
      code: "stale",
      params: { record: "submission", current: version + 1 },
    });
    const now = await visitor.sent({ token });
    const same = visitor.correct({ token, version: now.version, answers: now.answers });
    expect(await codeOf(same)).toBe("nothingChanged");
    expect((await visitor.sent({ token })).version).toBe(now.version);
  });

  test("keeps the form's rules", async () => {
    const { token, version, answers } = await open();
    const broken = visitor.correct({ token, version, answers: { ...answers, representativeEmail: "a@b" } });
    expect(await issuesFor(broken)).toMatchObject([
      { path: "answers.representativeEmail", key: "emailInvalid" },
    ]);
  });

  test("writes to no more than three new addresses a day", async () => {
    const { token, version, answers } = await open();
    const correct = (at: number) =>
      visitor.correct({
        token,
        version: version + at,
        answers: { ...answers, representativeEmail: `stranger${at}@example.org` },
      });
    for (let at = 0; at < 3; at += 1) await correct(at);
    expect(await codeOf(correct(3))).toBe("tooManyRequests");
    expect(await mailsTo(scene, "stranger3@example.org", "submissionCorrected")).toEqual([]);
  });

  test("waits after twenty in an hour", async () => {
    const { token, version, answers } = await open();
    for (let at = 0; at < 20; at += 1)
      await visitor.correct({ token, version: version + at, answers: { ...answers, mainArea: `Rio ${at}` } });
    const next = { token, version: version + 20, answers: { ...answers, mainArea: "Mar" } };
    expect(await codeOf(visitor.correct(next))).toBe("tooManyRequests");
  });
});

describe("a status link", () => {
  test("opens one submission alone, and none when a letter of it is another", async () => {
    const { row, token } = await open();
    const { row: other } = await open();
    expect((await visitor.track({ token })).reference).toBe(row.reference);
    const forged = [
      other.id + token.slice(row.id.length),
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      token.toUpperCase(),
      row.id,
      row.trackHash,
    ];
    for (const wrong of forged) expect(await codeOf(visitor.track({ token: wrong }))).toBe("notFound");
  });

  test("stands nowhere in the database", async () => {
    const { token, version, answers } = await open();
    await visitor.correct({ token, version, answers: { ...answers, mainArea: "Mangue" } });
    for (const table of ["submissions", "idempotency_keys", "history", "outbox"]) {
      const { rows } = await portal.db.client.execute(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });
});
