import { StyleSheet, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { Text } from "../text.tsx";
import { INK, styles } from "../styles.ts";
import type { FamilyName } from "../type/families.ts";
import { Tagged, tagged } from "../tagged.tsx";

export type Column<Row> = {
  head: string;
  /** Points; without it the column takes what the others leave. */
  width?: number;
  /** Aligned right, as amounts are. */
  isRight?: boolean;
  isStrong?: boolean;
  text: (row: Row) => string;
  /** Lines in smaller type below the cell's text. */
  under?: (row: Row) => readonly string[];
};

type TableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Every row as high as this, in points, its texts cut to a line. */
  rowHeight?: number;
  /** The fonts of a row that has its own. */
  facesOf?: (row: Row) => { fontFamily: FamilyName[] };
  /** What the rows come to: it stays with the last of them. */
  end?: ReactNode;
};

/** Most characters of a row that stays on one page; longer rows may break. */
const MOST_LETTERS = 2000;

/**
 * A table whose head comes back on every page and never ends one: it stays with the first two rows, and the last row
 * with what the table comes to. One of more than some four pages goes on in another part on a new page: react-pdf counts
 * in numbers that are too coarse farther down, takes the rows for overlapping and cuts them off.
 */
export function Table<Row>({ rows, end, ...table }: TableProps<Row>) {
  const parts = inParts(rows, (row) => table.rowHeight ?? estimatedHeight(table.columns, row));
  return parts.map((part, at) => (
    <TablePart
      // oxlint-disable-next-line react/no-array-index-key -- printed once
      key={at}
      {...table}
      rows={part}
      isFurther={at > 0}
      end={at === parts.length - 1 ? end : undefined}
    />
  ));
}

/** Points: half of where the coarseness begins, since heights are estimated. */
const PART_HEIGHT = 3_600;
const LINE = 12;
/** Characters in a line of a text column, a low estimate. */
const LINE_LETTERS = 44;

function inParts<Row>(rows: readonly Row[], heightOf: (row: Row) => number): Row[][] {
  const parts: Row[][] = [[]];
  let height = 0;
  for (const row of rows) {
    height += heightOf(row);
    if (height > PART_HEIGHT && parts.at(-1)?.length) {
      parts.push([]);
      height = heightOf(row);
    }
    parts.at(-1)?.push(row);
  }
  return parts;
}

/** The height of the row's highest cell; characters of other scripts are wider. */
function estimatedHeight<Row>(columns: readonly Column<Row>[], row: Row): number {
  const lines = (said: string) =>
    Math.ceil((said.length + (said.match(/[\u0900-\uFFFF]/gu)?.length ?? 0)) / LINE_LETTERS);
  return (
    LINE +
    LINE *
      Math.max(
        ...columns.map(({ text, under }) =>
          [text(row), ...(under?.(row) ?? [])].reduce((sum, said) => sum + lines(said), 0),
        ),
      )
  );
}

type TablePartProps<Row> = TableProps<Row> & { isFurther: boolean };

