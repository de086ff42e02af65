import { afterAll, describe, expect, test } from "bun:test";
import { openPdfRenderer } from "#server/documents/render.ts";
import { bare, contractInEveryScript, NAMES } from "./every-script.ts";
import { contractSample, readPdf } from "./samples.ts";

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

describe("every country's letters", () => {
  const read = renderer.contract(contractInEveryScript()).then(readPdf);

  test.each(Object.entries(NAMES))("%s: a name is read back as it was typed", async (_, name) => {
    expect(bare((await read).text)).toContain(bare(name));
  });

  test("figures beside a name from right to left keep their order", async () => {
    const data = contractSample("pt", 1);
    const partner = { ...data.partner, institutionName: "فلتر زيت 2014", representative: "שלום (007)" };
    const { text } = await readPdf(await renderer.contract({ ...data, partner }));
    expect(text).toContain("2014 فلتر زيت");
    expect(text).toContain("(007) שלום");
  });

  test("are shaped by the country of their organisation", async () => {
    const facesIn = async (country: string) => {
      const data = contractSample("en", 1);
      const partner = { ...data.partner, country, institutionName: "直骨海" };
      return fontsIn(await renderer.contract({ ...data, partner }));
    };
    expect(await facesIn("CN")).toContain("HanSc-400");
    expect(await facesIn("BR")).toContain("HanSc-400");
    expect(await facesIn("TW")).toContain("HanTc-400");
    expect(await facesIn("JP")).toContain("HanJp-400");
    // Noto's Korean face holds few Chinese letters; the traditional ones are the nearest.
    expect(await facesIn("KR")).toContain("HanTc-400");
  });

  test("are read from their files only when a document has them", async () => {
    expect(fontsIn(await renderer.contract(contractSample("en", 1)))).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/Han|Arab/)]),
    );
  });
});

/** The names of the faces inside a PDF. */
function fontsIn(pdf: Uint8Array): string[] {
  const source = new TextDecoder("latin1").decode(pdf);
  return [...new Set([...source.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name = ""]) => name))];
}
