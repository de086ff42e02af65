import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { assignments, outbox, submissions, users } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openJury } from "../evaluations/scene.ts";

/** A jury with so many submissions in all, of which nothing is assigned. */
async function openSeason(count = 6) {
  const jury = await openJury();
  for (let at = 2; at < count; at += 1) await makeSubmission(jury.portal);
  const { portal, ana, bento, clara, admin } = jury;
  const lead = jury.as(admin).assignments;

  function optionsOf(readers: readonly SignedInUser[], marksEach = 1, maximum: number | null = null) {
    return { marksEach, readers: readers.map(({ id }) => ({ id, maximum })) };
  }

  /** What the acceptance of a proposal says was shown. */
  async function seen(options: ReturnType<typeof optionsOf>) {
    const { readers } = await lead.propose(options);
    const given = readers.flatMap(({ id, gets }) =>
      gets.length > 0 ? [{ readerId: id, submissionIds: gets.map((submission) => submission.id) }] : [],
    );
    return { options, given };
  }

  /** Proposes and accepts at once. */
  async function assign(readers: readonly SignedInUser[] = [ana, bento, clara], marksEach = 1) {
    return lead.accept(await seen(optionsOf(readers, marksEach)));
  }

  const pairs = () => portal.db.read.select().from(assignments);
  const pairsOf = async (reader: SignedInUser) =>
    (await pairs()).filter(({ readerId }) => readerId === reader.id).map(({ submissionId }) => submissionId);
  const letters = () =>
    portal.db.read
      .select({ template: outbox.template, to: outbox.toEmail, params: outbox.params })
      .from(outbox);
  const progressOf = async (reader: SignedInUser) => {
    const { readers } = await lead.overview();
    const found = readers.find(({ id }) => id === reader.id);
    return found && { assigned: found.assigned, done: found.done, left: found.left };
  };
  return { ...jury, lead, optionsOf, seen, assign, pairs, pairsOf, letters, progressOf };
}

async function codeOf(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return reasonOf(error)?.code;
  }
}

