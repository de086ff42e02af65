import { describe, expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { assignments, history } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { reasonOf } from "#domain/refusal.ts";
import { findAudience } from "#server/live/audience.ts";
import { ALL_FIVES, openJury } from "./scene.ts";

/** A jury with a season of two, and the administrator's switch for one of the team. */
async function openSeason() {
  const jury = await openJury();
  const { admin, bento } = jury;

  async function set({ id }: SignedInUser, decidesOnly: boolean) {
    const { version, name, email, role } = await jury.as(admin).staff.get({ id });
    return jury.as(admin).staff.update({ id, version, name, email, role, decidesOnly });
  }

  const ranked = async (reader: SignedInUser) =>
    (await jury.as(reader).evaluations.ranking({})).items.filter(({ n }) => n !== null).length;

  return { ...jury, set, ranked, chair: bento };
}

async function because(call: Promise<unknown>) {
  try {
    await call;
    return undefined;
  } catch (error) {
    const reason = reasonOf(error);
    return reason?.code === "evaluationClosed" ? reason.params.because : reason?.code;
  }
}

describe("somebody who decides and does not mark", () => {
  test("reads all marks and the ranking, on every channel, without opening anything", async () => {
    const { portal, as, set, ranked, chair, ana, clara, mark, submission, other } = await openSeason();
    const { id } = await mark(ana);
    await mark(ana, {}, other.id);
    expect(await ranked(chair)).toBe(0);
    await set(chair, true);
    expect(await ranked(chair)).toBe(2);
    expect((await as(chair).evaluations.card({ submissionId: submission.id })).others).toHaveLength(1);
    expect((await as(chair).evaluations.list({})).total).toBe(2);
    expect(await as(chair).evaluations.get({ id })).toMatchObject({ isOwn: false });
    const about = { kind: "record", record: "evaluation", recordId: id, by: ana.id } as const;
    const audience = await findAudience(portal.db.read, { ...about, submissionId: submission.id });
    expect([chair, clara].map((reader) => audience.mayHear(reader))).toEqual([true, false]);
    // For others it is as blind as before.
    expect(await ranked(clara)).toBe(0);
  });

  test("gives no marks, abstains from none and has no queue", async () => {
    const { as, set, chair, submission } = await openSeason();
    await set(chair, true);
    const desk = as(chair).evaluations;
    const { id: submissionId } = submission;
    expect(await because(desk.save({ submissionId, decision: "APPROVED", ...ALL_FIVES }))).toBe(
      "decidesOnly",
    );
    expect(await because(desk.abstain({ submissionId, reason: "r" }))).toBe("decidesOnly");
    const nothing = { submissionId: null, done: 0, all: 0, assignedLeft: 0, decidesOnly: true };
    expect(await desk.next({})).toEqual(nothing);
  });

  test("is assigned nothing, and what was assigned and is not done goes back", async () => {
    const { as, portal, set, chair, ana, admin, mark, submission, other } = await openSeason();
    const lead = as(admin).assignments;
    for (const { reference } of [submission, other])
      await lead.setPair({ reference, readerId: chair.id, standing: "fixed" });
    await mark(chair);
    await set(chair, true);
    const left = await portal.db.read.select().from(assignments).where(eq(assignments.readerId, chair.id));
    expect(left.map(({ submissionId }) => submissionId)).toEqual([submission.id]);
    const { readers } = await lead.overview();
    expect(readers.map(({ id }) => id)).not.toContain(chair.id);
    const asked = [ana, chair].map(({ id }) => ({ id, maximum: null }));
    expect(await because(lead.propose({ marksEach: 1, readers: asked }))).toBe("notFound");
  });

  test("is made so by administrators alone, with a row in history", async () => {
    const { as, portal, set, chair, ana, admin } = await openSeason();
    const { version, name, email, role } = await as(admin).staff.get({ id: chair.id });
    const change = { id: chair.id, version, name, email, role, decidesOnly: true };
    for (const reader of [ana, chair])
      expect(await because(as(reader).staff.update(change))).toBe("forbidden");
    await set(chair, true);
    const [row] = await portal.db.read
      .select()
      .from(history)
      .where(and(eq(history.recordId, chair.id), eq(history.action, "update")));
    expect(row?.changes).toEqual({ decidesOnly: { old: false, new: true } });
  });

  test("takes no part in the marks of what was there to be read, once marking again", async () => {
    const { as, set, ranked, chair, ana, mark, submission, other } = await openSeason();
    await mark(ana);
    await set(chair, true);
    await set(chair, false);
    expect(await ranked(chair)).toBe(1);
    expect(await because(mark(chair))).toBe("opened");
    expect(await mark(chair, {}, other.id)).toMatchObject({ isGiven: true });
    expect(await as(chair).evaluations.next({})).toMatchObject({ submissionId: null, done: 1, all: 1 });
    expect(submission.id).not.toBe(other.id);
  });
});