function TablePart<Row>({ columns, rows, rowHeight, facesOf, end, isFurther }: TablePartProps<Row>) {
  const last = rows.length - 1;
  return (
    <Tagged as="Table" break={isFurther}>
      <Tagged as="TR" fixed minPresenceAhead={1} style={cells.head}>
        {columns.map((column) => (
          <Text
            key={column.head}
            style={[widthOf(column), column.isRight ? styles.right : {}]}
            {...tagged("TH")}
          >
            {column.head}
          </Text>
        ))}
      </Tagged>
      {rows.map((row, at) => {
        const staysWithNext = at === last ? end !== undefined : at === 0;
        return (
          <Tagged
            as="TR"
            // oxlint-disable-next-line react/no-array-index-key -- printed once, and two rows may be equal
            key={at}
            {...(lettersOf(columns, row) > MOST_LETTERS ? {} : { wrap: false })}
            {...(staysWithNext ? { minPresenceAhead: 1 } : {})}
            style={[
              cells.row,
              rowHeight === undefined ? {} : { ...cells.even, height: rowHeight },
              facesOf?.(row) ?? {},
            ]}
          >
            {columns.map((column) => (
              <Cell key={column.head} column={column} row={row} isOneLine={rowHeight !== undefined} />
            ))}
          </Tagged>
        );
      })}
      {end !== undefined && (
        <View wrap={false} style={cells.end}>
          {end}
        </View>
      )}
    </Tagged>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; isOneLine: boolean };

function Cell<Row>({ column, row, isOneLine }: CellProps<Row>) {
  const { isRight, isStrong, text, under } = column;
  const line = [isRight ? styles.right : {}, isOneLine ? cells.line : {}];
  const more = under?.(row) ?? [];
  if (more.length === 0) {
    return (
      <Text style={[widthOf(column), isStrong ? styles.strong : {}, ...line]} {...tagged("TD")}>
        {text(row)}
      </Text>
    );
  }
  return (
    <Tagged as="TD" style={widthOf(column)}>
      <Text style={[isStrong ? styles.strong : {}, ...line]}>{text(row)}</Text>
      {more.map((said) => (
        <Text key={said} style={[cells.under, ...line]}>
          {said}
        </Text>
      ))}
    </Tagged>
  );
}

function lettersOf<Row>(columns: readonly Column<Row>[], row: Row): number {
  return columns.reduce(
    (sum, { text, under }) => sum + text(row).length + (under?.(row).join("").length ?? 0),
    0,
  );
}

type Sum = { label: string; value: string };

type SumsProps = {
  parts: readonly Sum[];
  total: Sum;
  /** Notes under the total. */
  notes: readonly string[];
};

/** The parts of a sum and the sum, at the right of a table, where its amounts stand. */
export function Sums({ parts, total, notes }: SumsProps) {
  return (
    <>
      {parts.map((part) => (
        <SumRow key={part.label} sum={part} />
      ))}
      <SumRow sum={total} isTotal />
      {notes.map((note) => (
        <Tagged as="TR" key={note} style={cells.note}>
          <Text style={[styles.column, styles.small, styles.right]} {...tagged("TD")}>
            {note}
          </Text>
        </Tagged>
      ))}
    </>
  );
}

/** Figures that come to the last one, beside no table. */
export function SumColumn({ parts, total }: Pick<SumsProps, "parts" | "total">) {
  return (
    <Tagged as="Table" wrap={false}>
      {parts.map((part) => (
        <SumRow key={part.label} sum={part} />
      ))}
      <SumRow sum={total} isTotal />
    </Tagged>
  );
}

function SumRow({ sum: { label, value }, isTotal = false }: { sum: Sum; isTotal?: boolean }) {
  return (
    <Tagged as="TR" style={isTotal ? [cells.sum, cells.total] : cells.sum}>
      <Text
        style={[styles.column, ...(isTotal ? [styles.strong, { fontSize: 11 }] : [styles.quiet])]}
        {...tagged("TD")}
      >
        {label}
      </Text>
      <Text
        style={[{ width: isTotal ? 176 : 110 }, ...(isTotal ? [styles.figure] : []), styles.right]}
        {...tagged("TD")}
      >
        {value}
      </Text>
    </Tagged>
  );
}

function widthOf({ width }: { width?: number }) {
  return width === undefined ? cells.growing : { width };
}

const cells = StyleSheet.create({
  head: { flexDirection: "row", gap: 10, paddingBottom: 3.5, fontSize: 8, color: INK.quiet },
  row: {
    ...styles.ruled,
    flexDirection: "row",
    gap: 10,
    paddingVertical: 2.7,
    fontSize: 9,
    lineHeight: 1.32,
  },
  even: { paddingVertical: 0, alignItems: "center" },
  line: { maxLines: 1, textOverflow: "ellipsis" },
  under: { fontSize: 7.5, lineHeight: 1.3, color: INK.quiet },
  growing: { flexGrow: 1, flexBasis: 0 },
  end: { borderTopWidth: 0.6, borderTopColor: INK.line, paddingTop: 4 },
  sum: { flexDirection: "row", gap: 10, marginLeft: "42%", paddingVertical: 1.6, alignItems: "flex-end" },
  total: { marginTop: 4, borderTopWidth: 1, borderTopColor: INK.ink, paddingTop: 6 },
  note: { flexDirection: "row", marginTop: 4 },
});