describe("an assignment of who marks what", () => {
  test("is a proposal at first: it says what each reader has before and after, and stores nothing", async () => {
    const { lead, optionsOf, ana, bento, clara, mark, submission, pairs } = await openSeason();
    await mark(ana, {}, submission.id);
    const proposal = await lead.propose(optionsOf([ana, bento, clara]));
    expect(proposal).toMatchObject({ given: 5, gaps: [], gapCount: 0 });
    expect(
      proposal.readers.map(({ name, before, after, gets }) => [name, before, after, gets.length]),
    ).toEqual([
      ["Ana Luz", 1, 2, 1],
      ["Bento Reis", 0, 2, 2],
      ["Clara Sá", 0, 2, 2],
    ]);
    const given = proposal.readers.flatMap(({ gets }) => gets.map(({ id }) => id));
    expect([new Set(given).size, given.includes(submission.id)]).toEqual([5, false]);
    expect(await pairs()).toEqual([]);
  });

  test("says what cannot be filled and why", async () => {
    const { lead, optionsOf, as, ana, bento, submission } = await openSeason(2);
    await as(ana).evaluations.declareConflict({ submissionId: submission.id, reason: "r" });
    await as(bento).evaluations.abstain({ submissionId: submission.id, reason: "r" });
    const { gaps } = await lead.propose(optionsOf([ana, bento]));
    expect(gaps).toMatchObject([
      { submission: { reference: submission.reference }, missing: 1, because: { conflict: 1, refused: 1 } },
    ]);
  });

  test("accepted, it does exactly what was proposed, with one letter to each reader in the reader's language", async () => {
    const { portal, assign, ana, bento, clara, pairsOf, letters } = await openSeason();
    await portal.db.write((tx) => tx.update(users).set({ language: "pt" }).where(eq(users.id, ana.id)));
    expect(await assign()).toMatchObject({ given: 6, readers: 3 });
    for (const reader of [ana, bento, clara]) expect(await pairsOf(reader)).toHaveLength(2);
    const sent = await letters();
    expect(sent.map(({ template, to }) => `${template} ${to}`).toSorted()).toEqual(
      [ana, bento, clara].map(({ email }) => `reviewsAssigned ${email}`).toSorted(),
    );
    expect(sent[0]?.params).toMatchObject({ added: 2, left: 2 });
    const [letter] = await portal.db.read.select().from(outbox).where(eq(outbox.toEmail, ana.email));
    expect([letter?.locale, letter?.subject]).toEqual(["pt", "2 manifestações novas para você avaliar"]);
  });

  test("is refused when somebody marked or declared meanwhile, and asks for another look", async () => {
    const { as, lead, optionsOf, seen, ana, bento, mark, submission, other, pairs } = await openSeason();
    const options = optionsOf([ana, bento]);
    const shown = await seen(options);
    await mark(ana, {}, submission.id);
    expect(await codeOf(lead.accept(shown))).toBe("proposalOutdated");
    const again = await seen(options);
    await as(bento).evaluations.declareConflict({ submissionId: other.id, reason: "r" });
    expect(await codeOf(lead.accept(again))).toBe("proposalOutdated");
    expect(await pairs()).toEqual([]);
    expect(await lead.accept(await seen(options))).toEqual({ given: 5, readers: 2 });
  });

  test("is refused for what was never proposed, whoever says it was shown", async () => {
    const { lead, optionsOf, ana, submission, pairs } = await openSeason();
    const given = [{ readerId: ana.id, submissionIds: [submission.id] }];
    expect(await codeOf(lead.accept({ options: optionsOf([ana]), given }))).toBe("proposalOutdated");
    expect(await pairs()).toEqual([]);
  });

  test("is accepted once, also by two who look at the same one", async () => {
    const { lead, optionsOf, seen, ana, bento, pairs } = await openSeason();
    const shown = await seen(optionsOf([ana, bento]));
    const codes = await Promise.all([codeOf(lead.accept(shown)), codeOf(lead.accept(shown))]);
    expect(codes.toSorted()).toEqual(["proposalOutdated", undefined]);
    expect(await pairs()).toHaveLength(6);
  });

  test("names which submissions come to whom, and accepting it makes exactly those pairs", async () => {
    const { lead, optionsOf, seen, ana, bento, clara, pairsOf } = await openSeason();
    const shown = await seen(optionsOf([ana, bento, clara]));
    await lead.accept(shown);
    for (const { readerId, submissionIds } of shown.given) {
      const reader = [ana, bento, clara].find(({ id }) => id === readerId) ?? ana;
      expect(submissionIds).toHaveLength(2);
      expect((await pairsOf(reader)).toSorted()).toEqual(submissionIds.toSorted());
    }
  });

  test("with nothing to give is refused", async () => {
    const { lead, assign, optionsOf, seen, ana, bento, clara } = await openSeason();
    await assign();
    const shown = await seen(optionsOf([ana, bento, clara]));
    expect(shown.given).toEqual([]);
    expect(await codeOf(lead.accept(shown))).toBe("nothingChanged");
  });

  test("a second one adds what is lacking, to the least loaded, and moves nothing", async () => {
    const { assign, ana, bento, mark, pairsOf, progressOf } = await openSeason();
    await assign([ana]);
    const before = await pairsOf(ana);
    await mark(ana, {}, before[0]);
    expect(await assign([ana, bento], 2)).toEqual({ given: 6, readers: 1 });
    expect((await pairsOf(ana)).toSorted()).toEqual(before.toSorted());
    expect(await progressOf(ana)).toEqual({ assigned: 6, done: 1, left: 5 });
    expect(await progressOf(bento)).toEqual({ assigned: 6, done: 0, left: 6 });
  });

  test("passes by who is suspected of a conflict, until it is settled as none", async () => {
    const { portal, as, lead, optionsOf, ana, submission, other } = await openSeason(2);
    await portal.db.write(async (tx) => {
      await tx.update(users).set({ email: "ana@idesam.org.br" }).where(eq(users.id, ana.id));
      await tx
        .update(submissions)
        .set({ representativeEmail: "rui@idesam.org.br" })
        .where(eq(submissions.id, submission.id));
    });
    const { gaps, given } = await lead.propose(optionsOf([ana]));
    expect(given).toBe(1);
    expect(gaps).toMatchObject([{ submission: { id: submission.id }, because: { suspected: 1 } }]);
    expect(other.id).not.toBe(submission.id);
    // Who stepped back is named as such, whatever else is suspected.
    await as(ana).evaluations.abstain({ submissionId: submission.id, reason: "r" });
    const again = await lead.propose(optionsOf([ana]));
    expect(again.gaps).toMatchObject([{ submission: { id: submission.id }, because: { refused: 1 } }]);
  });

  test("a pair set by hand is kept, or kept apart, by every run; it can be released again", async () => {
    const { lead, assign, ana, bento, submission, other, pairs } = await openSeason(2);
    await lead.setPair({ reference: submission.reference, readerId: ana.id, standing: "fixed" });
    await lead.setPair({ reference: other.reference.toLowerCase(), readerId: bento.id, standing: "barred" });
    await assign([ana, bento]);
    const standings = (await pairs()).map(({ submissionId, readerId, standing }) => [
      submissionId,
      readerId,
      standing,
    ]);
    expect(standings.toSorted()).toEqual(
      [
        [submission.id, ana.id, "fixed"],
        [other.id, bento.id, "barred"],
        [other.id, ana.id, "proposed"],
      ].toSorted(),
    );
    expect((await lead.overview()).byHand).toHaveLength(2);
    await lead.releasePair({ submissionId: other.id, readerId: bento.id });
    expect((await lead.overview()).byHand.map(({ reader }) => reader)).toEqual(["Ana Luz"]);
    expect(await codeOf(lead.releasePair({ submissionId: other.id, readerId: ana.id }))).toBe("notFound");
  });

  test("nobody is fixed to what they may not mark, nor anybody who is not of the team", async () => {
    const { lead, as, ana, clara, portal, submission } = await openSeason(2);
    await as(ana).evaluations.declareConflict({ submissionId: submission.id, reason: "r" });
    const pair = { reference: submission.reference, standing: "fixed" as const };
    expect(await codeOf(lead.setPair({ ...pair, readerId: ana.id }))).toBe("readerClosed");
    await portal.db.write((tx) =>
      tx.update(users).set({ disabledAt: portal.clock() }).where(eq(users.id, clara.id)),
    );
    expect(await codeOf(lead.setPair({ ...pair, readerId: clara.id }))).toBe("notFound");
    expect(await codeOf(lead.setPair({ ...pair, reference: "EOI-1999-00001", readerId: ana.id }))).toBe(
      "notFound",
    );
  });

  test("a declared conflict takes the assignment away", async () => {
    const { as, assign, ana, pairsOf, progressOf } = await openSeason(2);
    await assign([ana]);
    const [id = ""] = await pairsOf(ana);
    await as(ana).evaluations.declareConflict({ submissionId: id, reason: "r" });
    expect(await pairsOf(ana)).toHaveLength(1);
    expect(await progressOf(ana)).toEqual({ assigned: 1, done: 0, left: 1 });
  });

  test("is taken back by hand: never evaluates it ends what was accepted, and released it is free", async () => {
    const { lead, assign, ana, submission, pairsOf, progressOf } = await openSeason(2);
    await assign([ana]);
    const pair = { submissionId: submission.id, readerId: ana.id };
    await lead.setPair({ reference: submission.reference, readerId: ana.id, standing: "barred" });
    expect(await progressOf(ana)).toEqual({ assigned: 1, done: 0, left: 1 });
    expect(await lead.propose({ marksEach: 1, readers: [{ id: ana.id, maximum: null }] })).toMatchObject({
      given: 0,
      gaps: [{ submission: { id: submission.id }, because: { apart: 1 } }],
    });
    await lead.releasePair(pair);
    expect(await pairsOf(ana)).toHaveLength(1);
  });
});

