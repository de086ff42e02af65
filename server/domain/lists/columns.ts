/** Kinds of cell. A spreadsheet leaves a text as text, even when it is all digits. */
export type CellKind = "text" | "money" | "number" | "day" | "instant";

/** Cents for money, "2025-09-12" for a day; null for nothing. */
type Values = {
  text: string | null;
  money: number | null;
  number: number | null;
  day: string | null;
  instant: Date | string | null;
};

type Valued<Row, Said, Kinds extends CellKind = CellKind> = {
  [Kind in Kinds]: {
    kind: Kind;
    /** Width in characters in a file; by default that of its kind. */
    width?: number;
    value: (row: Row, said: Said) => Values[Kind];
  };
}[Kinds];

/** On the screen and in the file under one heading, to which the file adds of an instant that it is the event's time. */
type SharedColumn<Name extends string, Row, Said> = Valued<Row, Said> & { of: Name; heading?: undefined };

/** In files only, together with a column of the screen; null: in whole files only. */
type FileOnlyColumn<Name extends string, Row, Said, Heading extends string> = Valued<Row, Said> & {
  of: Name | null;
  heading: Heading;
};

export type FileColumn<Name extends string, Row, Said, Heading extends string, FileRow = Row> =
  | SharedColumn<Name, Row, Said>
  | FileOnlyColumn<Name, FileRow, Said, Heading>;

/** Shown on the screen as in the file, an instant as its day; a day has a format of its own. */
type PlainKind = "text" | "number" | "money" | "instant";

export type ListColumns<
  Name extends string,
  Plain extends string,
  Row,
  Said,
  Heading extends string,
  FileRow,
> = {
  names: readonly Name[];
  plain: { [Each in Plain]: Valued<Row, Said, PlainKind> };
  file: readonly FileColumn<Name, Row, Said, Heading, FileRow>[];
};

type PlainIn<File> = File extends readonly (infer Column)[]
  ? Extract<Column, { heading?: undefined; kind: PlainKind; of: string }>["of"]
  : never;
type HeadingIn<File> = File extends readonly (infer Column)[]
  ? Extract<Column, { heading: string }>["heading"]
  : never;

/** Words to show for each value, such as "Queued" for "queued", in either language. */
export type WordsFor<Value extends string> = Readonly<Record<Value, () => string>>;

/**
 * Declares the columns of a list once for screen and file: `columnsOf<Row, Said>()(names, columns)`. `Row` is what
 * values are read from, `Said` the words they need; `FileRow` where a file reads more.
 */
export function columnsOf<Row, Said, FileRow extends Row = Row>() {
  return function declare<
    const Name extends string,
    const File extends readonly FileColumn<Name, Row, Said, string, FileRow>[],
  >(names: readonly Name[], file: File) {
    const plain = file.flatMap((column) => (column.heading === undefined ? [[column.of, column]] : []));
    // The types are read from the columns themselves.
    return { names, plain: Object.fromEntries(plain), file } as unknown as ListColumns<
      Name,
      PlainIn<File>,
      Row,
      Said,
      HeadingIn<File>,
      FileRow
    >;
  };
}
