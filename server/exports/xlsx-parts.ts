import type { Cell } from "#domain/exports/cell.ts";
import type { Locale } from "#domain/locales.ts";
import type { SheetColumn } from "./sheet.ts";

/** The parts of a workbook (ECMA-376) with one sheet. */
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts that are the same in every workbook. */
export const PARTS: Record<string, string> = {
  "[Content_Types].xml":
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/></Types>`,
  "_rels/.rels":
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels":
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
};

/** The names of sheets have 31 letters at most, and some of them never. */
export function workbookXml(name: string): string {
  const tab = name.replace(/[[\]:*?/\\]/g, " ").slice(0, 31);
  return (
    `${HEAD}<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}">` +
    `<sheets><sheet name="${escape(tab)}" sheetId="1" r:id="rId1"/></sheets></workbook>`
  );
}

/** How the kinds of cells are written: by their place among the formats below. */
const FORMATS = { number: 0, text: 1, money: 2, day: 3, instant: 4, heading: 5 } as const;
const DAYS: Record<Locale, string> = { pt: "dd/mm/yyyy", en: "yyyy-mm-dd" };

export function stylesXml(locale: Locale): string {
  const day = DAYS[locale];
  const formats = ["0", "49", "4", "164", "165"].map(
    (format) =>
      `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  const heading = `<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>`;
  const font = `<sz val="11"/><name val="Calibri"/><family val="2"/>`;
  return (
    `${HEAD}<styleSheet xmlns="${SHEETS}">` +
    `<numFmts count="2"><numFmt numFmtId="164" formatCode="${day}"/>` +
    `<numFmt numFmtId="165" formatCode="${day}\\ hh:mm"/></numFmts>` +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
    `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
    `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
    `<cellXfs count="6">${formats.join("")}${heading}</cellXfs></styleSheet>`
  );
}

/** The start of a sheet: the first row stays in view, and every column has its width. */
export function sheetStart(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return (
    `${HEAD}<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join("")}</cols><sheetData>`
  );
}

/** Every column can be filtered where the file is opened. */
export function sheetEnd(columns: number, lines: number): string {
  return `</sheetData><autoFilter ref="A1:${letters(columns - 1)}${lines}"/></worksheet>`;
}

export function rowXml(line: number, cells: readonly Cell[], format?: "heading"): string {
  const written = cells.map((cell, at) => cellXml(`${letters(at)}${line}`, cell, format ?? cell.kind));
  return `<row r="${line}">${written.join("")}</row>`;
}

function cellXml(place: string, { kind, value }: Cell, format: keyof typeof FORMATS): string {
  if (value === null || value === "") return "";
  const start = `<c r="${place}" s="${FORMATS[format]}"`;
  if (kind === "text") {
    const text = escape(String(value).slice(0, MAX_LETTERS));
    return `${start} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  }
  return `${start}><v>${figureOf({ kind, value } as Cell)}</v></c>`;
}

/** Most characters in one cell. */
const MAX_LETTERS = 32_000;
const MS_PER_DAY = 86_400_000;
/** Days from the beginning of the spreadsheet's calendar to that of ours. */
const EPOCH = 25_569;

/** Dollars for cents; days and their fractions for dates. */
function figureOf({ kind, value }: Cell): number {
  if (kind === "money") return Number(value) / 100;
  if (kind === "day") return Date.parse(`${value}T00:00:00Z`) / MS_PER_DAY + EPOCH;
  if (kind === "instant") return Date.parse(`${value}Z`) / MS_PER_DAY + EPOCH;
  return Number(value);
}

/** 0 -> A, 25 -> Z, 26 -> AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Without the characters that no XML may hold; and what looks like an escape of the format is one of a plain underscore. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
