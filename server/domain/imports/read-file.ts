import type { Locale } from "../locales.ts";
import { columnOf, type ImportColumn } from "./columns.ts";
import { decodeText, type Encoding } from "./decode.ts";
import type { FileProblem } from "./problems.ts";
import {
  type CsvEnd,
  type CsvRecord,
  readRecords,
  type Separator,
  SEPARATORS,
  takeNamedSeparator,
} from "./records.ts";

/** Protective: the catalogue of a conference has some hundred items. */
export const MAX_ROWS = 10_000;

/** How a file is written, known from its first line. */
export type FileShape = {
  separator: Separator;
  encoding: Encoding;
  /** Its columns in their order; null for one that is none of ours. */
  columns: (ImportColumn | null)[];
  /** The headings of those, which are left alone. */
  ignored: string[];
};

export type OpenedFile = {
  shape: FileShape;
  /** The records below the first line, read as they are asked for. */
  records: Generator<CsvRecord, CsvEnd>;
};

/** Without an id in the file every row is a new item, which cannot do without these. */
const OF_NEW_ITEMS: readonly ImportColumn[] = ["unitMetric", "unitPrice"];

/** Opens a file as a catalogue, or says what is wrong with it as a whole: one kind of error at a time. */
export function openFile(bytes: Uint8Array): OpenedFile | FileProblem {
  const decoded = decodeText(bytes);
  const { text, told } = takeNamedSeparator(decoded.text);
  const separator = told ?? findSeparator(text);
  const records = readRecords(text, separator);
  const first = records.next();
  if (first.done) {
    const { quoteOpen } = first.value;
    return quoteOpen === null ? { code: "empty" } : { code: "quoteOpen", row: quoteOpen };
  }
  const headings = first.value.cells.map((cell) => cell.trim());
  const columns = headings.map((heading) => columnOf(heading) ?? null);
  const ignored = headings.filter((heading, at) => heading !== "" && columns[at] === null);
  const problem = whyNotColumns(columns, ignored);
  return problem ?? { shape: { separator, encoding: decoded.encoding, columns, ignored }, records };
}

/** The sign by which the first line names the most columns that are known. */
function findSeparator(text: string): Separator {
  const known = (separator: Separator) => {
    const first = readRecords(text, separator).next();
    return first.done ? 0 : first.value.cells.filter(columnOf).length;
  };
  return SEPARATORS.reduce((best, one) => (known(one) > known(best) ? one : best));
}

function whyNotColumns(
  columns: readonly (ImportColumn | null)[],
  headings: string[],
): FileProblem | undefined {
  const known = columns.filter((column) => column !== null);
  if (known.length === 0) return { code: "noColumn", headings };
  const twice = known.filter((column, at) => known.indexOf(column) < at);
  if (twice.length > 0) return { code: "columnTwice", columns: [...new Set(twice)] };
  const missing = missingColumns(known);
  return missing.length > 0 ? { code: "columnMissing", columns: missing } : undefined;
}

/** With an id the columns that came are changed; without one each row must be a whole item. */
function missingColumns(known: readonly ImportColumn[]): ImportColumn[] {
  if (known.includes("id")) return [];
  const hasTitle = known.includes("title_pt") || known.includes("title_en");
  const others = OF_NEW_ITEMS.filter((column) => !known.includes(column));
  return hasTitle ? others : ["title_pt", ...others];
}

/** The notation of its numbers: where the semicolon parts cells, the comma parts decimals. */
export function notationOf(separator: Separator, reader: Locale): Locale {
  return separator === "\t" ? reader : separator === ";" ? "pt" : "en";
}
