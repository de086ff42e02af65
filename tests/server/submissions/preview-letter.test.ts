import { expect, test } from "bun:test";
import { outbox } from "#db/schema/index.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";

const { portal, as } = await openTestPortal();
const manager = as(await makeUser(portal, "SUBMISSION_MANAGER"));
const admin = as(await makeUser(portal, "ADMIN"));

const TEXTS = {
  APPROVED: { pt: "Até Belém!", en: "See you in Belém!" },
  REJECTED: { pt: "Obrigado.", en: "Thank you." },
};

async function kept(): Promise<number> {
  return (await portal.db.read.select().from(outbox)).length;
}

test.each([
  ["approve", "pt", TEXTS.APPROVED.pt],
  ["reject", "en", TEXTS.REJECTED.en],
] as const)(
  "the letter shown before %s is the one that it drafts, word for word",
  async (verb, contactLanguage, own) => {
    const { texts: stored, version } = await admin.decisions.texts();
    if (stored.APPROVED.pt === "") await admin.decisions.saveTexts({ version, texts: TEXTS });
    const { id, version: seen } = await makeSubmission(portal, { contactLanguage });
    const before = await kept();
    const shown = await manager.submissions.previewLetter({ id, verb, note: "Com 90 m²" });
    expect(await kept()).toBe(before);
    expect(shown).toMatchObject({ locale: contactLanguage, isAddressed: true });
    for (const said of [own, "Com 90 m²"]) expect(shown.text).toContain(said);
    await manager.submissions[verb]({ id, version: seen, note: "Com 90 m²" });
    const drafted = await manager.submissions.decision({ id });
    expect([drafted?.subject, drafted?.text, drafted?.to.email]).toEqual([
      shown.subject,
      shown.text,
      shown.to,
    ]);
  },
);

test("the letters of both decisions are shown whole in both languages, with texts not saved yet", async () => {
  await makeSubmission(portal);
  const before = await kept();
  const letters = await admin.decisions.previewTexts(TEXTS);
  expect(await kept()).toBe(before);
  const said = letters.map(({ decision, letter }) => [
    decision,
    letter.locale,
    letter.text.includes(TEXTS[decision][letter.locale]),
  ]);
  expect(said).toEqual([
    ["APPROVED", "pt", true],
    ["APPROVED", "en", true],
    ["REJECTED", "pt", true],
    ["REJECTED", "en", true],
  ]);
});
