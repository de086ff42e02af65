import { describe, expect, test } from "bun:test";
import { getDocumentProxy, extractText } from "unpdf";
import { signIn } from "#tests/server/files/upload.ts";
import { renderEvaluations } from "#server/documents/evaluations.tsx";
import { CRITERIA } from "#domain/evaluations/schema.ts";
import type { EvaluationSheet } from "#server/documents/evaluations-data.ts";
import { ALL_FIVES, openJury } from "./scene.ts";

const jury = await openJury();
const { ana, bento, clara, submission, other, mark } = jury;
const { id } = await mark(bento, { theme: 2, comment: "Muito forte", decision: "REJECTED" });
await mark(clara, {}, other.id);
await mark(ana);

async function fetchAs(reader: typeof ana, address: string) {
  return jury.fetch(address, {
    headers: { cookie: await signIn(jury, reader), "accept-language": "en" },
  });
}

async function read(answer: Response): Promise<string> {
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe("%PDF");
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text;
}

describe("EVA-03: evaluations as PDF", () => {
  test("one evaluation, with its marks and words", async () => {
    const text = await read(await fetchAs(ana, `/api/documents/evaluations/${id}/sheet.pdf`));
    for (const said of [submission.reference, "Bento Reis", "Muito forte", "Rejected"])
      expect(text).toContain(said);
  });

  test("the filtered list, and of closed marks nothing", async () => {
    const whole = await read(await fetchAs(ana, "/api/documents/evaluations.pdf"));
    expect([whole.includes("Bento Reis"), whole.includes("Ana Luz"), whole.includes("Clara Sá")]).toEqual([
      true,
      true,
      false,
    ]);
    const others = await read(await fetchAs(ana, "/api/documents/evaluations.pdf?whose=others"));
    expect([others.includes("Bento Reis"), others.includes("Ana Luz")]).toEqual([true, false]);
    expect((await fetchAs(clara, `/api/documents/evaluations/${id}/sheet.pdf`)).status).toBe(404);
    expect((await fetchAs(ana, "/api/documents/evaluations.pdf?search=nobody")).status).toBe(404);
  });

  test("of a long list each once, with one head and the pages numbered through", async () => {
    const date = "2025-08-01T12:00:00.000Z";
    const sheets = Array.from({ length: 45 }, (_, at): EvaluationSheet => {
      const reference = `EOI-2025-${String(at).padStart(5, "0")}`;
      const of = {
        reference,
        institution: "Casa Ipê",
        country: "BR",
        spaceM2: 100,
        reader: "Ana Luz",
        rank: at + 1,
      };
      const marks = { ...ALL_FIVES, cannotJudge: [], decision: "APPROVED" as const, comment: "", average: 5 };
      const given = { state: "given", abstainedBecause: null, first: null, isChangedKnowing: false } as const;
      return { ...of, ...marks, ...given, updatedAt: date };
    });
    const bytes = await renderEvaluations({
      locale: "en",
      event: "Conference",
      zone: "America/Belem",
      date,
      criteria: CRITERIA.map((criterion) => ({ criterion, name: "" })),
      isOne: false,
      sheets,
      total: 60,
    });
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
      mergePages: true,
    });
    const times = (said: string) => text.split(said).length - 1;
    expect(sheets.map(({ reference }) => times(reference))).toEqual(sheets.map(() => 1));
    expect([times("first 45 of the 60"), times(`${totalPages}/${totalPages}`)]).toEqual([1, 1]);
  });

  test("a list as CSV has a row for each evaluation that its reader may see", async () => {
    const answer = await fetchAs(ana, "/api/exports/evaluations.csv?sort=reader");
    const lines = (await answer.text()).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain("Bento Reis");
    expect(lines[2]).toContain(",2,5,5,5,5,4.4,Rejected,Given,");
  });

  test("what the team calls a criterion stands on paper and in the file, and what it does not ask not on paper", async () => {
    const desk = jury.as(jury.admin).settings;
    const { data, version } = await desk.get();
    const { criteria } = data.evaluating;
    const theme = { ...criteria.theme, name: { pt: "Vínculo com a floresta", en: "Tie to the forest" } };
    const innovation = { ...criteria.innovation, isOn: false };
    await desk.update({
      data: {
        ...data,
        evaluating: { ...data.evaluating, criteria: { ...criteria, theme, innovation } },
      },
      version,
    });
    const text = await read(await fetchAs(ana, `/api/documents/evaluations/${id}/sheet.pdf`));
    expect([text.includes("Tie to the forest"), text.includes("Innovation")]).toEqual([true, false]);
    const [headings] = (await (await fetchAs(ana, "/api/exports/evaluations.csv")).text()).split("\r\n");
    expect(headings).toContain(",Tie to the forest,Innovation,");
  });
});
