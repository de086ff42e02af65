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

  /** Proposes and accepts at once. */
  async function assign(readers: readonly SignedInUser[] = [ana, bento, clara], marksEach = 1) {
    const options = optionsOf(readers, marksEach);
    const { seal } = await lead.propose(options);
    return lead.accept({ options, seal });
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
    const { assigned, begun, done, left } = readers.find(({ id }) => id === reader.id) ?? {};
    return { assigned, begun, done, left };
  };
  return { ...jury, lead, optionsOf, assign, pairs, pairsOf, letters, progressOf };
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
    expect(proposal).toMatchObject({ given: 5, taken: 0, submissions: 6, gaps: [], gapCount: 0 });
    expect(
      proposal.readers.map(({ name, before, after, given }) => [name, before, after, given]).toSorted(),
    ).toEqual([
      ["Ana Luz", 1, 2, 1],
      ["Bento Reis", 0, 2, 2],
      ["Clara Sá", 0, 2, 2],
    ]);
    for (const { gets, given } of proposal.readers) expect(new Set(gets).size).toBe(given);
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
    expect(await assign()).toMatchObject({ given: 6, taken: 0, readers: 3 });
    for (const reader of [ana, bento, clara]) expect(await pairsOf(reader)).toHaveLength(2);
    const sent = await letters();
    expect(sent.map(({ template, to }) => `${template} ${to}`).toSorted()).toEqual(
      [ana, bento, clara].map(({ email }) => `reviewsAssigned ${email}`).toSorted(),
    );
    expect(sent[0]?.params).toMatchObject({ added: 2, left: 2 });
    const [letter] = await portal.db.read.select().from(outbox).where(eq(outbox.toEmail, ana.email));
    expect([letter?.locale, letter?.subject]).toEqual(["pt", "2 manifestações novas para você avaliar"]);
  });

  test("is refused when somebody marked, declared or came in meanwhile, and asks for another look", async () => {
    const { lead, optionsOf, ana, bento, mark, submission, pairs } = await openSeason();
    const options = optionsOf([ana, bento]);
    const { seal } = await lead.propose(options);
    await mark(ana, {}, submission.id);
    expect(await codeOf(lead.accept({ options, seal }))).toBe("proposalOutdated");
    expect(await pairs()).toEqual([]);
  });

  test("names which submissions come to whom, and accepting it makes exactly those pairs", async () => {
    const { lead, optionsOf, ana, bento, clara, pairsOf } = await openSeason();
    const options = optionsOf([ana, bento, clara]);
    const { readers, seal } = await lead.propose(options);
    await lead.accept({ options, seal });
    for (const reader of [ana, bento, clara]) {
      const gets = readers.find(({ id }) => id === reader.id)?.gets.map(({ id }) => id) ?? [];
      expect(gets).toHaveLength(2);
      expect((await pairsOf(reader)).toSorted()).toEqual(gets.toSorted());
    }
  });

  test("with nothing to change is refused", async () => {
    const { lead, assign, optionsOf, ana, bento, clara } = await openSeason();
    await assign();
    const options = optionsOf([ana, bento, clara]);
    const { seal, given, taken } = await lead.propose(options);
    expect([given, taken]).toEqual([0, 0]);
    expect(await codeOf(lead.accept({ options, seal }))).toBe("nothingChanged");
  });

  test("a second run moves only what nobody began", async () => {
    const { assign, ana, bento, mark, pairsOf, progressOf } = await openSeason();
    await assign([ana]);
    const [begun = "", given = ""] = await pairsOf(ana);
    await mark(ana, { theme: undefined }, begun);
    await mark(ana, {}, given);
    await assign([ana, bento]);
    expect(await pairsOf(ana)).toEqual(expect.arrayContaining([begun, given]));
    expect(await progressOf(ana)).toEqual({ assigned: 3, begun: 1, done: 1, left: 2 });
    expect(await progressOf(bento)).toEqual({ assigned: 3, begun: 0, done: 0, left: 3 });
    await assign([bento]);
    expect((await pairsOf(ana)).toSorted()).toEqual([begun, given].toSorted());
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
    expect(await progressOf(ana)).toEqual({ assigned: 1, begun: 0, done: 0, left: 1 });
  });
});