describe("how far everybody is with what was assigned", () => {
  test("leaves out what is decided, or opened without marks: it is nobody's any more", async () => {
    const { as, assign, admin, ana, pairsOf, progressOf, portal } = await openSeason(3);
    await assign([ana]);
    const [decided = "", opened = "", left = ""] = await pairsOf(ana);
    const [row] = await portal.db.read
      .select()
      .from(submissions)
      .where(and(eq(submissions.id, decided)));
    await as(admin).submissions.reject({ id: decided, version: row?.version ?? 1, note: "n" });
    await as(ana).evaluations.openMarks({ submissionId: opened });
    expect(await progressOf(ana)).toEqual({ assigned: 1, done: 0, left: 1 });
    await as(ana).evaluations.abstain({ submissionId: left, reason: "r" });
    expect(await progressOf(ana)).toEqual({ assigned: 1, done: 1, left: 0 });
  });

  test("passes by whose account is disabled: what was assigned and is not done goes to others", async () => {
    const { as, assign, admin, ana, bento, lead, mark, optionsOf, pairsOf } = await openSeason(4);
    await assign([ana, bento]);
    const [done = ""] = await pairsOf(ana);
    await mark(ana, {}, done);
    const { version } = await as(admin).staff.get({ id: ana.id });
    await as(admin).staff.disable({ id: ana.id, version });
    expect(await pairsOf(ana)).toEqual([done]);
    expect((await lead.overview()).readers.map(({ name }) => name)).not.toContain("Ana Luz");
    const { given, readers } = await lead.propose(optionsOf([bento]));
    expect([given, readers.map(({ name, after }) => [name, after])]).toEqual([1, [["Bento Reis", 3]]]);
    expect(await codeOf(lead.propose(optionsOf([ana, bento])))).toBe("notFound");
  });
});
