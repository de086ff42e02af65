import { Document, Page, renderToBuffer, View } from "@react-pdf/renderer";
import { describe, expect, test } from "bun:test";
import { getDocumentProxy } from "unpdf";
import { prepareFonts } from "#server/documents/fonts.ts";
import { styles } from "#server/documents/styles.ts";
import { Text } from "#server/documents/text.tsx";
import { bare } from "./every-script.ts";

const LEFT = 60;
/** 40 mm in points. */
const WIDTH = 113.4;

type Line = { text: string; left: number; right: number };

/** The lines of a text set in a column of 40 mm. */
async function linesOf(text: string): Promise<Line[]> {
  await prepareFonts(text);
  const pdf = await renderToBuffer(
    <Document>
      <Page size="A4" style={[styles.page, { paddingHorizontal: LEFT }]}>
        <View style={{ width: WIDTH }}>
          <Text>{text}</Text>
        </View>
      </Page>
    </Document>,
  );
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const lines = new Map<number, Line>();
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    for (const item of items) {
      if (!("transform" in item) || item.str.trim() === "") continue;
      const left = Number(item.transform[4]);
      const y = at * 10_000 - Math.round(Number(item.transform[5]));
      const line = lines.get(y) ?? { text: "", left, right: left };
      lines.set(y, {
        text: line.text + item.str,
        left: Math.min(line.left, left),
        right: Math.max(line.right, left + item.width),
      });
    }
  }
  return [...lines.values()];
}

const CHINESE =
  "绿色和平组织是一个国际性的环境保护组织，致力于保护地球的环境和各种生物，并推动解决（全球的）环境问题。";
const JAPANESE = "緑の地球ネットワークは、環境保護のための国際的な団体です。私たちは「未来の森」を守ります。";
const THAI = "มูลนิธิสิ่งแวดล้อมเพื่อการอนุรักษ์ธรรมชาติและทรัพยากรป่าไม้ในประเทศไทย";

describe("in a column of 40 mm", () => {
  test.each([
    ["300 letters of Chinese", CHINESE.repeat(6)],
    ["Japanese", JAPANESE.repeat(4)],
    ["Thai", THAI.repeat(3)],
    ["Chinese and Portuguese together", `Entregar a ${CHINESE} até as 18h. ${CHINESE}`],
    ["an e-mail address", `${"contato.muito.comprido.".repeat(4)}verde@example.org`],
    ["an address", `https://example.org/${"caminho/".repeat(20)}`],
  ])("%s wraps without a hyphen and loses nothing", async (_, text) => {
    const lines = await linesOf(text);
    expect(lines.length).toBeGreaterThan(3);
    for (const { left, right } of lines) {
      expect(left).toBeGreaterThanOrEqual(LEFT - 0.5);
      expect(right).toBeLessThanOrEqual(LEFT + WIDTH + 1);
    }
    expect(bare(lines.map((line) => line.text).join(""))).toBe(bare(text));
  });

  test("punctuation stays with the letter it belongs to", async () => {
    const lines = await linesOf(CHINESE.repeat(6) + JAPANESE.repeat(4));
    for (const { text } of lines) {
      expect(text).not.toMatch(/^[、。，）」ー]/u);
      expect(text).not.toMatch(/[（「]$/u);
    }
  });
});

describe("a paragraph begins where its first letter is read from", () => {
  test("Arabic at the right, Portuguese at the left, each by itself", async () => {
    const arabic = "منظمة النيل الأخضر تعمل على حماية البيئة في حوض النيل منذ عام 1998، وتشارك في المؤتمر.";
    const lines = await linesOf(`${arabic}\nEntrega pela doca norte.\n${arabic}`);
    const middle = lines.findIndex(({ text }) => text.includes("Entrega"));
    expect(middle).toBeGreaterThan(1);
    for (const [at, { left, right, text }] of lines.entries()) {
      if (text.includes("Entrega") || text.includes("norte")) expect(left).toBeCloseTo(LEFT, 0);
      else expect([at, Math.abs(right - LEFT - WIDTH) < 2]).toEqual([at, true]);
    }
  });

  test("a name keeps its place in its column", async () => {
    const [line] = await linesOf("منظمة النيل");
    expect(line?.left).toBeCloseTo(LEFT, 0);
  });
});
