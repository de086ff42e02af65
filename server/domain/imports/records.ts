export const SEPARATORS = [";", ",", "\t"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Numbered as in a spreadsheet. */
export type CsvRecord = { row: number; cells: string[] };
export type CsvEnd = { quoteOpen: number | null };

/** Excel's own first line: "sep=;". */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\n|\r|$)/i;

/** Without that line, and the separator it names. */
export function takeNamedSeparator(text: string): { text: string; told: Separator | undefined } {
  const [line, sign] = SEPARATOR_LINE.exec(text) ?? [];
  if (line === undefined) return { text, told: undefined };
  return { text: text.slice(line.length), told: SEPARATORS.find((one) => one === sign) };
}

/**
 * RFC 4180: quoted cells keep separators, line breaks and doubled quotes. Blank lines are counted and skipped. Ends
 * with the row of an unclosed quote, if any.
 */
export function* readRecords(text: string, separator: Separator): Generator<CsvRecord, CsvEnd> {
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    let isLast = false;
    while (!isLast) {
      const cell = text[at] === '"' ? readQuoted(text, at, separator) : readPlain(text, at, separator);
      if (!cell) return { quoteOpen: row };
      cells.push(cell.value);
      at = cell.end;
      if (text[at] === separator) at += 1;
      else isLast = true;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    if (cells.some((cell) => cell.trim() !== "")) yield { row, cells };
  }
  return { quoteOpen: null };
}

type Cell = { value: string; end: number };

function readPlain(text: string, from: number, separator: Separator): Cell {
  const ends = END_OF[separator];
  ends.lastIndex = from;
  const end = ends.exec(text)?.index ?? text.length;
  return { value: text.slice(from, end), end };
}

const END_OF: Record<Separator, RegExp> = { ";": /[;\r\n]/g, ",": /[,\r\n]/g, "\t": /[\t\r\n]/g };

/** Text between the closing quote and the separator belongs to the cell. */
function readQuoted(text: string, from: number, separator: Separator): Cell | undefined {
  let value = "";
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end === -1) return undefined;
    value += text.slice(at, end);
    if (text[end + 1] !== '"') {
      const rest = readPlain(text, end + 1, separator);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = end + 2;
  }
}
