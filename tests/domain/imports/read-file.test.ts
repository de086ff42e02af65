import { describe, expect, test } from "bun:test";
import { columnOf, type ImportColumn } from "#domain/imports/columns.ts";
import { decodeText, isGarbled } from "#domain/imports/decode.ts";
import { openFile } from "#domain/imports/read-file.ts";
import { rowOf } from "#domain/imports/row.ts";
import { readRecords } from "#domain/imports/records.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, "utf16le"));
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("the letters of a file", () => {
  test.each<[string, Uint8Array, string, string]>([
    ["UTF-8", utf8("Sofá"), "utf-8", "Sofá"],
    ["UTF-8 with its mark", utf8("\uFEFFSofá"), "utf-8", "Sofá"],
    ["Latin-1, as older spreadsheets write it", latin1("Sofá de açaí"), "windows-1252", "Sofá de açaí"],
    ["the quotation marks of Windows", Uint8Array.of(0x93, 0x41, 0x94), "windows-1252", "“A”"],
    ["letters without accents", latin1("Sofa"), "utf-8", "Sofa"],
    ["one bad byte among good accents", Uint8Array.of(...utf8("áé"), 0xff), "utf-8", "áé\uFFFD"],
    ["Excel's Unicode text", utf16("Sofá de açaí"), "utf-16le", "Sofá de açaí"],
    ["the same the other way round", Uint8Array.of(0xfe, 0xff, 0, 0x53), "utf-16be", "S"],
    ["a NUL, which is no letter", utf8("So\0fá"), "utf-8", "So\uFFFDfá"],
    ["a byte that means nothing anywhere", Uint8Array.of(0xe1, 0x81), "windows-1252", "á\uFFFD"],
  ])("%s", async (_, bytes, encoding, text) => {
    expect(await decodeText(bytes)).toEqual({ encoding, text } as Awaited<ReturnType<typeof decodeText>>);
  });
});

test.each<[string, number[], boolean]>([
  ["of Windows", [0xe7, 0xe3], false],
  ["of DOS", [0x87, 0xc6], true],
  ["of the Mac", [0x8d, 0x8b], true],
])("a file in the letters %s is refused: %p", async (_, [cedilla = 0, tilde = 0], isRefused) => {
  const row = Uint8Array.of(...utf8("Balc"), tilde, ...utf8("o de recep"), cedilla, tilde, ...utf8("o;un;1"));
  const opened = await openFile(Uint8Array.of(...utf8("title_pt;unitMetric;unitPrice\n"), ...row));
  expect("code" in opened ? opened : false).toEqual(isRefused && { code: "letters" });
});

/** Code page 850, as far as the words below need it. */
const DOS: Record<string, number> = { Ç: 0x80, ã: 0xc6, Ã: 0xc7, Á: 0xb5, Ó: 0xe0, Ô: 0xe2, Ú: 0xe9 };
const dos = (text: string) => Uint8Array.from(text, (letter) => DOS[letter] ?? letter.charCodeAt(0));

describe("words in the letters of DOS make no sense, and the same of Windows do", () => {
  test.each([
    "CADEIRA GIRATÓRIA",
    "TELEVISÃO",
    "BALCÃO DE RECEPÇÃO",
    "ÓLEO;AVÓ",
    "MÃE;LÃ;MANHÃ",
    "ÚNICO ÔNIBUS",
    "Água;luz",
    "SOFÁ",
    "Balcão;pão;manhã",
  ])("%s", async (words) => {
    expect(isGarbled(await decodeText(dos(words)))).toBe(true);
    expect(isGarbled(await decodeText(latin1(words)))).toBe(false);
  });

  test.each(["ESPAÇO;LENÇO;ALÇA;AÇÚCAR", "Serviço à vista", "10 µm; 5 µF", "STRAßE", "ÀS 10h: MÜNCHEN"])(
    "%s",
    async (words) => {
      expect(isGarbled(await decodeText(latin1(words)))).toBe(false);
    },
  );
});

describe("the records of a file", () => {
  test.each<[string, [number, string[]][]]>([
    [
      "a;b\n1;2",
      [
        [1, ["a", "b"]],
        [2, ["1", "2"]],
      ],
    ],
    [
      "a;b\r\n1;2\r\n",
      [
        [1, ["a", "b"]],
        [2, ["1", "2"]],
      ],
    ],
    [
      "a;b\r1;2",
      [
        [1, ["a", "b"]],
        [2, ["1", "2"]],
      ],
    ],
    [
      "a;\n;b",
      [
        [1, ["a", ""]],
        [2, ["", "b"]],
      ],
    ],
    ['"a;1";"say ""hi"""', [[1, ["a;1", 'say "hi"']]]],
    [
      '"two\nlines";b\nc',
      [
        [1, ["two\nlines", "b"]],
        [2, ["c"]],
      ],
    ],
    ['55" screen;b', [[1, ['55" screen', "b"]]]],
    ['"a" b;c', [[1, ["a b", "c"]]]],
    [
      "a\n\n;;\nb",
      [
        [1, ["a"]],
        [4, ["b"]],
      ],
    ],
    ["", []],
  ])("%j", (text, records) => {
    expect([...readRecords(text, ";")].filter(({ cells }) => cells.length > 0)).toEqual(
      records.map(([row, cells]) => ({ row, cells })),
    );
  });
});

