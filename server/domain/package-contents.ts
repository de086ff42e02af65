import * as v from "valibot";
import { searchable } from "./accents.ts";
import { localisedLabel } from "./blocks.ts";
import type { Locale, Localised } from "./locales.ts";
import { message } from "./messages.ts";
import type { PackageId } from "./package-id.ts";
import { readNumber } from "./typed-number.ts";

/** What is said of every package, in reading order. */
export const CONTENT_ROWS = [
  "walls",
  "floor",
  "counter",
  "furniture",
  "meetingRoom",
  "lockableRoom",
  "screens",
  "sockets",
  "lighting",
  "fascia",
] as const;
export type ContentRow = (typeof CONTENT_ROWS)[number];

/** Yes, no, or a figure in the unit of its row; null while nobody has said it. */
export type Content = boolean | number | null;

export type PackageContents = Record<ContentRow, Record<PackageId, Content> & { unit: Localised }>;

/** A row as it is read: a cell for each package on offer, or one for all of them. */
export type StandRow = { name: Localised; cells: Localised[] };

const YES = ["sim", "s", "yes", "y"];
const NO = ["nao", "n", "no"];

const MAX_UNIT = 40;
const MAX_FIGURE = 1_000_000;

/** After the figure, such as "kW": in both languages, or in none where the figure speaks for itself. */
function unit() {
  const required = message("required");
  return v.pipe(
    localisedLabel(MAX_UNIT),
    v.forward(
      v.partialCheck([["pt"], ["en"]], ({ pt, en }) => pt !== "" || en === "", required),
      ["pt"],
    ),
    v.forward(
      v.partialCheck([["pt"], ["en"]], ({ pt, en }) => en !== "" || pt === "", required),
      ["en"],
    ),
  );
}

function content() {
  const figure = v.pipe(
    v.number(),
    v.minValue(0, message("numberTooSmall")),
    v.maxValue(MAX_FIGURE, message("numberTooLarge")),
  );
  return v.nullable(v.union([v.boolean(), figure], message("yesNoOrFigure")));
}

function row() {
  return v.strictObject({ unit: unit(), BRONZE: content(), SILVER: content(), GOLD: content() });
}

export function packageContents() {
  return v.strictObject(eachRow(row));
}

/** As it is typed: "sim", "no" or a figure; null for nothing, undefined for what is none of them. */
export function readContent(typed: string, locale: Locale): Content | undefined {
  const word = searchable(typed.trim());
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  return readNumber(typed, locale);
}

export function eachRow<Of>(make: (row: ContentRow) => Of): Record<ContentRow, Of> {
  return Object.fromEntries(CONTENT_ROWS.map((name) => [name, make(name)])) as Record<ContentRow, Of>; // fromEntries loses the names.
}

export const NO_CONTENTS: PackageContents = eachRow(() => ({
  unit: { pt: "", en: "" },
  BRONZE: null,
  SILVER: null,
  GOLD: null,
}));

/** The rows that every one of these packages fills in: a row of only some would read as "no" for the others. */
export function saidRows(contents: PackageContents, ids: readonly PackageId[]): ContentRow[] {
  return CONTENT_ROWS.filter((name) => ids.every((id) => contents[name][id] !== null));
}

/** What is still to be said before opening. */
export function emptyRows(contents: PackageContents, ids: readonly PackageId[]): ContentRow[] {
  const said = saidRows(contents, ids);
  return CONTENT_ROWS.filter((name) => !said.includes(name));
}
