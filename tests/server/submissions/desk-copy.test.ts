import { describe, expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { readPdf } from "#tests/server/documents/samples.ts";
import { openJury } from "#tests/server/evaluations/scene.ts";
import { signIn } from "#tests/server/files/upload.ts";

const jury = await openJury();
const { portal, ana, bento, clara, admin, as, mark } = jury;
const owner = await makeUser(portal, "PARTNER");
const stranger = await makeUser(portal, "PARTNER");
const row = await makeSubmission(
  portal,
  { status: "REVIEWING", institutionName: "Rede Buriti", pavillionFocus: ["citiesWater"] },
  [owner],
);
await makeSubmission(portal, {}, [stranger]);
await mark(bento, { theme: 2, comment: "Fraco na execução" }, row.id);
await mark(ana, { comment: "Gostei muito" }, row.id);
await as(bento).notes.write({ submissionId: row.id, text: "Ligaram pedindo o andar de baixo." });

async function fetchAs(reader: SignedInUser | null, language = "en", id = row.id) {
  const cookie = reader ? `${await signIn(jury, reader)}; language=${language}` : "";
  return jury.fetch(`/api/documents/submissions/${id}/copy.pdf`, { headers: { cookie } });
}

describe("a submission as a PDF for the team and its reviewers", () => {
  test("is all that was sent, in the reader's language, under its reference", async () => {
    const answer = await fetchAs(clara);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain(`filename="${row.reference}.pdf"`);
    const english = await readPdf(await answer.bytes());
    expect(english.language).toBe("en");
    for (const said of ["Rede Buriti", row.reference, row.representativeName, row.representativeEmail])
      expect(english.text).toContain(said);
    expect(english.text).toContain("Cities and water");
    const portuguese = await readPdf(await (await fetchAs(clara, "pt")).bytes());
    expect(portuguese.language).toBe("pt-BR");
    expect(portuguese.text).toContain("Cidades e água");
  });

  test("holds no marks, words of reviewers or notes of the team, not even for who may see them", async () => {
    for (const reader of [clara, ana, admin]) {
      const { text } = await readPdf(await (await fetchAs(reader)).bytes());
      expect(text).toContain("Rede Buriti");
      for (const kept of ["Bento Reis", "Ana Luz", "Fraco na execução", "Gostei muito", "andar de baixo"])
        expect(text).not.toContain(kept);
    }
  });

  test("is for staff alone: no exhibitor's, and nobody's without a session", async () => {
    const answers = await Promise.all([fetchAs(stranger), fetchAs(owner), fetchAs(null)]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 401]);
    for (const answer of answers) expect(await answer.text()).not.toContain("Rede Buriti");
    expect((await fetchAs(admin, "en", "nothing")).status).toBe(404);
  });

  test("waits after thirty in ten minutes, and says so", async () => {
    // One after another: those who ask for one paper at once are given one print.
    for (let printed = 0; printed < 30; printed += 1) expect((await fetchAs(bento)).status).toBe(200);
    const refused = await fetchAs(bento);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ message: expect.any(String) }),
    ]);
  });
});