describe("the headings", () => {
  test.each<[string, ImportColumn | undefined]>([
    ["title_pt", "title_pt"],
    ["Título (PT)", "title_pt"],
    [" TITLE ", "title_en"],
    ["Descrição em inglês", "description_en"],
    ["Preço (US$)", "unitPrice"],
    ["Valor unitário (US$)", "unitPrice"],
    ["Valor unitário (R$)", undefined],
    ["unit price", "unitPrice"],
    ["Unidade de medida", "unitMetric"],
    ["Situação", "status"],
    ["Categoria", "category"],
    ["ID", "id"],
    ["Fornecedor", undefined],
    ["", undefined],
  ])("are known in either language: %s", (heading, column) => {
    expect(columnOf(heading)).toBe(column as ImportColumn);
  });
});

test.each<[string, string, ReturnType<typeof rowOf>["misfit"]]>([
  ["as wide as its headings", "1;a;b", null],
  ["with empty cells behind them", "1;a;b;;", null],
  ["with a cell too many", "1;a;b;c", { found: 4, columns: 3 }],
  ["a cell short", "1;a", { found: 2, columns: 3 }],
  ["a cell short before a column that is none of ours", "a;b", { found: 2, columns: 3 }],
])("a row %s", async (_, line, misfit) => {
  const opened = await openFile(utf8(`id;title_pt;Fornecedor;;\n${line}`));
  if ("code" in opened) throw new Error(opened.code);
  const [record] = opened.records;
  expect(record && rowOf(record, opened.shape).misfit).toEqual(misfit);
});

describe("a file", () => {
  test.each<[string, string, string]>([
    ["semicolons", "id;title_pt\n1;a", ";"],
    ["commas", "id,title_pt\n1,a", ","],
    ["tabs", "id\ttitle_pt\n1\ta", "\t"],
    ["the separator that it tells itself", "sep=,\r\nid,title_pt;x\n1,a", ","],
    ["a single column", "id\n1", ";"],
  ])("is read with %s", async (_, text, separator) => {
    const opened = await openFile(utf8(text));
    expect("shape" in opened && opened.shape.separator).toBe(separator as ";");
    expect("records" in opened && [...opened.records][0]?.cells[0]).toBe("1");
  });

  test("says which of its columns are none of ours", async () => {
    const opened = await openFile(utf8("id;Fornecedor;title_pt;\n"));
    expect("shape" in opened && opened.shape).toEqual({
      separator: ";",
      encoding: "utf-8",
      columns: ["id", null, "title_pt"],
      ignored: ["Fornecedor"],
    });
  });

  test.each([
    ["", { code: "empty" }],
    ["\n\n", { code: "empty" }],
    ['"id;title_pt\n', { code: "quoteOpen", row: 1 }],
    ["nome;valor\n1;2", { code: "noColumn", headings: ["nome", "valor"] }],
    ["id;title_pt;Título\n", { code: "columnTwice", columns: ["title_pt"] }],
    ["title_en;unitPrice\n", { code: "columnMissing", columns: ["unitMetric"] }],
    ["category\n", { code: "columnMissing", columns: ["title_pt", "unitMetric", "unitPrice"] }],
  ])("that is none of a catalogue says one kind of error, before any row: %j", async (text, problem) => {
    expect(await openFile(utf8(text))).toEqual(problem as never);
  });

  const HEADINGS = "id;title_pt;unitPrice\n";
  test.each([
    ["separators alone", ";".repeat(1_000_000), { code: "tooManyColumns", row: 1, limit: 200 }],
    ["tabs alone", "\t".repeat(1_000_000), { code: "cellTooLong", row: 1, limit: 32_767 }],
    ["blank lines alone", "\n".repeat(1_000_000), { code: "empty" }],
    ["a million headings", "a;".repeat(1_000_000), { code: "tooManyColumns", row: 1, limit: 200 }],
    ["a heading without end", "a".repeat(1_000_000), { code: "cellTooLong", row: 1, limit: 32_767 }],
    ["quotes alone", '"'.repeat(1_000_000), { code: "cellTooLong", row: 1, limit: 32_767 }],
  ])("that is made to hold us is refused with a reason (S48): %s", async (_, text, problem) => {
    expect(await openFile(utf8(text))).toEqual(problem as never);
  });

  test.each([
    ["separators", ";".repeat(1_000_000), "tooManyColumns"],
    ["a cell without end", `1;"${"a".repeat(1_000_000)}"`, "cellTooLong"],
    ["doubled quotes", `1;"${'""'.repeat(500_000)}"`, "cellTooLong"],
  ])("below its headings: %s", async (_, text, why) => {
    const opened = await openFile(utf8(HEADINGS + text));
    const next = "records" in opened ? opened.records.next() : undefined;
    expect(next).toMatchObject({ done: true, value: { broken: { why, row: 2 } } });
  });

  test("says of many unknown headings the first, and of a long one its beginning", async () => {
    const opened = await openFile(utf8(`id;title_pt;${"x".repeat(1_000)};${"y;".repeat(150)}`));
    const ignored = "shape" in opened ? opened.shape.ignored : [];
    expect([ignored.length, ignored[0]]).toEqual([50, `${"x".repeat(80)}…`]);
  });

  test("is decoded in parts that let others be heard, also where a letter is divided between two", async () => {
    let pauses = 0;
    const text = "ação".repeat(200_000);
    const pause = async () => {
      pauses += 1;
    };
    expect(await decodeText(utf8(text), pause)).toEqual({ encoding: "utf-8", text });
    expect(pauses).toBeGreaterThan(3);
  });
});
