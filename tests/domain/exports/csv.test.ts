import { describe, expect, test } from "bun:test";
import { type Cell, safeText } from "#domain/exports/cell.ts";
import { csvLine } from "#domain/exports/csv.ts";

const CELLS: Cell[] = [
  { kind: "text", value: "Instituto Várzea" },
  { kind: "money", value: 123_450 },
  { kind: "number", value: 12.5 },
  { kind: "day", value: "2025-09-12" },
  { kind: "instant", value: "2025-09-12T14:32:07" },
  { kind: "text", value: null },
];

describe("a line of a CSV file", () => {
  test("in Portuguese: semicolons, decimal comma, days as they are written there", () => {
    expect(csvLine(CELLS, "pt")).toBe("Instituto Várzea;1234,50;12,5;12/09/2025;12/09/2025 14:32;\r\n");
  });

  test("in English: commas, decimal point", () => {
    expect(csvLine(CELLS, "en")).toBe("Instituto Várzea,1234.50,12.5,2025-09-12,2025-09-12 14:32,\r\n");
  });

  test("quotes what would end a cell or a line", () => {
    const cells: Cell[] = [
      { kind: "text", value: 'Casa "Ipê"; Belém' },
      { kind: "text", value: "two\nlines" },
      { kind: "text", value: "one, two" },
    ];
    expect(csvLine(cells, "pt")).toBe('"Casa ""Ipê""; Belém";"two\nlines";one, two\r\n');
    expect(csvLine(cells, "en")).toBe('"Casa ""Ipê""; Belém","two\nlines","one, two"\r\n');
  });
});

describe("a text that a spreadsheet would run", () => {
  const begun = ["=1+1", "=HYPERLINK(A1)", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\u00A0=1"];
  const hidden = [" =1", "\u200B=1", "\u3000+1", "＝1", "－1", "＠SUM(A1)"];
  test.each([...begun, ...hidden])("S47: %j is made safe", (text) => {
    expect(safeText(text)).toBe(`'${text}`);
  });

  test("neither where another country's spreadsheet begins a cell in the middle of it", () => {
    expect(safeText("Casa;=WEBSERVICE(A1);x")).toBe("Casa;'=WEBSERVICE(A1);x");
    expect(safeText("Casa, =1+1")).toBe("Casa,' =1+1");
    expect(safeText("Casa|@SUM(A1)\t+1")).toBe("Casa|'@SUM(A1)\t'+1");
    for (const text of ["Sala 2; -20 °C", "Rua A, 5 - fundos", "a; b, c"]) expect(safeText(text)).toBe(text);
  });

  test("leaves every other text and every figure alone", () => {
    expect(safeText("a=b")).toBe("a=b");
    expect(csvLine([{ kind: "money", value: -500 }], "en")).toBe("-5.00\r\n");
  });
});
