import { expect, test } from "bun:test";
import { statusUrlOf } from "#server/mail/status-url.ts";
import { makeSubmission } from "#tests/factories.ts";
import { VISITOR } from "#tests/portal.ts";
import { tokenIn } from "#tests/server/mailed.ts";
import { openJury } from "./scene.ts";

const jury = await openJury();
const { ana, bento, clara, admin, submission, other, mark, card, as, setNow, portal } = jury;

/** An hour later: a moment, since an actor's clock stands still from the first call on. */
function later(): void {
  setNow(new Date(portal.clock().getTime() + 3_600_000));
}

async function correct(answers: object, id = submission.id): Promise<void> {
  later();
  const read = await as(admin).submissions.get({ id });
  await as(admin).submissions.update({ id, version: read.version, answers: { ...read.answers, ...answers } });
  later();
}

const rowOf = async (reader: typeof ana, id = submission.id) =>
  (await as(reader).evaluations.ranking({})).items.find((row) => row.id === id);

test("what is changed after the marks is flagged to their reader, field by field: queue, record and ranking", async () => {
  const given = await mark(ana);
  const { mainArea } = (await as(admin).submissions.get({ id: submission.id })).answers;
  expect((await card(ana)).changedSince).toBeNull();
  expect((await rowOf(ana))?.outdated).toBe(0);
  await correct({ mainArea: "Mangue" });
  await correct({ mainArea: "Restinga", description: "Outro pavilhão." });
  const changed = {
    by: admin.name,
    changes: {
      mainArea: { old: mainArea, new: "Restinga" },
      description: { old: submission.description, new: "Outro pavilhão." },
    },
  };
  expect((await card(ana)).changedSince).toMatchObject(changed);
  expect((await as(ana).evaluations.get({ id: given.id })).changedSince).toMatchObject(changed);
  expect(await rowOf(ana)).toMatchObject({ outdated: 1, isOwnOutdated: true });
});

test("marks that are given, or saved again, after it are of what is written now", async () => {
  await mark(bento);
  expect((await card(bento)).changedSince).toBeNull();
  expect(await rowOf(bento)).toMatchObject({ n: 2, outdated: 1, isOwnOutdated: false });
  const { own } = await card(ana);
  await as(ana).evaluations.save({
    submissionId: submission.id,
    version: own?.version,
    decision: "APPROVED",
    theme: 4,
    innovation: 5,
    sustainability: 5,
    feasibility: 5,
    publicInterest: 5,
  });
  expect((await card(ana)).changedSince).toBeNull();
  expect((await rowOf(ana))?.outdated).toBe(0);
});

test("what was corrected and put back is as it was judged: nothing is flagged to anybody", async () => {
  const { id } = await makeSubmission(portal, { status: "REVIEWING" });
  await mark(ana, {}, id);
  const { mainArea } = (await as(admin).submissions.get({ id })).answers;
  await correct({ mainArea: "Mangue" }, id);
  // Bento judged what stands between, so to him it is changed when it is put back.
  await mark(bento, {}, id);
  expect(await rowOf(ana, id)).toMatchObject({ n: 2, outdated: 1, isOwnOutdated: true });
  await correct({ mainArea }, id);
  expect((await card(ana, id)).changedSince).toBeNull();
  expect((await card(bento, id)).changedSince).not.toBeNull();
  expect(await rowOf(ana, id)).toMatchObject({ outdated: 1, isOwnOutdated: false });
  expect(await rowOf(bento, id)).toMatchObject({ outdated: 1, isOwnOutdated: true });
});

test("a move, and a correction of another submission, change nothing of what was judged", async () => {
  await mark(ana, {}, other.id);
  const { version } = await as(admin).submissions.get({ id: other.id });
  later();
  await as(admin).submissions.review({ id: other.id, version, note: "" });
  await correct({ mainArea: "Dunas" });
  expect((await card(ana, other.id)).changedSince).toBeNull();
  expect((await rowOf(ana, other.id))?.outdated).toBe(0);
});

test("whose marks are closed is not told that there are any which it came after", async () => {
  expect(await rowOf(clara)).toMatchObject({ state: "closed", n: null, outdated: 0, isOwnOutdated: false });
  expect((await card(clara)).changedSince).toBeNull();
});

test("what the applicant corrects after the marks is flagged as well, field by field", async () => {
  const row = await makeSubmission(portal);
  await mark(ana, {}, row.id);
  later();
  const token = tokenIn(statusUrlOf(portal, row));
  const { version, answers } = await as(VISITOR).submissions.sent({ token });
  await as(VISITOR).submissions.correct({ token, version, answers: { ...answers, mainArea: "Mangue" } });
  later();
  const changed = { by: row.representativeName, changes: { mainArea: { old: row.mainArea, new: "Mangue" } } };
  expect((await card(ana, row.id)).changedSince).toMatchObject(changed);
  expect(await rowOf(ana, row.id)).toMatchObject({ outdated: 1, isOwnOutdated: true });
});
