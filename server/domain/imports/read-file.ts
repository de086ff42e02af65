import type { Locale } from "../locales.ts";
import { columnOf, type ImportColumn } from "./columns.ts";
import { decodeText, isGarbled, type Encoding } from "./decode.ts";
import type { FileProblem } from "./problems.ts";
import {
  type CsvEnd,
  type CsvRecord,
  MAX_COLUMNS,
  MAX_LETTERS,
  readRecords,
  type Separator,
  SEPARATORS,
  takeNamedSeparator,
} from "./records.ts";

/** Limits against abuse, far above real use: rows, blank rows beside them, blank rows before the headings. */
export const MAX_ROWS = 10_000;
export const MAX_BLANK_ROWS = 10_000;
const MAX_BLANK_BEFORE = 100;
/** Most characters within which the headings must end. */
const HEADING_LETTERS = 64 * 1024;
/** Letters of a heading that is not ours, as it is shown. */
const SHOWN_LETTERS = 80;
/** Most headings that a problem lists. */
const SHOWN_HEADINGS = 50;

/** What the first line tells about the file. */
export type FileShape = {
  separator: Separator;
  encoding: Encoding;
  /** The columns in file order; null for an unknown column. */
  columns: (ImportColumn | null)[];
  /** Headings of unknown columns, the first of them, shortened. */
  ignored: string[];
};

export type OpenedFile = {
  shape: FileShape;
  /** The file's records, read lazily. */
  records: Generator<CsvRecord, CsvEnd>;
};

/** Required when the file has no ids: every row is then a new item. */
const OF_NEW_ITEMS: readonly ImportColumn[] = ["unitMetric", "unitPrice"];

/** Or one kind of error for the whole file. `pause` is waited for where a large one takes long. */
export async function openFile(
  bytes: Uint8Array,
  pause?: () => Promise<void>,
): Promise<OpenedFile | FileProblem> {
  const decoded = await decodeText(bytes, pause);
  await pause?.();
  if (isGarbled(decoded)) return { code: "letters" };
  const { text, told } = takeNamedSeparator(decoded.text);
  const separator = told ?? findSeparator(text);
  const records = readRecords(text, separator);
  const first = findHeadings(records);
  if (!first) return { code: "empty" };
  if (first.done) return problemOf(first.value) ?? { code: "empty" };
  const cells = first.value.cells.map((cell) => cell.trim());
  const headings = cells.slice(0, cells.findLastIndex((heading) => heading !== "") + 1);
  const columns = headings.map((heading) => columnOf(heading) ?? null);
  const ignored = headings
    .filter((heading, at) => heading !== "" && columns[at] === null)
    .slice(0, SHOWN_HEADINGS)
    .map((heading) => shorten(heading));
  const problem = whyNotColumns(columns, ignored);
  return problem ?? { shape: { separator, encoding: decoded.encoding, columns, ignored }, records };
}

/** The first row that is not blank; undefined when it is not where a person looks for it. */
function findHeadings(records: Generator<CsvRecord, CsvEnd>): IteratorResult<CsvRecord, CsvEnd> | undefined {
  for (let blank = 0; blank <= MAX_BLANK_BEFORE; blank += 1) {
    const next = records.next();
    if (next.done || next.value.cells.length > 0) return next;
  }
  return undefined;
}

/** What is wrong with a file whose reading ended like this. */
export function problemOf({ broken }: CsvEnd): FileProblem | undefined {
  if (!broken) return undefined;
  const { why, row } = broken;
  if (why === "quoteOpen") return { code: why, row };
  return { code: why, row, limit: why === "cellTooLong" ? MAX_LETTERS : MAX_COLUMNS };
}

function shorten(heading: string): string {
  return heading.length > SHOWN_LETTERS ? `${heading.slice(0, SHOWN_LETTERS)}…` : heading;
}

/** The separator that gives the most known columns. */
function findSeparator(text: string): Separator {
  const beginning = text.slice(0, HEADING_LETTERS);
  const known = (separator: Separator) => {
    const first = findHeadings(readRecords(beginning, separator));
    return !first || first.done ? 0 : first.value.cells.filter(columnOf).length;
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

/** The required columns that are missing: without ids each row must be complete. */
function missingColumns(known: readonly ImportColumn[]): ImportColumn[] {
  if (known.includes("id")) return [];
  const hasTitle = known.includes("title_pt") || known.includes("title_en");
  const others = OF_NEW_ITEMS.filter((column) => !known.includes(column));
  return hasTitle ? others : ["title_pt", ...others];
}

/** The notation of numbers: where the semicolon separates cells, the comma separates decimals. */
export function notationOf(separator: Separator, reader: Locale): Locale {
  return separator === "\t" ? reader : separator === ";" ? "pt" : "en";
}
