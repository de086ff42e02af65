/** A workbook, a file of another ending, or something else under that ending. */
export type NotCsv = "workbook" | "ending" | "content";

const SPREADSHEETS: readonly string[] = [
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.oasis.opendocument.spreadsheet",
];

/**
 * CAT-09: why a file cannot be read as rows of a catalogue; `type` is detected from its bytes, undefined when
 * unknown.
 */
export function whyNotCsv(name: string, type: string | undefined): NotCsv | undefined {
  if (type && SPREADSHEETS.includes(type)) return "workbook";
  if (!/\.csv$/i.test(name)) return "ending";
  return type === "text/csv" ? undefined : "content";
}
