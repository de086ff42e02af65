import { expect, test } from "bun:test";
import { reasonOf } from "#domain/refusal.ts";
import { openJury } from "../evaluations/scene.ts";

const reason = "Era outra organização";

async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  return reasonOf(await answer.catch((error: unknown) => error))?.code;
}

test("a conflict that was a mistake is taken back: marks count again, and nobody suspects it any more", async () => {
  const { as, ana, bento, admin, submission, mark, card } = await openJury();
  const pair = { submissionId: submission.id, readerId: ana.id };
  await mark(ana);
  await as(ana).evaluations.declareConflict({ submissionId: submission.id, reason: "Engano" });
  const { declined } = await as(bento).assignments.overview();
  expect(declined).toEqual([
    { ...pair, reference: submission.reference, reader: "Ana Luz", as: "conflict", whyNot: null },
  ]);
  await as(admin).assignments.takeBack({ ...pair, as: "conflict", reason });
  expect(await card(ana)).toMatchObject({
    whyNot: null,
    suspicion: null,
    standing: { hasConflict: false },
    own: { isGiven: true, isSetAside: false },
  });
  expect((await as(admin).assignments.overview()).declined).toEqual([]);
  const { items } = await as(admin).history.list({ filters: { records: ["assignment"] } });
  expect(items.map(({ action, note }) => [action, note])).toEqual([
    ["takeBackConflict", `${submission.reference}, Ana Luz: ${reason}`],
  ]);
  expect(await codeOf(as(admin).assignments.takeBack({ ...pair, as: "conflict", reason }))).toBe(
    "nothingChanged",
  );
});

test("an abstention is taken back where nobody has given marks: the reader begins anew", async () => {
  const { as, ana, admin, submission, mark, card } = await openJury();
  const pair = { submissionId: submission.id, readerId: ana.id, as: "abstention" as const, reason };
  await as(ana).evaluations.abstain({ submissionId: submission.id, reason: "Sem tempo" });
  await as(admin).assignments.takeBack(pair);
  const { own, whyNot, isOpen } = await card(ana);
  expect({ whyNot, isOpen, isGiven: own?.isGiven }).toEqual({ whyNot: null, isOpen: false, isGiven: false });
  await mark(ana, { version: own?.version ?? 0 });
  expect((await card(ana)).own).toMatchObject({ isGiven: true, abstainedBecause: null });
});

test("once others' marks were open to the reader, an abstention stays, and the screen says so before", async () => {
  const { as, ana, bento, admin, submission, mark } = await openJury();
  await as(ana).evaluations.abstain({ submissionId: submission.id, reason: "Sem tempo" });
  await mark(bento);
  const { declined } = await as(admin).assignments.overview();
  expect(declined.map(({ whyNot }) => whyNot?.code)).toEqual(["marksWereOpen"]);
  const pair = { submissionId: submission.id, readerId: ana.id, as: "abstention" as const, reason };
  expect(await codeOf(as(admin).assignments.takeBack(pair))).toBe("marksWereOpen");
});

test("only another administrator takes it back, with a reason, and tells nobody what the reader's reason was", async () => {
  const { as, ana, bento, admin, submission } = await openJury();
  await as(admin).evaluations.declareConflict({ submissionId: submission.id, reason: "Segredo" });
  const overview = await as(bento).assignments.overview();
  expect(JSON.stringify(overview)).not.toContain("Segredo");
  const pair = { submissionId: submission.id, readerId: admin.id, as: "conflict" as const };
  for (const [person, code] of [
    [admin, "ownDeclaration"],
    [bento, "forbidden"],
    [ana, "forbidden"],
  ] as const)
    expect(await codeOf(as(person).assignments.takeBack({ ...pair, reason }))).toBe(code);
  expect(as(admin).assignments.takeBack({ ...pair, reason: " " })).rejects.toThrow();
});
