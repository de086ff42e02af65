export const SEPARATORS = [";", ",", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Bounds against abuse: a spreadsheet's own limit of letters in a cell, and more columns than any catalogue has. */
export const MAX_COLUMNS = 200;
export const MAX_LETTERS = 32_767;

/** Numbered as in a spreadsheet. A blank one has no cells. */
export type CsvRecord = { row: number; cells: string[] };
/** Why it ended before its end, if it did, and in which row. */
export type CsvEnd = { broken: { why: "quoteOpen" | "tooManyColumns" | "cellTooLong"; row: number } | null };

/** The line "sep=;" that Excel puts first. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\n|\r|$)/i;

/** The text without the separator line, and the separator it names. */
export function takeNamedSeparator(text: string): { text: string; told: Separator | undefined } {
  const [line, sign] = SEPARATOR_LINE.exec(text) ?? [];
  if (line === undefined) return { text, told: undefined };
  return { text: text.slice(line.length), told: SEPARATORS.find((one) => one === sign) };
}

/**
 * RFC 4180: quoted cells keep separators, line breaks and doubled quotes. Ends early at an unclosed quote, and where a
 * bound is passed.
 */
export function* readRecords(text: string, separator: Separator): Generator<CsvRecord, CsvEnd> {
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    let isLast = false;
    while (!isLast) {
      if (cells.length === MAX_COLUMNS) return { broken: { why: "tooManyColumns", row } };
      const cell = text[at] === '"' ? readQuoted(text, at, separator) : readPlain(text, at, separator);
      if (typeof cell === "string") return { broken: { why: cell, row } };
      cells.push(cell.value);
      at = cell.end;
      if (text[at] === separator) at += 1;
      else isLast = true;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    yield { row, cells: cells.some((cell) => cell.trim() !== "") ? cells : [] };
  }
  return { broken: null };
}

type Cell = { value: string; end: number };

function readPlain(text: string, from: number, separator: Separator): Cell | "cellTooLong" {
  const ends = END_OF[separator];
  ends.lastIndex = from;
  const end = ends.exec(text)?.index ?? text.length;
  return end - from > MAX_LETTERS ? "cellTooLong" : { value: text.slice(from, end), end };
}

const END_OF: Record<Separator, RegExp> = { ";": /[;\r\n]/g, ",": /[,\r\n]/g, "\t": /[\t\r\n]/g };

/** Text between the closing quote and the separator belongs to the cell. */
function readQuoted(text: string, from: number, separator: Separator): Cell | "quoteOpen" | "cellTooLong" {
  let value = "";
  let at = from + 1;
  while (value.length <= MAX_LETTERS) {
    const end = text.indexOf('"', at);
    if (end === -1) return "quoteOpen";
    value += text.slice(at, end);
    if (text[end + 1] !== '"') {
      const rest = readPlain(text, end + 1, separator);
      if (typeof rest === "string") return rest;
      value += rest.value;
      return value.length > MAX_LETTERS ? "cellTooLong" : { value, end: rest.end };
    }
    value += '"';
    at = end + 2;
  }
  return "cellTooLong";
}
