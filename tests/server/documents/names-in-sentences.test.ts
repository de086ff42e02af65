import { describe, expect, test } from "bun:test";
import { getDocumentProxy } from "unpdf";
import { renderContract } from "#server/documents/contract.tsx";
import { contractSample } from "./samples.ts";

/** The pieces of a line from left to right, without what shows nothing; the line is the one that has a piece like it. */
async function lineWith(pdf: Uint8Array, piece: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    const pieces = items.flatMap((item) =>
      "transform" in item ? [{ text: item.str, x: Number(item.transform[4]), y: item.transform[5] }] : [],
    );
    const height = pieces.find(({ text }) => text.includes(piece))?.y;
    if (height === undefined) continue;
    return pieces
      .filter(({ y }) => y === height)
      .toSorted((one, other) => one.x - other.x)
      .map(({ text }) => text.replaceAll(/[\u2066-\u2069]/gu, ""))
      .join("")
      .replaceAll(/\s+/g, " ");
  }
  return "";
}

describe("figures after a name from right to left are the sentence's", () => {
  test.each([
    ["منظمة النيل الأخضر", "النيل"],
    ["ארגון סביבה", "סביבה"],
  ])("%s", async (institutionName, part) => {
    const sample = contractSample("pt", 1);
    const text = `Aqui ${institutionName} (2026), 50 m² e 3 dias.`;
    const pdf = await renderContract({
      ...sample,
      partner: { ...sample.partner, institutionName },
      clauses: { version: 1, items: [{ title: "Objeto", text }] },
    });
    const line = await lineWith(pdf, "50 m² e 3 dias");
    expect(line).toContain(part);
    expect(line).toMatch(/Aqui [^\d]+ \(2026\), 50 m² e 3 dias\.$/u);
  });
});
