import { BYTE_ORDER_MARK, csvLine } from "#domain/exports/csv.ts";
import type { Locale } from "#domain/locales.ts";
import type { Sheet } from "./sheet.ts";

/** The sheet as a CSV file in the reader's notation, line by line. */
export async function* writeCsv({ columns, rows }: Sheet, locale: Locale): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const headings = columns.map(({ heading }) => ({ kind: "text", value: heading }) as const);
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(headings, locale));
  for await (const some of rows()) yield encoder.encode(some.map((cells) => csvLine(cells, locale)).join(""));
}
