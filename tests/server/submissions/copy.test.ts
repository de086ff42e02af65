import { expect, test } from "bun:test";
import { extractText, getDocumentProxy } from "unpdf";
import { statusUrlOf } from "#server/mail/status-url.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { tokenIn } from "#tests/server/mailed.ts";

const { portal, fetch } = await openTestPortal();
const pathOf = (token: string) => `/api/documents/interest/${token}/copy.pdf`;

async function read(answer: Response): Promise<string> {
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text;
}

test("the applicant's copy is a PDF of all that was sent, in the reader's language", async () => {
  const row = await makeSubmission(portal, {
    pavillionFocus: ["citiesWater", "other"],
    pavillionFocusOther: "Arte",
    links: [{ url: "https://a.example.org", description: "Vídeo" }],
    certifications: true,
    certificationsDetails: "ISO 20121",
    additionalInfo: "𒀀 em sumério",
  });
  const token = tokenIn(statusUrlOf(portal, row));
  const english = await read(await fetch(`${pathOf(token)}?language=en`));
  for (const said of [
    row.reference,
    row.institutionName,
    row.representativeEmail,
    "Cities and water",
    "Arte",
  ])
    expect(english).toContain(said);
  for (const said of ["https://a.example.org (Vídeo)", "Yes. ISO 20121", "? em sumério", "shown as ?"])
    expect(english).toContain(said);
  expect(await read(await fetch(`${pathOf(token)}?language=pt`))).toContain("Cidades e água");
});

test("is nobody's without the link, and waits after ten", async () => {
  const row = await makeSubmission(portal);
  for (const wrong of ["a".repeat(57), "x", row.id]) expect((await fetch(pathOf(wrong))).status).toBe(404);
  const token = tokenIn(statusUrlOf(portal, row));
  // One after another: those who ask for one paper at once are given one print.
  const statuses: number[] = [];
  while (statuses.length < 11) statuses.push((await fetch(pathOf(token))).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
