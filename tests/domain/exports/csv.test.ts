import { describe, expect, spyOn, test } from "bun:test";
import fc from "fast-check";
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

/** What the first signs of a cell must not be; a plus or a minus before figures alone calculates nothing of others. */
const RUN = /^[\s\p{Z}\p{C}]*[=@]|^[+-](?![\d(][\d ().-]*([;,\t\r\n"]|$))/u;

/** A line as a spreadsheet reads it: a quote counts where a cell begins, what follows the closing one is text. */
function readCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at += 1) {
    let cell = "";
    if (line[at] === '"') {
      for (at += 1; at < line.length && (line[at] !== '"' || line[at + 1] === '"'); at += 1) {
        cell += line[at];
        if (line[at] === '"') at += 1;
      }
      at += 1;
    }
    for (; at < line.length && line[at] !== separator && !/[\r\n]/.test(line[at] ?? ""); at += 1)
      cell += line[at];
    cells.push(cell);
  }
  return cells;
}

describe("a text that a spreadsheet would run", () => {
  const begun = ["=1+1", "=HYPERLINK(A1)", "+x", "-x", "@SUM(A1)", "\tx", "\rx", "\nx", "\u00A0=1"];
  const hidden = [" =1", "\u200B=1", "\u3000+1", "＝1", "－1", "＠SUM(A1)"];
  test.each([...begun, ...hidden])("S47: %j is made safe", (text) => {
    expect(safeText(text)).toBe(`'${text}`);
  });

  test("neither where another country's spreadsheet begins a cell in the middle of it", () => {
    expect(safeText("Casa;=WEBSERVICE(A1);x")).toBe("Casa;'=WEBSERVICE(A1);x");
    expect(safeText("Casa, =1+1")).toBe("Casa,' =1+1");
    expect(safeText("Casa|@SUM(A1)\t+a1")).toBe("Casa|'@SUM(A1)\t'+a1");
    expect(safeText("\t=1")).toBe("'\t'=1");
    for (const text of ["Sala 2; -20 °C", "Rua A, 5 - fundos", "a; b, c"]) expect(safeText(text)).toBe(text);
  });

  test("nor after a line break or a quote, where such a file begins a line or a cell", () => {
    expect(safeText("x\n=cmd|a")).toBe("x\n'=cmd|a");
    expect(safeText("x\r\n \t-cmd")).toBe("x\r\n \t'-cmd");
    expect(safeText('a,"=1+41,b')).toBe(`a,"'=1+41,b`);
  });

  test.each([
    "+55 91 98888-7777",
    "+55 (91) 3222-1000",
    "-12.50",
    "-1.234,5",
    "Fone: 1;+55 91 98888-7777",
    "a,-5",
  ])("but %j, a phone or a number, is left as it is", (text) => {
    expect(safeText(text)).toBe(text);
  });

  test.each(["+55 91 x", "-5+cmd", "+1*2", "- fundos"])("and %j is neither", (text) => {
    expect(safeText(text)).toBe(`'${text}`);
  });

  test("whichever separator a file is opened with, no cell begins with a formula", () => {
    const nasty = fc.string({ unit: fc.constantFrom(..."=+-@;,|\t\r\n\" a1'\u200B"), maxLength: 12 });
    const property = fc.property(fc.array(nasty, { minLength: 1, maxLength: 3 }), (texts) => {
      const cells = texts.map((value): Cell => ({ kind: "text", value }));
      for (const locale of ["pt", "en"] as const) {
        for (const separator of [";", ",", "\t", "|"]) {
          const read = readCells(csvLine(cells, locale), separator);
          expect(read.filter((cell) => RUN.test(cell))).toEqual([]);
        }
      }
    });
    fc.assert(property, { numRuns: 3_000 });
  });

  test.each(["\t", " ", ";-1", "\t=", '\n"', "+(1"])(
    "costs no more a letter when there are many of %j",
    (part) => {
      const stepsFor = (repeated: number) => stepsOf(() => safeText(`x${part.repeat(repeated)}=`));
      // Ten times as many; were each looked at for each, it would be a hundred times the steps.
      expect(stepsFor(2_000)).toBeLessThan(11 * stepsFor(200));
    },
  );

  test("leaves every other text and every figure alone", () => {
    expect(safeText("a=b")).toBe("a=b");
    expect(csvLine([{ kind: "money", value: -500 }], "en")).toBe("-5.00\r\n");
  });
});

/** How often a letter was looked at by an expression, or by itself. */
function stepsOf(run: () => unknown): number {
  const looks = [spyOn(RegExp.prototype, "test"), spyOn(String.prototype, "codePointAt")];
  run();
  const steps = looks.reduce((sum, look) => sum + look.mock.calls.length, 0);
  for (const look of looks) look.mockRestore();
  return steps;
}
