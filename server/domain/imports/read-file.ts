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

/** A bound against abuse, far above real use. */
export const MAX_ROWS = 10_000;

/** Read from the first line. */
export type FileShape = {
  separator: Separator;
  encoding: Encoding;
  /** In file order; null for an unknown one. */
  columns: (ImportColumn | null)[];
  /** Headings of unknown columns. */
  ignored: string[];
};

export type OpenedFile = {
  shape: FileShape;
  /** Read lazily. */
  records: Generator<CsvRecord, CsvEnd>;
};

/** Required when the file has no ids: every row is then a new item. */
const OF_NEW_ITEMS: readonly ImportColumn[] = ["unitMetric", "unitPrice"];

/** Or one kind of error for the whole file. */
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

/** The one that gives the most known columns. */
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

/** Without ids each row must be complete. */
function missingColumns(known: readonly ImportColumn[]): ImportColumn[] {
  if (known.includes("id")) return [];
  const hasTitle = known.includes("title_pt") || known.includes("title_en");
  const others = OF_NEW_ITEMS.filter((column) => !known.includes(column));
  return hasTitle ? others : ["title_pt", ...others];
}

/** Where the semicolon separates cells, the comma separates decimals. */
export function notationOf(separator: Separator, reader: Locale): Locale {
  return separator === "\t" ? reader : separator === ";" ? "pt" : "en";
}
