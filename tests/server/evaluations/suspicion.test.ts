import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history } from "#db/schema/index.ts";
import { reasonOf } from "#domain/refusal.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openJury } from "./scene.ts";

async function openSuspicion() {
  const jury = await openJury();
  const { portal } = jury;
  const eva = await makeUser(portal, "GRUPORG", { email: "eva@idesam.org.br", name: "Eva Lima" });
  const theirs = await makeSubmission(portal, { representativeEmail: "rui@idesam.org.br" });
  const site = await makeSubmission(portal, { website: "https://www.idesam.org.br" });
  const same = await makeSubmission(portal, { representativeName: "Eva Lima" });
  return { ...jury, eva, theirs, site, same };
}

test("a conflict of interest is suspected by mail domain, site or name, and of nobody else", async () => {
  const { card, ana, eva, theirs, site, same, other } = await openSuspicion();
  const shown = [];
  for (const { id } of [theirs, site, same, other]) shown.push((await card(eva, id)).suspicion);
  expect(shown).toEqual(["mailDomain", "website", "name", null]);
  expect((await card(ana, theirs.id)).suspicion).toBe(null);
  expect(JSON.stringify(await card(eva, theirs.id))).not.toContain("rui@");
});

test("a false alarm stays settled, and a conflict may be declared all the same", async () => {
  const { as, portal, card, admin, eva, theirs } = await openSuspicion();
  const submissionId = theirs.id;
  await as(eva).evaluations.denyConflict({ submissionId });
  await as(eva).evaluations.denyConflict({ submissionId });
  expect(await card(eva, submissionId)).toMatchObject({ suspicion: null, whyNot: null });
  const rows = await portal.db.read.select().from(history).where(eq(history.recordId, submissionId));
  expect(rows.map(({ action }) => action)).toEqual(["denyConflict"]);
  const options = { marksEach: 1, readers: [{ id: eva.id, maximum: null }] };
  const { gaps } = await as(admin).assignments.propose(options);
  expect(gaps.map(({ submission }) => submission.id)).not.toContain(submissionId);
  await as(eva).evaluations.declareConflict({ submissionId, reason: "Sou conselheira" });
  expect(await card(eva, submissionId)).toMatchObject({ suspicion: null, standing: { hasConflict: true } });
});

test("what nobody suspects is not denied", async () => {
  const { as, eva, other } = await openSuspicion();
  const answer = as(eva).evaluations.denyConflict({ submissionId: other.id });
  expect(reasonOf(await answer.catch((error: unknown) => error))?.code).toBe("nothingChanged");
});
