import { Zip, ZipDeflate } from "fflate";
import type { Locale } from "#domain/locales.ts";
import type { Sheet } from "./sheet.ts";
import { PARTS, rowXml, sheetEnd, sheetStart, stylesXml, workbookXml } from "./xlsx-parts.ts";

/**
 * The sheet as an Excel file, written and packed while its rows are read: the libraries for it hold the whole table in
 * memory and the thread for seconds.
 */
export async function* writeXlsx(sheet: Sheet, locale: Locale): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });

  function take(): Uint8Array {
    const bytes = Buffer.concat(packed);
    packed = [];
    return bytes;
  }

  function open(path: string): (text: string, isLast: boolean) => void {
    const part = new ZipDeflate(path, { level: 4 });
    zip.add(part);
    return (text, isLast) => part.push(encoder.encode(text), isLast);
  }

  for (const [path, text] of Object.entries(PARTS)) open(path)(text, true);
  open("xl/workbook.xml")(workbookXml(sheet.name), true);
  open("xl/styles.xml")(stylesXml(locale), true);
  const write = open("xl/worksheets/sheet1.xml");
  write(sheetStart(sheet.columns), false);
  const headings = sheet.columns.map(({ heading }) => ({ kind: "text", value: heading }) as const);
  write(rowXml(1, headings, "heading"), false);
  let line = 1;
  for await (const some of sheet.rows()) {
    const text = some.map((cells) => rowXml((line += 1), cells)).join("");
    write(text, false);
    yield take();
  }
  write(sheetEnd(sheet.columns.length, line), true);
  zip.end();
  yield take();
}
