import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { DEFAULT_EVALUATING } from "#domain/evaluations/criteria.ts";
import { maySeeMarks } from "#domain/evaluations/sight.ts";
import { findHolder } from "#server/files/owner.ts";
import { findAudience } from "#server/live/audience.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { askEverything, differences } from "./ask-everything.ts";
import { openJury, setDecidesOnly } from "./scene.ts";

const jury = await openJury();
const { portal, ana, bento, clara, admin, submission, mark, card } = jury;
/** Leads the assignment and reads as well. */
const eva = await makeUser(portal, "SUBMISSION_MANAGER", { name: "Eva Lima" });

/** The queue, in which what nobody was asked to mark goes by the number of marks. */
const EXCEPT = ["evaluations.next"];
/** Whoever leads the assignment has to know what is short of marks, and how far everybody is: see the test of both. */
const EXCEPT_LEADING = [...EXCEPT, "assignments.propose", "assignments.overview"];
/** And how the machine does, which every question and every line changes. */
const EXCEPT_ADMIN = [...EXCEPT_LEADING, "portalStatus.read"];

const everybodyElse = (readers: readonly SignedInUser[]) => ({
  marksEach: 20,
  readers: readers.map(({ id }) => ({ id, maximum: 0 })),
});

test("before the own marks are given, nothing that can be asked depends on others'", async () => {
  const { id: begun } = await mark(bento, { theme: undefined, comment: "Guardado" });
  const ids = [
    { id: submission.id },
    { submissionId: submission.id },
    { id: begun },
    { id: submission.id, note: "" },
    everybodyElse([eva]),
    { evaluating: { ...DEFAULT_EVALUATING, minimumMarks: 1 } },
  ];
  const readers = [
    { reader: ana, except: EXCEPT },
    { reader: eva, except: EXCEPT_LEADING },
    { reader: admin, except: EXCEPT_ADMIN },
  ];
  const asked = [];
  for (const { reader, except } of readers) asked.push(await askEverything(jury, reader, ids, { except }));
  expect(asked.map((answers) => answers.size > 100)).toEqual([true, true, true]);
  expect(asked[2]?.get(`evaluations.previewRanks ${JSON.stringify(ids[5])}`)).toContain('"ranked":0');
  await jury.as(bento).evaluations.save({
    submissionId: submission.id,
    version: 1,
    decision: "APPROVED",
    theme: 5,
    innovation: 4,
    sustainability: 4,
    feasibility: 4,
    publicInterest: 1,
    comment: "Muito forte",
  });
  await mark(clara, { comment: "Fraca" });
  for (const [at, { reader, except }] of readers.entries()) {
    const after = await askEverything(jury, reader, ids, { except });
    expect(differences(asked[at] ?? new Map(), after)).toEqual([]);
  }
});

test("who leads the assignment is told that a submission is being marked, and how far everybody is, never what was given", async () => {
  const { id, reference } = await makeSubmission(portal);
  const lead = jury.as(eva).assignments;
  await lead.setPair({ reference, readerId: clara.id, standing: "fixed" });
  const missing = async () => {
    const { gaps } = await lead.propose(everybodyElse([eva]));
    return gaps.find((gap) => gap.submission.id === id)?.missing;
  };
  const told = async () => JSON.stringify([await lead.overview(), await lead.propose(everybodyElse([eva]))]);
  expect(await missing()).toBe(19);
  await mark(bento, { theme: undefined }, id);
  expect(await missing()).toBe(18);
  const begun = await told();
  await mark(bento, { version: 1, theme: 0, decision: "REJECTED", comment: "Fraca" }, id);
  expect(await told()).toBe(begun);
  await mark(clara, {}, id);
  const done = await told();
  await mark(clara, { version: 1, theme: 1, decision: "REJECTED" }, id);
  expect(await told()).toBe(done);
});

