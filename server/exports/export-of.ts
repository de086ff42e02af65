import type { Every, Met } from "#db/every.ts";
import type { Cell } from "#domain/exports/cell.ts";
import type { ExportChoice } from "#domain/exports/lists.ts";
import { readAddress } from "#domain/lists/address.ts";
import type { CellKind, FileColumn, ListColumns } from "#domain/lists/columns.ts";
import type { Filters } from "#domain/lists/filter.ts";
import type { Locale } from "#domain/locales.ts";
import type { Audience } from "#domain/permissions.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { wallTime } from "#domain/wall-time.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { nextTurn } from "../platform/turns.ts";
import { readMoment } from "../event/moment.ts";
import { readSettings } from "../event/read.ts";
import type { Sheet } from "./sheet.ts";
import { type Heading, type Said, SAID } from "./words.ts";

const WIDTHS: Record<CellKind, number> = { text: 24, money: 14, number: 10, day: 12, instant: 17 };

type Declared<
  Name extends string,
  Column extends string,
  Of extends Filters,
  Found extends Met,
  Row extends { id: string },
> = {
  /** Those who may read the list. */
  may: Exclude<Audience, "everybody">;
  /** The whole list, as its reader sees it. */
  every: (ctx: SignedInCtx) => Every<Column, Of, Found>;
  /** What its file says of these; left out where the list found its rows whole, all of one moment. */
  read?: (ctx: SignedInCtx, ids: readonly string[]) => Promise<readonly Row[]>;
  columns: Pick<ListColumns<Name, string, NoInfer<Row>, Said, Heading, NoInfer<Row>>, "file">;
  /** What the screen calls the list and its columns. */
  words: (LL: Said["LL"]) => { title: () => string; columns: Readonly<Record<Name, () => string>> };
  /** What the team calls some columns by its own settings; empty: as their headings say. */
  called?: (settings: Settings, locale: Locale) => Partial<Record<Heading, string>>;
};

/** An export of a list to a file. */
export type Export = {
  may: Exclude<Audience, "everybody">;
  /** What the list's address finds, or of it what was chosen, with the columns it names; all of them if it names none. */
  sheetOf: (
    ctx: SignedInCtx,
    address: Readonly<Record<string, string>>,
    choice: ExportChoice,
  ) => Promise<Sheet>;
};

/** Rows that are read and written before other requests run. */
const AT_ONCE = 100;

/**
 * Declares the export of a list: search, filters and sort are read from the list's own address by its own rules, its
 * records found as the list finds them, and read some hundred at a time (P23).
 */
export function exportOf<
  Name extends string,
  Column extends string,
  Of extends Filters,
  Found extends Met,
  Row extends { id: string } = Found,
>(declared: Declared<Name, Column, Of, Found, Row>): Export {
  const { may, read, words, called } = declared;

  async function sheetOf(
    ctx: SignedInCtx,
    address: Readonly<Record<string, string>>,
    { ids, except }: ExportChoice,
  ): Promise<Sheet> {
    const said = SAID[ctx.locale];
    const settings = await readSettings(ctx.db.read);
    const { eventZone } = settings;
    const { contract, meet } = declared.every(ctx);
    const { search, filters, sort } = readAddress(contract, address);
    const question = { search, filters, sort };
    const met = await meet(ctx.db.read, { question, ids, except }, await readMoment(ctx));
    const columns = chooseColumns<Name, Row>(declared.columns.file, address["columns"]);

    async function* rows() {
      for (let from = 0; from < met.length; from += AT_ONCE) {
        const slice = met.slice(from, from + AT_ONCE);
        const named = slice.map(({ id }) => id);
        // Where nothing is left to read, what was found is the row itself: by its type.
        const written = read ? await read(ctx, named) : (slice as unknown as readonly Row[]);
        const found = new Map(written.map((row) => [row.id, row]));
        yield named.flatMap((id) => {
          const row = found.get(id);
          return row ? [columns.map((column) => cellOf(column, row, said, eventZone))] : [];
        });
        await nextTurn();
      }
    }

    const { columns: headings, inEventTime } = said.LL.exports;
    const headingOf = (kind: CellKind, heading: string) =>
      kind === "instant" ? inEventTime({ heading }) : heading;
    const { title, columns: shown } = words(said.LL);
    const own = called?.(settings, ctx.locale) ?? {};
    return {
      name: title(),
      columns: columns.map((column) => ({
        kind: column.kind,
        heading:
          column.heading === undefined
            ? headingOf(column.kind, shown[column.of]())
            : own[column.heading] || headings[column.heading](),
        width: column.width ?? WIDTHS[column.kind],
      })),
      count: met.length,
      rows,
    };
  }

  return { may, sheetOf };
}

type Written<Name extends string, Row> = FileColumn<Name, Row, Said, Heading>;

/** The named columns of the screen, in the order of the file. */
function chooseColumns<Name extends string, Row>(columns: readonly Written<Name, Row>[], named = "") {
  const names = new Set(named.split("."));
  const shown = columns.filter(({ of }) => of !== null && names.has(of));
  return shown.length > 0 ? shown : columns;
}

/** Instants on the clocks of the event. */
function cellOf<Row>(column: Written<string, Row>, row: Row, said: Said, zone: string): Cell {
  if (column.kind === "instant") {
    const at = column.value(row, said);
    return { kind: "instant", value: at && wallTime(at instanceof Date ? at.toISOString() : at, zone) };
  }
  // The kind of a column says what its value is.
  return { kind: column.kind, value: column.value(row, said) } as Cell;
}
