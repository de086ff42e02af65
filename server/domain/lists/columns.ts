/** What stands in a column: a spreadsheet reads a text as a text, whatever digits it is made of. */
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
    /** In letters, in a file; as its kind has it unless given. */
    width?: number;
    value: (row: Row, said: Said) => Values[Kind];
  };
}[Kinds];

/** A column of the screen that stands in a file as well, under the same heading. */
type SharedColumn<Name extends string, Row, Said> = Valued<Row, Said> & { of: Name; heading?: undefined };

/** A column that a file alone has, shown with a column of the screen; null: only in a whole file. */
type FileOnlyColumn<Name extends string, Row, Said, Heading extends string> = Valued<Row, Said> & {
  of: Name | null;
  /** The word above it, of those for files. */
  heading: Heading;
};

export type FileColumn<Name extends string, Row, Said, Heading extends string, FileRow = Row> =
  | SharedColumn<Name, Row, Said>
  | FileOnlyColumn<Name, FileRow, Said, Heading>;

/** What a screen can show as it stands in the file; days and moments it writes in its own ways. */
type PlainKind = "text" | "number" | "money";

/** The columns of a list: their names on the screen, what each says where that is plain, and those of its file. */
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

/** The words of values of one kind, in whichever language: "Queued" for "queued". */
export type WordsFor<Value extends string> = Readonly<Record<Value, () => string>>;

/**
 * Declares the columns of a list once for its screen and its file: `columnsOf<Row, Said>()(names, columns)`. `Row` is
 * what the values are made of, `Said` the words they need; `FileRow` where a file reads more than the screen does.
 */
export function columnsOf<Row, Said, FileRow extends Row = Row>() {
  return function declare<
    const Name extends string,
    const File extends readonly FileColumn<Name, Row, Said, string, FileRow>[],
  >(names: readonly Name[], file: File) {
    const plain = file.flatMap((column) => (column.heading === undefined ? [[column.of, column]] : []));
    // Which columns have no heading and which headings there are, the types read from the columns themselves.
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