describe("the last acceptance undone, once", () => {
  test("takes away what nobody began, gives back what it took, and keeps letters that have not left", async () => {
    const { portal, lead, assign, ana, bento, mark, pairsOf } = await openSeason();
    await assign([ana]);
    const before = (await pairsOf(ana)).toSorted();
    await portal.db.write((tx) => tx.update(outbox).set({ status: "sent" }));
    const second = await assign([ana, bento]);
    expect(second).toMatchObject({ given: 3, taken: 3 });
    const [begun = ""] = await pairsOf(bento);
    await mark(bento, { theme: undefined }, begun);
    expect(await lead.undo({ id: second.id })).toEqual({ removed: 2, kept: 1, restored: 3 });
    expect((await pairsOf(ana)).toSorted()).toEqual(before);
    expect(await pairsOf(bento)).toEqual([begun]);
    const unsent = await portal.db.read.select().from(outbox).where(eq(outbox.status, "queued"));
    expect(unsent).toEqual([]);
  });

  test("is refused a second time, and for any but the last", async () => {
    const { lead, assign, ana, bento } = await openSeason();
    const first = await assign([ana]);
    const second = await assign([ana, bento]);
    expect(await codeOf(lead.undo({ id: first.id }))).toBe("assignmentClosed");
    await lead.undo({ id: second.id });
    expect((await lead.overview()).last).toMatchObject({ id: second.id, by: "Dora Paz", given: 3, taken: 3 });
    expect(await codeOf(lead.undo({ id: second.id }))).toBe("assignmentClosed");
    expect(await codeOf(lead.undo({ id: first.id }))).toBe("assignmentClosed");
  });

  test("brings nobody back to what they declared a conflict with meanwhile", async () => {
    const { as, lead, assign, ana, bento, pairsOf, portal } = await openSeason(2);
    await assign([ana]);
    const second = await assign([ana, bento]);
    const mine = await pairsOf(ana);
    const gone = (await portal.db.read.select({ id: submissions.id }).from(submissions)).find(
      ({ id }) => !mine.includes(id),
    );
    await as(ana).evaluations.declareConflict({ submissionId: gone?.id ?? "", reason: "r" });
    expect(await lead.undo({ id: second.id })).toEqual({ removed: 1, kept: 0, restored: 0 });
  });
});

describe("progress and reminders come from one question", () => {
  test("reminds exactly those whose progress says that something is left, once a day", async () => {
    const { portal, lead, assign, ana, bento, clara, mark, pairsOf, letters } = await openSeason(3);
    await assign();
    for (const id of await pairsOf(bento)) await mark(bento, {}, id);
    const everybody = { readerIds: [ana.id, bento.id, clara.id] };
    const owing = (await lead.overview()).readers.filter(({ left }) => left > 0).map(({ name }) => name);
    const seen = await lead.previewReminder(everybody);
    expect(seen.names.toSorted()).toEqual(owing.toSorted());
    expect(seen.letter?.text).toContain("/admin/gruporg");
    const { reminded, alreadyToday } = await lead.remind(everybody);
    expect([reminded.toSorted(), alreadyToday]).toEqual([owing.toSorted(), 0]);
    expect(await lead.remind(everybody)).toEqual({ reminded: [], alreadyToday: 2 });
    expect(await lead.previewReminder(everybody)).toEqual({ names: [], letter: null });
    const written = (await letters()).filter(({ template }) => template === "reviewsLeft");
    expect(written.map(({ to }) => to).toSorted()).toEqual([ana.email, clara.email].toSorted());
    expect((await lead.overview()).readers.find(({ id }) => id === ana.id)?.remindedAt).toBe(
      portal.clock().toISOString(),
    );
  });

  test("what is decided, or opened without marks, is nobody's any more", async () => {
    const { as, assign, admin, ana, pairsOf, progressOf, portal, lead } = await openSeason(3);
    await assign([ana]);
    const [decided = "", opened = "", left = ""] = await pairsOf(ana);
    const [row] = await portal.db.read
      .select()
      .from(submissions)
      .where(and(eq(submissions.id, decided)));
    await as(admin).submissions.reject({ id: decided, version: row?.version ?? 1, note: "n" });
    await as(ana).evaluations.openMarks({ submissionId: opened });
    expect(await progressOf(ana)).toEqual({ assigned: 1, begun: 0, done: 0, left: 1 });
    await as(ana).evaluations.abstain({ submissionId: left, reason: "r" });
    expect(await progressOf(ana)).toEqual({ assigned: 1, begun: 0, done: 1, left: 0 });
    expect(await lead.remind({ readerIds: [ana.id] })).toEqual({ reminded: [], alreadyToday: 0 });
  });

  test("somebody who left the team owes nothing to a reminder, and is shown while something waits", async () => {
    const { assign, ana, bento, portal, lead } = await openSeason(2);
    await assign([ana, bento]);
    await portal.db.write((tx) =>
      tx.update(users).set({ disabledAt: portal.clock() }).where(eq(users.id, ana.id)),
    );
    const { readers, options } = await lead.overview();
    expect(readers.find(({ id }) => id === ana.id)).toMatchObject({ isActive: false, left: 1 });
    expect(options.readers.map(({ id }) => id)).toEqual([bento.id]);
    expect(await lead.remind({ readerIds: [ana.id] })).toEqual({ reminded: [], alreadyToday: 0 });
    const { given, taken, readers: changed } = await lead.propose(options);
    expect([given, taken, changed.map(({ name, after }) => [name, after])]).toEqual([
      1,
      1,
      [
        ["Ana Luz", null],
        ["Bento Reis", 2],
      ],
    ]);
  });
});