test("with the own marks given, others' are there", async () => {
  await mark(ana);
  const { others } = await card(ana);
  expect(others.map(({ reader, comment }) => [reader, comment]).toSorted()).toEqual([
    ["Bento Reis", "Muito forte"],
    ["Clara Sá", "Fraca"],
  ]);
  expect((await jury.as(ana).submissions.get({ id: submission.id })).isApprovedByEvaluation).toBe(true);
  expect((await jury.as(admin).submissions.get({ id: submission.id })).isApprovedByEvaluation).toBe(null);
});

test("that an evaluation was given is told live to who may see it, and to its evaluator, alone", async () => {
  const { id: submissionId } = await makeSubmission(portal);
  const { id } = await mark(bento, {}, submissionId);
  await mark(clara, {}, submissionId);
  const { mayHear } = await findAudience(portal.db.read, {
    kind: "record",
    record: "evaluation",
    recordId: id,
    submissionId: null,
    by: bento.id,
  });
  expect([ana, bento, clara, admin].map(mayHear)).toEqual([false, true, true, false]);
});

test("marks that are begun stay their evaluator's on every channel, until they are given", async () => {
  const { id: submissionId } = await makeSubmission(portal);
  await mark(ana, {}, submissionId);
  const file = await jury.upload(bento);
  const attachments = [{ id: file, name: "parecer.pdf", type: "application/pdf", url: `/api/files/${file}` }];
  const begin = { submissionId, decision: "PENDING", attachments } as const;
  const { id } = await jury.as(bento).evaluations.save({ ...begin, theme: 1 });
  const { version } = await jury.as(bento).evaluations.save({ ...begin, version: 1, theme: 2 });

  async function heardOf(reader: SignedInUser) {
    const { items } = await jury
      .as(reader)
      .history.list({ filters: { records: ["evaluation"] }, limit: 100 });
    const about = { kind: "record", record: "evaluation", recordId: id, submissionId, by: bento.id } as const;
    const [row] = await portal.db.read.select().from(files).where(eq(files.id, file));
    const holder = row && (await findHolder(portal.db.read, row, reader.id));
    return {
      history: items.filter(({ recordId }) => recordId === id).length,
      live: (await findAudience(portal.db.read, about)).mayHear(reader),
      file: holder?.kind === "evaluation" && holder.isOpen,
    };
  }

  expect(await heardOf(ana)).toEqual({ history: 0, live: false, file: false });
  expect(await heardOf(bento)).toEqual({ history: 2, live: true, file: true });
  await mark(bento, { version, attachments }, submissionId);
  expect(await heardOf(ana)).toEqual({ history: 3, live: true, file: true });
  expect(await heardOf(clara)).toEqual({ history: 0, live: false, file: false });
});

test("the rule and the condition of the questions agree, whatever somebody is to a submission", async () => {
  for (let bits = 0; bits < 32; bits += 1) {
    const [gives, abstains, opens, conflicts, decidesOnly] = [1, 2, 4, 8, 16].map(
      (bit) => (bits & bit) !== 0,
    );
    if (gives && abstains) continue;
    const { id } = await makeSubmission(portal);
    await mark(bento, {}, id);
    const desk = jury.as(ana).evaluations;
    if (gives) await mark(ana, {}, id);
    if (abstains) await desk.abstain({ submissionId: id, reason: "r" });
    if (opens) await desk.openMarks({ submissionId: id });
    if (conflicts) await desk.declareConflict({ submissionId: id, reason: "r" });
    await setDecidesOnly(jury, ana, decidesOnly === true);
    const shown = await card(ana, id);
    expect(shown.others.length === 1).toBe(maySeeMarks(shown.standing));
    expect(shown.isOpen).toBe(maySeeMarks(shown.standing));
    const listed = (await desk.list({ filters: { whose: ["others"] }, limit: 100 })).items;
    expect(listed.some((row) => row.submission.id === id)).toBe(shown.isOpen);
    await setDecidesOnly(jury, ana, false);
  }
});
